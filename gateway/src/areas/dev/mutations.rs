//! Making a developers' call, and switching faults of the sandbox.

mod run_developer_test;
mod set_fault;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use run_developer_test::{RunDeveloperTestInput, RunDeveloperTestPayload};
use set_fault::{
    ClearFaultInput, ClearFaultPayload, ClearFaultsInput, ClearFaultsPayload, SetFaultInput,
    SetFaultPayload,
};

/// Mutations of this area.
#[derive(Default)]
pub struct DevMutation;

/// Mutations of this area.
#[object]
impl DevMutation {
    /// Makes a developers' call once and hands on its answer. A call that fails is an outcome, no error.
    async fn run_developer_test(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The call.")] input: RunDeveloperTestInput,
    ) -> Result<RunDeveloperTestPayload> {
        run_developer_test::run(session(ctx), &input).await
    }

    /// Switches a fault of the sandbox on, for everybody who uses it. Refused where no sandbox runs.
    async fn set_fault(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The fault.")] input: SetFaultInput,
    ) -> Result<SetFaultPayload> {
        set_fault::set(session(ctx), &input).await
    }

    /// Switches one fault of the sandbox off. Refused where no sandbox runs, and for a fault that is off.
    async fn clear_fault(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The fault.")] input: ClearFaultInput,
    ) -> Result<ClearFaultPayload> {
        set_fault::clear(session(ctx), &input).await
    }

    /// Switches all faults of the sandbox off. Refused where no sandbox runs.
    async fn clear_faults(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Nothing is needed.")] input: ClearFaultsInput,
    ) -> Result<ClearFaultsPayload> {
        set_fault::clear_all(session(ctx), input).await
    }
}
