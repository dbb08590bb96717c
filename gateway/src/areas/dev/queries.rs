//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::developer::Developer;
use super::sandbox::Sandbox;
use crate::error::Result;
use crate::request::request_context;

/// Root fields of this area.
#[derive(Default)]
pub struct DevQuery;

/// Root fields of this area.
#[object]
impl DevQuery {
    /// What is not of the business: checks, computations and tests for developers and scripts. Costs no call by itself.
    async fn developer(&self) -> Developer {
        Developer::default()
    }

    /// The sandbox that this gateway runs on; null if it runs on real services. Requires a valid token. At most one
    /// call. Source: GET /v3/auth/me, unless the token was confirmed in the last few minutes.
    async fn sandbox(&self, ctx: &Context<'_>) -> Result<Option<Sandbox>> {
        Sandbox::find(request_context(ctx)).await
    }
}
