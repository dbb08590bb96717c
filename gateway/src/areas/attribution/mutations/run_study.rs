//! Running a study.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::attribution::{AttributionStudy, rest, rules};
use crate::areas::jobs::{Job, saved_job_id};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, accepted};
use crate::graph::prefetch::beside;

/// The study to run.
#[derive(InputObject)]
pub struct RunStudyInput {
    /// The study's number.
    pub(super) attribution_id: i32,
}

/// The running study and its job, or why it was not run.
#[derive(SimpleObject)]
pub struct RunStudyPayload {
    /// The study, as read after the start; null if it was not started.
    study: ChangedNode<AttributionStudy>,
    /// The job that produces the results; null if the study was not run, or if the service did not return the job's id.
    job: ChangedNode<Job>,
    /// Why the study was not run; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(caller: &Caller, attribution_id: i32) -> Result<RunStudyPayload> {
    let refused = |error| RunStudyPayload {
        study: ChangedNode::none(),
        job: ChangedNode::none(),
        errors: vec![error],
    };
    let main = caller.main();
    let refusal = async {
        let Some(study) = AttributionStudy::find_fresh(caller, attribution_id).await? else {
            return Ok(Some(UserError::no_such("study")));
        };
        let decision = rules::run(&study.facts(caller).await?);
        Result::Ok(UserError::of_decision(decision))
    };
    if let Some(error) = beside(refusal, rest::pixel_counts(&main)).await? {
        return Ok(refused(error));
    }
    let written = rest::run_study(&main, attribution_id).await;
    Ok(match accepted(written)? {
        Ok(answer) => RunStudyPayload {
            study: ChangedNode::by(attribution_id),
            job: saved_job_id(&answer).into(),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}
