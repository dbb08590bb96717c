//! Runs developer tests, and sets faults of the sandbox.

mod run_developer_test;
mod set_fault;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::request::request_context;
use run_developer_test::{RunDeveloperTestInput, RunDeveloperTestPayload};
pub use set_fault::SetFaultInput;
use set_fault::{ClearFaultsInput, ClearFaultsPayload, SetFaultPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct DevMutation;

/// Mutations of this area.
#[object]
impl DevMutation {
    /// Runs a developer test: makes its call once and returns the response unchanged. A failed call is an outcome, not
    /// an error.
    async fn run_developer_test(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The test to run.")] input: RunDeveloperTestInput,
    ) -> Result<RunDeveloperTestPayload> {
        run_developer_test::run(request_context(ctx), &input).await
    }

    /// Sets a fault of the sandbox, for everyone who uses it. Requires a valid token. Rejected if the gateway runs on
    /// real services.
    async fn set_fault(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The fault to set.")] input: SetFaultInput,
    ) -> Result<SetFaultPayload> {
        set_fault::set(request_context(ctx), input).await
    }

    /// Clears one fault of the sandbox, or all. Succeeds if the fault is no longer active. Requires a valid token;
    /// while the main API cannot confirm it, an earlier confirmation is enough. Rejected if the gateway runs on real
    /// services.
    async fn clear_faults(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The faults to clear.")] input: ClearFaultsInput,
    ) -> Result<ClearFaultsPayload> {
        set_fault::clear(request_context(ctx), &input).await
    }
}
