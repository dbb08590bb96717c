//! The queries of the pipeline.

use async_graphql::Context;
use gateway_macros::object;

use super::processing_job::{ProcessingJob, ProcessingJobFilter, ProcessingJobOrderField};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::session::session;

/// The queries of the pipeline.
#[derive(Default)]
pub struct PipelineQuery;

#[object]
impl PipelineQuery {
    /// The processing jobs of all markets, newest first by default. Source: GET /v3/api/jobs/index.
    async fn processing_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<ProcessingJobFilter, ProcessingJobOrderField>,
    ) -> Result<Connection<ProcessingJob>> {
        ProcessingJob::page(session(ctx), &list).await
    }
}
