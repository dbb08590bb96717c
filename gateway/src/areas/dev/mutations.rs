//! Making a developers' call, and switching faults of the sandbox.

mod run_developer_test;
mod set_fault;

use async_graphql::{Context, Object};

use crate::error::{Field, field};
use crate::graph::directives::semantic_non_null;
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
#[Object]
impl DevMutation {
    /// Makes a developers' call once and hands on its answer. A call that fails is an outcome, no error.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn run_developer_test(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The call.")] input: RunDeveloperTestInput,
    ) -> Field<RunDeveloperTestPayload> {
        field(run_developer_test::run(session(ctx), &input)).await
    }

    /// Switches a fault of the sandbox on, for everybody who uses it. Refused where no sandbox runs.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn set_fault(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The fault.")] input: SetFaultInput,
    ) -> Field<SetFaultPayload> {
        field(set_fault::set(session(ctx), &input)).await
    }

    /// Switches one fault of the sandbox off. Refused where no sandbox runs, and for a fault that is off.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn clear_fault(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The fault.")] input: ClearFaultInput,
    ) -> Field<ClearFaultPayload> {
        field(set_fault::clear(session(ctx), &input)).await
    }

    /// Switches all faults of the sandbox off. Refused where no sandbox runs.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn clear_faults(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Nothing is needed.")] input: ClearFaultsInput,
    ) -> Field<ClearFaultsPayload> {
        field(set_fault::clear_all(session(ctx), input)).await
    }
}
