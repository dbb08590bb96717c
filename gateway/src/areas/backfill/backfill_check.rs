//! A backfill job to check before it is submitted.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use super::job_type::BackfillJobType;
use super::rules::{self, Entries};
use crate::graph::decision::{Decision, DecisionCode};
use crate::graph::payload::UserError;

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
    /// The first line; if omitted, the headers are not checked.
    header: Option<String>,
}

/// Whether a backfill job can be submitted.
#[derive(SimpleObject)]
pub struct BackfillCheck {
    /// Whether all file names end in ".csv", in lower or upper case.
    file_types: Decision,
    /// The checks of the files, in the same order.
    files: Vec<BackfillFileCheck>,
    /// The first failed check, with the error that the mutation would return; null if none fails.
    error: Option<UserError>,
}

/// The check of a file of a backfill job.
#[derive(SimpleObject)]
pub struct BackfillFileCheck {
    /// How the headers differ from the expected ones, to show to the user; null if they do not, or if any headers are
    /// accepted. It is a hint: the file can still be submitted.
    header_warning: Option<String>,
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
        let file_types = match input.files.iter().all(|file| rules::is_csv(&file.name)) {
            true => Decision::allow(),
            false => Decision::refuse(DecisionCode::InvalidFile, rules::INVALID_FILES),
        };
        let header_warning = |file: &BackfillFileInput| {
            rules::header_warning(input.job_type?, file.header.as_deref()?)
        };
        Self {
            error: match entries.check() {
                Ok(_) if !file_types.allowed => Some(rules::invalid_files()),
                checked => checked.err(),
            },
            files: Vec::from_iter(input.files.iter().map(|file| BackfillFileCheck {
                header_warning: header_warning(file),
            })),
            file_types,
        }
    }
}
