//! A backfill job that is checked before it is submitted.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use super::job_type::BackfillJobType;
use super::rules::{self, Entries};
use crate::graph::decision::{Decision, DecisionCode};
use crate::graph::payload::UserError;

/// A backfill job to check. What is left out is missing.
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
    /// The first line; its headers are not checked without one.
    header: Option<String>,
}

/// Whether a backfill job can be submitted.
#[derive(SimpleObject)]
pub struct BackfillCheck {
    /// Whether all files are of the type that is accepted: names that end in ".csv", in small or capital letters.
    file_types: Decision,
    /// The files, in the same order.
    files: Vec<BackfillFileCheck>,
    /// The first of the checks that fails, with which the mutation would refuse the job; null if none does.
    error: Option<UserError>,
}

/// A file of a backfill job.
#[derive(SimpleObject)]
pub struct BackfillFileCheck {
    /// What differs between the headers and those that are expected, to show to the user; null if nothing does, or
    /// any headers are accepted. It is a hint: the file can be submitted all the same.
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
