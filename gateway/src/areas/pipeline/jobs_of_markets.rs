//! The jobs of each market, to compare a job with the others.

use std::sync::Arc;

use super::rest::{JobUnion, ListedJob};
use super::rules::{self, MarketJob};
use crate::upstream::Row;

/// The jobs of all markets.
pub(super) struct JobsOfMarkets(pub(super) Arc<JobUnion>);

impl JobsOfMarkets {
    /// The job that has done the work of a failed one since.
    pub(super) fn completed_since(&self, job: &ListedJob) -> Option<Row<ListedJob>> {
        let positions = self.0.of_market(&job.market_hash);
        let position = rules::completed_since(facts(job), self.facts_at(positions))?;
        Some(Row::at(&self.0.table, positions[position]))
    }

    /// Whether a job has failed and no other has done its work since.
    pub(super) fn needs_rerun(&self, job: &ListedJob) -> bool {
        rules::phase(&job.status) == rules::PipelineJobPhase::Failed
            && self.completed_since(job).is_none()
    }

    /// The running time that is usual for a running job.
    pub(super) fn usual_seconds(&self, job: &ListedJob) -> Option<i32> {
        if !rules::phase(&job.status).is_running() {
            return None;
        }
        let positions = self.0.of_market(&job.market_hash);
        rules::usual_seconds(&job.job_type, self.facts_at(positions))
    }

    fn facts_at<'a>(&'a self, positions: &'a [u32]) -> impl Iterator<Item = MarketJob<'a>> {
        let rows = self.0.table.rows();
        positions
            .iter()
            .map(|position| facts(&rows[*position as usize]))
    }
}

/// The facts about a job that the rules compare.
pub(super) fn facts(row: &ListedJob) -> MarketJob<'_> {
    MarketJob {
        date: row.date,
        kind: &row.job_type,
        status: &row.status,
        started_at: row.processing_start_time,
        seconds: row.duration.and_then(rules::whole_units),
    }
}
