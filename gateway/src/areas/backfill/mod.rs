//! Backfill jobs: files with data about past days, which the backfill service adds to the impressions.

mod backfill_check;
mod file_start;
mod job_type;
mod job_type_info;
mod mutations;
mod queries;
mod rest;
mod rules;

pub use mutations::BackfillMutation;
pub use queries::BackfillQuery;
