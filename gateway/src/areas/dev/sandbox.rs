//! The sandbox that a gateway runs on.

use async_graphql::Context;
use gateway_macros::object;

use super::fault::Fault;
use super::rest;
use crate::error::Result;
use crate::request::{RequestContext, request_context};

/// The sandbox that this gateway runs on.
pub struct Sandbox;

/// The sandbox that this gateway runs on.
#[object]
impl Sandbox {
    /// The active faults, oldest first. If several match a call, the oldest applies. Read from the sandbox's fault
    /// switch, without a call to a service.
    async fn faults(&self, ctx: &Context<'_>) -> Result<Vec<Fault>> {
        faults(request_context(ctx)).await
    }
}

impl Sandbox {
    /// The sandbox of this gateway, for a signed-in user; `None` on real services.
    pub(super) async fn find(context: &RequestContext) -> Result<Option<Self>> {
        Ok(context.fault_switch().await?.map(|_| Self))
    }
}

async fn faults(context: &RequestContext) -> Result<Vec<Fault>> {
    let Some(switch) = context.fault_switch().await? else {
        return Ok(Vec::new());
    };
    let rows = rest::faults(switch).await?;
    Ok(rows.into_iter().map(Fault::from).collect())
}
