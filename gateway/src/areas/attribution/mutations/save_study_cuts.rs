//! Saving the cuts of a study.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::attribution::cut::{Cut, CutInput};
use crate::areas::attribution::{Study, rest, rules};
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, UserErrorCode};
use crate::graph::revision::{self, Revised};
use crate::request::RequestContext;

/// A study and its cuts.
#[derive(InputObject)]
pub struct SaveStudyCutsInput {
    /// The study's number.
    study_id: i32,
    /// The study's `cutsRevision` that the change is based on. If someone else saved since, nothing is saved and the
    /// error is STALE. A save between the read for this check and the write goes unnoticed, because the service has
    /// no conditional writes. Omit to overwrite.
    revision: Option<String>,
    /// All cuts of the study; an empty list removes them.
    cuts: Vec<CutInput>,
}

/// The study with its cuts, or why they were not saved.
#[derive(SimpleObject)]
pub struct SaveStudyCutsPayload {
    /// The study, after STALE too; null if nothing was saved for another reason. Its cuts are read again if selected.
    study: ChangedNode<Study>,
    /// Why the cuts were not saved; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: SaveStudyCutsInput,
) -> Result<SaveStudyCutsPayload> {
    let refused = |error| SaveStudyCutsPayload {
        study: ChangedNode::none(),
        errors: vec![error],
    };
    let cuts = match CutInput::rows(input.cuts) {
        Ok(cuts) => cuts,
        Err(error) => return Ok(refused(error)),
    };
    let Some(study) = Study::find_fresh(context, input.study_id).await? else {
        return Ok(refused(UserError::no_such("study").at("studyId")));
    };
    let customer_id = match rules::customer_of_cuts(study.row().customer_id) {
        Ok(customer_id) => customer_id,
        Err(decision) => {
            let message = decision.reason.unwrap_or_default();
            return Ok(refused(
                UserError::new(UserErrorCode::Invalid, message).at("studyId"),
            ));
        }
    };
    if input.revision.is_some() {
        let saved = Cut::of_study(context, input.study_id, customer_id).await?;
        let revision = input.revision.as_deref();
        let parts = || Cut::parts(&saved).into();
        let (key, noun) = (input.study_id, Study::NOUN);
        if let Some((study, errors)) = revision::conflict(revision, key, noun, parts) {
            return Ok(SaveStudyCutsPayload { study, errors });
        }
    }
    let main = context.main();
    let written = rest::save_cuts(&main, input.study_id, customer_id, &cuts).await;
    let (study, errors) = ChangedNode::saved(Some(input.study_id), written, "attributionId")?;
    Ok(SaveStudyCutsPayload { study, errors })
}
