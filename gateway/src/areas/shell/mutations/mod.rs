//! Signing in and out.

mod sign_in;
mod sign_out;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::request::request_context;
use sign_in::{SignInInput, SignInPayload};
use sign_out::SignOutPayload;

/// Mutations of the shell.
#[derive(Default)]
pub struct ShellMutation;

/// Mutations of the shell.
#[object]
impl ShellMutation {
    /// Signs in with an email address and a password. An address that does not contain the company's name is refused as
    /// "Unauthorized" without a call. One sign-in per request; after 10 failures within a minute an address must wait, as `retryAfterSeconds` and the header
    /// Retry-After say.
    /// Source: POST /v3/auth/authenticate.
    async fn sign_in(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Email address and password.")] input: SignInInput,
    ) -> Result<SignInPayload> {
        sign_in::run(ctx, input).await
    }

    /// Clears what the gateway cached for this session. The token stays valid for the main API, so the caller should
    /// discard it. Costs no call.
    async fn sign_out(&self, ctx: &Context<'_>) -> Result<SignOutPayload> {
        Ok(sign_out::run(request_context(ctx)))
    }
}
