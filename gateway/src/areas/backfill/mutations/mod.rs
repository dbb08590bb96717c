//! The mutations of backfill jobs.

mod submit_backfill;
mod test_backfill_connection;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::request::request_context;
use submit_backfill::{SubmitBackfillInput, SubmitBackfillPayload};
use test_backfill_connection::TestBackfillConnectionPayload;

/// The mutations of backfill jobs.
#[derive(Default)]
pub struct BackfillMutation;

#[object]
impl BackfillMutation {
    /// Whether the backfill service can be reached. A mutation, because each call must reach the service. Source:
    /// GET /hello of the backfill service.
    async fn test_backfill_connection(
        &self,
        ctx: &Context<'_>,
    ) -> Result<TestBackfillConnectionPayload> {
        test_backfill_connection::run(request_context(ctx)).await
    }

    /// Submits a backfill job. The files are streamed to the service as they arrive. A job that fails `backfillCheck`
    /// is refused for the same reason, and the service receives no complete request. If the service rejects it,
    /// `errors` has the service's message. Source: POST /upload of the backfill service.
    async fn submit_backfill(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job and its files.")] input: SubmitBackfillInput,
    ) -> Result<SubmitBackfillPayload> {
        submit_backfill::run(ctx, request_context(ctx), input).await
    }
}
