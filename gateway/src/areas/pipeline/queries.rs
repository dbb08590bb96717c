//! The queries of the pipeline.

use async_graphql::Context;
use gateway_macros::object;

use super::PipelineJob;
use super::pipeline_job_list::{PipelineJobFilter, PipelineJobOrderField};
use super::pipeline_job_sources::PipelineJobSources;
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
    /// The jobs of all markets, latest date first by default: those of the pipeline service and of the warehouse, each
    /// once. If one of the two lists cannot be read, only the jobs of the other are returned, and `pipelineJobSources`
    /// says so. Source: GET /api/jobs and GET /api/jobs-sf of the pipeline service.
    async fn pipeline_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<PipelineJobFilter, PipelineJobOrderField>,
    ) -> Result<Connection<PipelineJob>> {
        PipelineJob::page(session(ctx), &list).await
    }

    /// What `pipelineJobs` is read from: how many jobs there are in all, and which list is missing. No call besides
    /// those of `pipelineJobs`. Source: GET /api/jobs and GET /api/jobs-sf of the pipeline service.
    async fn pipeline_job_sources(&self, ctx: &Context<'_>) -> Result<PipelineJobSources> {
        PipelineJobSources::read(session(ctx)).await
    }

    /// The processing jobs of all markets, newest first by default. Source: GET /v3/api/jobs/index.
    async fn processing_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<ProcessingJobFilter, ProcessingJobOrderField>,
    ) -> Result<Connection<ProcessingJob>> {
        ProcessingJob::page(session(ctx), &list).await
    }
}
