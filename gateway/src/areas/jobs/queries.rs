//! The queries of jobs.

use async_graphql::Context;
use gateway_macros::object;

use super::Job;
use super::job::JobFilter;
use crate::error::Result;
use crate::graph::connection::{Connection, Page};
use crate::graph::global_id::Entity;
use crate::session::session;

/// The queries of jobs.
#[derive(Default)]
pub struct JobsQuery;

#[object]
impl JobsQuery {
    /// The jobs of the main API's queue, newest first. Source: GET /v3/internal/queue.
    async fn jobs(
        &self,
        ctx: &Context<'_>,
        #[graphql(
            desc = "Keeps the rows that match every field given. Omitted or null fields match everything; an empty list matches nothing."
        )]
        filter: Option<JobFilter>,
        page: Page,
    ) -> Result<Connection<Job>> {
        Job::page(session(ctx), filter, &page).await
    }

    /// The job with this key, with newly signed links; null if it does not exist. May be 10 seconds old: poll with
    /// `Cache-Control: no-cache`. Source: GET /v3/internal/queue/{jobId}.
    async fn job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job's key.")] job_id: String,
    ) -> Result<Option<Job>> {
        Job::find(session(ctx), job_id).await
    }
}
