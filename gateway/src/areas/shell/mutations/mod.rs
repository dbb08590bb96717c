//! Signing in and out.

mod sign_in;
mod sign_out;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use sign_in::{SignInInput, SignInPayload};
use sign_out::{SignOutInput, SignOutPayload};

/// Mutations of the shell.
#[derive(Default)]
pub struct ShellMutation;

/// Mutations of the shell.
#[object]
impl ShellMutation {
    /// Signs a member of staff in (POST /v3/auth/authenticate). An email without the company text is
    /// refused with "Unauthorized" before anything is sent (rule company-check). One sign-in a request;
    /// after 10 failures within a minute an email must wait.
    async fn sign_in(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Email and password.")] input: SignInInput,
    ) -> Result<SignInPayload> {
        sign_in::run(session(ctx), input).await
    }

    /// Ends the session as far as the gateway knows it: what was read for it is forgotten. The token
    /// itself belongs to the main API, so the caller should forget it too.
    async fn sign_out(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Nothing is needed.")] input: SignOutInput,
    ) -> Result<SignOutPayload> {
        Ok(sign_out::run(session(ctx), input))
    }
}
