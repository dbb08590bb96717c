//! Switching faults of the sandbox on and off.

use async_graphql::{InputObject, SimpleObject};

use crate::areas::dev::fault::Fault;
use crate::areas::dev::fault_kind::FaultKind;
use crate::areas::dev::http_method::HttpMethod;
use crate::areas::dev::rest::{self, FaultBody};
use crate::areas::dev::rules::{self, WantedFault};
use crate::areas::dev::sandbox_service::SandboxServiceName;
use crate::error::{Code, Error, Result};
use crate::graph::payload::{UserError, UserErrorCode};
use crate::session::Session;
use crate::upstream::fault_switch::FaultSwitch;
use crate::upstream::paths;

/// A fault to switch on.
#[derive(InputObject)]
pub struct SetFaultInput {
    /// The service whose calls it strikes.
    service: SandboxServiceName,
    /// The beginning of the paths it strikes; left out or empty for all.
    #[graphql(default)]
    path: String,
    /// The method it strikes; left out for every method.
    method: Option<HttpMethod>,
    /// What goes wrong.
    kind: FaultKind,
    /// The HTTP status, 400 to 599: needed for STATUS, free for HTML, refused for every other kind.
    status: Option<i32>,
    /// What the service says, at most 500 characters; only for STATUS.
    message: Option<String>,
    /// How late the answer comes, 0 to 60,000 milliseconds: needed for LATENCY, free for every other kind.
    latency_ms: Option<i32>,
    /// How many calls it strikes, 1 to 1,000; left out it strikes until it is cleared. Needed for a fault
    /// that signs everybody out.
    times: Option<i32>,
}

/// The fault that is on, or why it is not.
#[derive(Default, SimpleObject)]
pub struct SetFaultPayload {
    /// The fault; null when it was refused, or has struck its last call already.
    fault: Option<Fault>,
    /// Why it was not switched on; empty on success.
    errors: Vec<UserError>,
}

/// The fault to switch off.
#[derive(InputObject)]
pub struct ClearFaultInput {
    /// The fault.
    fault_id: i32,
}

/// What came of switching a fault off.
#[derive(SimpleObject)]
pub struct ClearFaultPayload {
    /// Why it was not switched off; empty on success.
    errors: Vec<UserError>,
}

/// Nothing is needed to switch all faults off.
#[derive(InputObject)]
pub struct ClearFaultsInput {
    /// Handed back as it is.
    client_mutation_id: Option<String>,
}

/// What came of switching all faults off.
#[derive(SimpleObject)]
pub struct ClearFaultsPayload {
    /// Why they were not switched off; empty on success.
    errors: Vec<UserError>,
    /// What the input carried.
    client_mutation_id: Option<String>,
}

pub(super) async fn set(session: &Session, input: &SetFaultInput) -> Result<SetFaultPayload> {
    let switch = match switch_for(session).await? {
        Ok(switch) => switch,
        Err(refusal) => return Ok(refused(vec![refusal])),
    };
    let message = input.message.as_deref().map(str::trim);
    let wanted = WantedFault {
        service: input.service,
        path: input.path.trim(),
        method: input.method,
        kind: input.kind,
        status: input.status,
        message: message.filter(|message| !message.is_empty()),
        latency_ms: input.latency_ms,
        times: input.times,
    };
    let wrong = rules::wrong_in(&wanted, paths::me().as_str());
    let (Some(service), Some((_, kind)), true) = (
        wanted.service.word(),
        wanted.kind.details(),
        wrong.is_empty(),
    ) else {
        let error = |(field, words)| UserError::new(UserErrorCode::Rejected, words).at(field);
        return Ok(refused(wrong.into_iter().map(error).collect()));
    };
    let body = FaultBody {
        service,
        path: wanted.path.to_owned(),
        method: wanted
            .method
            .and_then(HttpMethod::method)
            .map(|method| method.to_string()),
        kind,
        status: wanted.status,
        latency_ms: wanted.latency_ms,
        count: wanted.times,
        body: wanted.message.map(str::to_owned),
    };
    let fault_id = rest::switch_on(switch, &body).await?;
    // What was read before must not hide the fault.
    session.forget_all_reads();
    let faults = Fault::all(switch).await?;
    Ok(SetFaultPayload {
        fault: faults.into_iter().find(|fault| fault.0.id == fault_id),
        errors: Vec::new(),
    })
}

pub(super) async fn clear(session: &Session, input: &ClearFaultInput) -> Result<ClearFaultPayload> {
    let refusal = match switch_for(session).await? {
        Err(refusal) => Some(refusal),
        Ok(switch) if switch.switch_off(input.fault_id).await? => None,
        Ok(_) => Some(UserError::new(
            UserErrorCode::NotFound,
            "This fault is no longer on.",
        )),
    };
    session.forget_all_reads();
    Ok(ClearFaultPayload {
        errors: refusal.into_iter().collect(),
    })
}

pub(super) async fn clear_all(
    session: &Session,
    input: ClearFaultsInput,
) -> Result<ClearFaultsPayload> {
    let refusal = match switch_for(session).await? {
        Err(refusal) => Some(refusal),
        Ok(switch) => {
            switch.switch_all_off().await?;
            None
        }
    };
    session.forget_all_reads();
    Ok(ClearFaultsPayload {
        errors: refusal.into_iter().collect(),
        client_mutation_id: input.client_mutation_id,
    })
}

fn refused(errors: Vec<UserError>) -> SetFaultPayload {
    SetFaultPayload {
        fault: None,
        errors,
    }
}

/// The switch, for whoever is signed in; a refusal where there is none.
async fn switch_for(session: &Session) -> Result<std::result::Result<&FaultSwitch, UserError>> {
    session.require_token()?;
    // Only the service's word that the token is none keeps somebody out: a fault may have struck this
    // very call, and must not keep anybody from clearing it.
    match session.roles().await {
        Err(error) if error.code() == Code::Unauthenticated => return Err(Error::unauthenticated()),
        _ => {}
    }
    Ok(session.services().fault_switch.as_ref().ok_or_else(|| {
        let words = "This gateway does not run on the sandbox, so there are no faults to switch.";
        UserError::new(UserErrorCode::NotFound, words)
    }))
}
