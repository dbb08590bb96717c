//! The sandbox that a gateway runs on, and the faults that are on in it.

use async_graphql::Context;
use gateway_macros::object;

use super::fault::Fault;
use super::fault_kind::{FaultKind, FaultKindDetails};
use super::sandbox_service::SandboxService;
use crate::error::Result;
use crate::session::{Session, session};

/// The stand-in for the services that this gateway runs on.
pub struct Sandbox;

/// The stand-in for the services that this gateway runs on.
#[object]
impl Sandbox {
    /// The faults that are on. Of two that fit a call the one set first strikes, so they are in the order
    /// in which they were set. Asked of the sandbox's fault switch, which is no service.
    async fn faults(&self, ctx: &Context<'_>) -> Result<Vec<Fault>> {
        faults(session(ctx)).await
    }

    /// The kinds of faults to choose from. No call.
    async fn fault_kinds(&self) -> Vec<FaultKindDetails> {
        FaultKind::all()
    }

    /// The services to choose from. No call.
    async fn services(&self, ctx: &Context<'_>) -> Vec<SandboxService> {
        SandboxService::all(session(ctx).services())
    }
}

impl Sandbox {
    /// The sandbox of this gateway, for whoever came with a token; none when it runs on the services.
    pub(super) fn find(session: &Session) -> Result<Option<Self>> {
        session.require_token()?;
        Ok(session.services().fault_switch.as_ref().map(|_| Self))
    }
}

async fn faults(session: &Session) -> Result<Vec<Fault>> {
    match &session.services().fault_switch {
        Some(switch) => Fault::all(switch).await,
        None => Ok(Vec::new()),
    }
}
