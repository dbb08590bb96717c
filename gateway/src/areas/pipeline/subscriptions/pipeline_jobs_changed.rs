//! Changes to market jobs.

use std::sync::Arc;

use async_graphql::ID;
use chrono::{DateTime as Moment, Utc};
use gateway_macros::SimpleObject;

use super::changes::Changes;
use crate::areas::pipeline::PipelineJob;
use crate::areas::pipeline::rest::{self, JobUnion};
use crate::error::Result;
use crate::graph::global_id;
use crate::graph::scalars::DateTime;
use crate::request::{PollUpdate, PolledList, RequestContext};

/// Changes to the market jobs since the previous event.
#[derive(SimpleObject)]
pub struct PipelineJobsChange {
    /// When the jobs were read.
    read_at: DateTime,
    /// Why the jobs could not be read this time; null if they were. What has changed meanwhile follows once they can be.
    failure: Option<String>,
    /// Whether anything has changed; false in the first event.
    has_changed: bool,
    /// The new jobs.
    added: Vec<PipelineJob>,
    /// The jobs that existed before and have changed.
    changed: Vec<PipelineJob>,
    /// The ids of the jobs that no longer exist.
    removed_ids: Vec<ID>,
}

impl PolledList for JobUnion {
    const HAS_FAILURES: bool = true;

    async fn read(context: &RequestContext, _: &str) -> Result<Arc<Self>> {
        // If a list is missing, its jobs would appear to be removed.
        rest::pipeline_jobs(&context.pipeline()).await?.complete()
    }
}

impl PipelineJobsChange {
    pub(super) fn new(reading: &PollUpdate<JobUnion>, read_at: Moment<Utc>) -> Self {
        let before = reading.before.as_ref().map(|before| &*before.table);
        let now = reading.now.as_ref().ok().map(|now| &now.table);
        let changes = Changes::between(before, now);
        let ids = changes.removed.iter();
        Self {
            read_at: DateTime(read_at),
            failure: reading.failure(),
            has_changed: changes.is_any(),
            removed_ids: ids
                .map(|job_id| global_id::id("PipelineJob", job_id))
                .collect(),
            added: changes.added.into_iter().map(PipelineJob::new).collect(),
            changed: changes.changed.into_iter().map(PipelineJob::new).collect(),
        }
    }
}
