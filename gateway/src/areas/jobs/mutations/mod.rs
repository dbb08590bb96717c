//! Changes to jobs.

mod refresh_job;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use refresh_job::{RefreshJobInput, RefreshJobPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct JobsMutation;

/// Mutations of this area.
#[object]
impl JobsMutation {
    /// Reads one job again, past every cache, and so replaces its links (GET /v3/internal/queue/{id}).
    async fn refresh_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job.")] input: RefreshJobInput,
    ) -> Result<RefreshJobPayload> {
        refresh_job::run(session(ctx), input).await
    }
}
