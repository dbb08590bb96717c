//! Setting and clearing faults of the sandbox.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::dev::fault::{Fault, FaultKind, SandboxService};
use crate::areas::dev::rest::{self, FaultRow};
use crate::areas::dev::rules;
use crate::error::Result;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::RequestContext;
use crate::upstream::fault_switch::FaultSwitch;

/// A fault to set.
#[derive(InputObject)]
pub struct SetFaultInput {
    /// The service whose calls fail.
    #[graphql(default_with = "SandboxService::Main")]
    pub service: SandboxService,
    /// The beginning of the paths that fail, at most 300 characters; empty for all paths.
    #[graphql(default)]
    pub path: String,
    /// What goes wrong.
    pub kind: FaultKind,
    /// The HTTP status of the response, 400 to 599. Required for STATUS, rejected for other kinds.
    pub status: Option<i32>,
    /// The delay of the response, 0 to 60,000 milliseconds. Required for LATENCY.
    pub latency_ms: Option<i32>,
    /// Number of calls that fail, 1 to 1,000. Defaults to all until the fault is cleared. Required for the statuses
    /// 401 and 403.
    pub times: Option<i32>,
}

/// The fault, or why it was not set.
#[derive(SimpleObject)]
pub struct SetFaultPayload {
    /// The fault; null if it was rejected.
    fault: Option<Fault>,
    /// Why it was not set; empty on success.
    errors: Vec<UserError>,
}

/// The faults to clear.
#[derive(InputObject)]
pub struct ClearFaultsInput {
    /// The fault to clear. Omit to clear all.
    fault_id: Option<i32>,
}

/// Whether the faults were cleared.
#[derive(SimpleObject)]
pub struct ClearFaultsPayload {
    /// Why they were not cleared; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn set(context: &RequestContext, input: SetFaultInput) -> Result<SetFaultPayload> {
    let rejected = |errors| SetFaultPayload {
        fault: None,
        errors,
    };
    let switch = match switch_for(context).await? {
        Ok(switch) => switch,
        Err(error) => return Ok(rejected(vec![error])),
    };
    let wrong = rules::wrong_in(&input);
    let (Some(service), Some(kind), true) = (
        input.service.upstream(),
        input.kind.upstream(),
        wrong.is_empty(),
    ) else {
        return Ok(rejected(rules::rejections(wrong)));
    };
    let fault = FaultRow {
        id: 0,
        service: service.to_owned(),
        path: input.path,
        kind: kind.to_owned(),
        status: input.status,
        latency_ms: input.latency_ms.map(i64::from),
        count: input.times.map(i64::from),
    };
    let fault = rest::set_fault(switch, fault).await?;
    // Cached reads would hide the fault.
    context.forget_reads();
    Ok(SetFaultPayload {
        fault: Some(fault.into()),
        errors: Vec::new(),
    })
}

pub(super) async fn clear(
    context: &RequestContext,
    input: &ClearFaultsInput,
) -> Result<ClearFaultsPayload> {
    let errors = match switch_for(context).await? {
        Ok(switch) => {
            switch.clear(input.fault_id).await?;
            context.forget_reads();
            Vec::new()
        }
        Err(error) => vec![error],
    };
    Ok(ClearFaultsPayload { errors })
}

/// The fault switch, for a signed-in user; a user error if the gateway has none.
async fn switch_for(
    context: &RequestContext,
) -> Result<std::result::Result<&FaultSwitch, UserError>> {
    Ok(context.fault_switch().await?.ok_or_else(|| {
        let message = "This gateway does not run on the sandbox, so it has no faults.";
        UserError::new(UserErrorCode::NotFound, message)
    }))
}
