//! The queries of backfill jobs.

use gateway_macros::object;

use super::backfill_check::{BackfillCheck, BackfillCheckInput};
use super::job_type_info::BackfillJobTypeInfo;

/// The queries of backfill jobs.
#[derive(Default)]
pub struct BackfillQuery;

#[object]
impl BackfillQuery {
    /// The types of backfill jobs, in display order. Costs no call.
    async fn backfill_job_types(&self) -> Vec<BackfillJobTypeInfo> {
        BackfillJobTypeInfo::all()
    }

    /// Checks a backfill job before it is submitted, with the beginnings of its files. Costs no call.
    async fn backfill_check(
        &self,
        #[graphql(desc = "The job as it would be submitted.")] input: BackfillCheckInput,
    ) -> BackfillCheck {
        BackfillCheck::of(input)
    }
}
