//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::Job;
use super::job::JobFilter;
use crate::error::Result;
use crate::graph::connection::{Connection, Page};
use crate::graph::global_id::Entity;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct JobsQuery;

/// Root fields of this area.
#[object]
impl JobsQuery {
    /// The queue of the main API, newest job first (GET /v3/internal/queue).
    async fn jobs(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<JobFilter>,
        page: Page,
    ) -> Result<Connection<Job>> {
        Job::page(session(ctx), filter, &page).await
    }

    /// One job with fresh links; null when there is none (GET /v3/internal/queue/{id}).
    async fn job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The main API's key.")] job_id: String,
    ) -> Result<Option<Job>> {
        Job::find(session(ctx), job_id).await
    }
}
