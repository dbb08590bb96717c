//! The queries of jobs.

use async_graphql::Context;
use gateway_macros::object;

use super::Job;
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
        #[graphql(desc = "The job's key.")] job_id: String,
    ) -> Result<Option<Job>> {
        Job::find(request_context(ctx), job_id).await
    }
}
