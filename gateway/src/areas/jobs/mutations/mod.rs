//! The mutations of jobs.

mod refresh_job;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::request::request_context;
use refresh_job::{RefreshJobInput, RefreshJobPayload};

/// The mutations of jobs.
#[derive(Default)]
pub struct JobsMutation;

#[object]
impl JobsMutation {
    /// Reads a job again, bypassing the cache, to renew its links. Source: GET /v3/internal/queue/{jobId}.
    async fn refresh_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job to read.")] input: RefreshJobInput,
    ) -> Result<RefreshJobPayload> {
        refresh_job::run(request_context(ctx), input).await
    }
}
