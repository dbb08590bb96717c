//! A backfill job to check before it is submitted.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use super::file_start::{CellProblem, FileStart};
use super::job_type::BackfillJobType;
use super::rules::{self, Entries};
use crate::graph::decision::Decision;
use crate::graph::payload::{UserError, UserErrorCode};

/// A backfill job to check. Omitted fields count as missing.
#[derive(InputObject)]
pub struct BackfillCheckInput {
    /// The customer.
    customer_id: Option<i32>,
    /// The market.
    market_id: Option<i32>,
    /// The type of the job.
    job_type: Option<BackfillJobType>,
    /// The provider.
    provider_id: Option<i32>,
    /// The files.
    #[graphql(default)]
    files: Vec<BackfillFileInput>,
}

/// A file of a backfill job to check.
#[derive(InputObject)]
pub struct BackfillFileInput {
    /// The name.
    name: String,
    /// The beginning, up to the end of a line. Neither headers nor cells are checked without it.
    start: Option<String>,
}

/// Whether a backfill job can be submitted.
#[derive(SimpleObject)]
pub struct BackfillCheck {
    /// Whether all file names end in ".csv", in lower or upper case, and are free of control characters.
    file_types: Decision,
    /// The checks of the files, in the same order.
    files: Vec<BackfillFileCheck>,
    /// The first failed check, with the error that the mutation would return; null if none fails.
    error: Option<UserError>,
}

/// The check of a file of a backfill job.
#[derive(SimpleObject)]
pub struct BackfillFileCheck {
    /// What is wrong with the headers or quotes, to show to the user: the headers differ from those that are expected for
    /// the type or cannot be read, or text follows the closing quote of a cell; null if nothing is wrong. It is a
    /// hint: the file can still be submitted.
    header_warning: Option<String>,
    /// The first cells that the service may not be able to read, at most 10. The file can still be submitted.
    problems: Vec<BackfillCellProblem>,
}

/// A cell of a file of a backfill job that the service may not be able to read.
#[derive(SimpleObject)]
pub struct BackfillCellProblem {
    /// The line of the file on which the row begins, counted from 1.
    line: i32,
    /// The header of the column.
    column: String,
    /// What is wrong.
    message: String,
}

impl BackfillCheck {
    /// The check of a job.
    pub fn of(input: BackfillCheckInput) -> Self {
        let entries = Entries {
            customer_id: input.customer_id,
            market_id: input.market_id,
            job_type: input.job_type,
            provider_id: input.provider_id,
            file_count: input.files.len(),
        };
        let file_types = match input
            .files
            .iter()
            .all(|file| rules::file_name(&file.name).is_some())
        {
            true => Decision::allow(),
            false => Decision::refuse(UserErrorCode::InvalidFile, rules::INVALID_FILES),
        };
        let check = |file: &BackfillFileInput| {
            let start = file.start.as_deref();
            start.map_or_else(FileStart::default, |start| {
                FileStart::read(input.job_type, start)
            })
        };
        Self {
            error: match entries.check() {
                Ok(_) if !file_types.allowed => Some(rules::invalid_files()),
                checked => checked.err(),
            },
            files: Vec::from_iter(input.files.iter().map(check).map(BackfillFileCheck::of)),
            file_types,
        }
    }
}

impl BackfillFileCheck {
    fn of(start: FileStart) -> Self {
        let problem = |problem: CellProblem| BackfillCellProblem {
            line: i32::try_from(problem.line).unwrap_or(i32::MAX),
            column: problem.column,
            message: problem.message,
        };
        Self {
            header_warning: start.header_warning,
            problems: start.problems.into_iter().map(problem).collect(),
        }
    }
}
