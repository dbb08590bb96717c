//! Root fields of this area.

use async_graphql::{Context, Object};

use super::Job;
use super::job::JobFilter;
use crate::error::{Field, field, nullable_field};
use crate::graph::connection::{Connection, Page};
use crate::graph::directives::semantic_non_null;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct JobsQuery;

/// Root fields of this area.
#[Object]
impl JobsQuery {
    /// The queue of the main API, newest job first (GET /v3/internal/queue).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn jobs(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<JobFilter>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Job>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(Job::page(session(ctx), filter, &page)).await
    }

    /// One job with fresh links; null when there is none (GET /v3/internal/queue/{id}).
    async fn job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The main API's key.")] job_id: String,
    ) -> Field<Job> {
        nullable_field(Job::find(session(ctx), Some(&job_id))).await
    }
}
