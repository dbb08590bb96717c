//! Setting the status of studies.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::attribution::rules::{self, StudyStatus};
use crate::areas::attribution::{Study, rest};
use crate::error::Result;
use crate::graph::bulk::{BulkPayload, bulk_outcome, call_each};
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, accepted};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::RequestContext;

/// Studies and their new status.
#[derive(InputObject)]
pub struct ChangeStudyStatusesInput {
    /// The numbers of 1 to 100 studies.
    study_ids: Vec<i32>,
    /// The status to set.
    status: StudyStatus,
}

/// The outcome of setting the status of a study.
#[derive(SimpleObject)]
pub struct ChangeStudyStatusOutcome {
    /// The study's number.
    study_id: i32,
    /// The study, as read after the change; null if its status was not set. One call for all studies.
    /// Source: GET /v3/api/attribution.
    study: ChangedNode<Study>,
    /// Whether its status was set.
    is_done: bool,
    /// Why its status was not set; null if it was.
    error: Option<UserError>,
}

bulk_outcome!(
    ChangeStudyStatusOutcome,
    study_id,
    "ChangeStudyStatusesPayload"
);

pub(super) async fn run(
    context: &RequestContext,
    input: ChangeStudyStatusesInput,
) -> Result<BulkPayload<ChangeStudyStatusOutcome>> {
    let Some(status) = input.status.upstream() else {
        return Ok(BulkPayload::refused(UserError::unrecognized("status")));
    };
    BulkPayload::of_each(input.study_ids, "studyIds", |study_ids| async move {
        context.forget_reads();
        let mut items = Vec::new();
        for study_id in study_ids {
            let study = Study::find_one_of_many(context, study_id).await?;
            let refusal = match study {
                Some(study) => {
                    UserError::of_decision(rules::status_change(&study.row().status, input.status))
                }
                None => Some(UserError::no_such("study")),
            };
            items.push((study_id, refusal));
        }
        let note = Some("The status may have been set.");
        let call = |study_id| async move {
            accepted(rest::save_status(&context.main(), study_id, status).await)
        };
        let set = call_each(context, note, items, call).await?;
        let outcomes = set.into_iter().map(|(study_id, set)| {
            let error = set.err();
            ChangeStudyStatusOutcome {
                study_id,
                study: ChangedNode::one_of_many(error.is_none().then_some(study_id)),
                is_done: error.is_none(),
                error,
            }
        });
        Ok(outcomes.collect())
    })
    .await
}
