//! Setting the status of a study.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::attribution::rules::{self, StudyStatus};
use crate::areas::attribution::{AttributionStudy, rest};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError};
use crate::graph::upstream_enum::UpstreamEnum;

/// A study and its new status.
#[derive(InputObject)]
pub struct ChangeStudyStatusInput {
    /// The study's number.
    attribution_id: i32,
    /// The status to set.
    status: StudyStatus,
}

/// The study with its new status, or why the status was not set.
#[derive(SimpleObject)]
pub struct ChangeStudyStatusPayload {
    /// The study, as read after the change; null if nothing was changed.
    study: ChangedNode<AttributionStudy>,
    /// Why the status was not set; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    caller: &Caller,
    input: &ChangeStudyStatusInput,
) -> Result<ChangeStudyStatusPayload> {
    let refused = |error| ChangeStudyStatusPayload {
        study: ChangedNode::none(),
        errors: vec![error],
    };
    let Some(status) = input.status.upstream() else {
        return Ok(refused(UserError::unrecognized("status")));
    };
    let Some(study) = AttributionStudy::find_fresh(caller, input.attribution_id).await? else {
        return Ok(refused(UserError::no_such("study")));
    };
    let decision = rules::status_change(&study.row().status, input.status);
    if let Some(error) = UserError::of_decision(decision) {
        return Ok(refused(error));
    }
    let written = rest::save_status(&caller.main(), input.attribution_id, status).await;
    let (study, errors) = ChangedNode::saved(Some(input.attribution_id), written, "attributionId")?;
    Ok(ChangeStudyStatusPayload { study, errors })
}
