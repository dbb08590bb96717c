//! The queries of jobs.

use async_graphql::Context;
use gateway_macros::object;

use super::Job;
use super::job::JobBy;
use super::job_list::{JobFilter, JobOrderField};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::request::request_context;

/// The queries of jobs.
#[derive(Default)]
pub struct JobsQuery;

#[object]
impl JobsQuery {
    /// The jobs of the main API's queue, newest first by default. Source: GET /v3/internal/queue.
    async fn jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<JobFilter, JobOrderField>,
    ) -> Result<Connection<Job>> {
        Job::page(request_context(ctx), &list).await
    }

    /// The job with this key, with newly signed links; null if it does not exist. A job that has not finished is never
    /// cached, so it can be polled. Source: GET /v3/internal/queue/{jobId}.
    async fn job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job's key.")] by: JobBy,
    ) -> Result<Option<Job>> {
        let JobBy::JobId(job_id) = by;
        Job::find(request_context(ctx), job_id).await
    }
}
