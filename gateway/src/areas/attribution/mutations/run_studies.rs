//! Running studies.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::attribution::{Study, rest, rules};
use crate::areas::jobs::{Job, saved_job_id};
use crate::error::Result;
use crate::graph::bulk::{BulkPayload, bulk_outcome, call_each};
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, accepted};
use crate::request::RequestContext;

/// Studies to run.
#[derive(InputObject)]
pub struct RunStudiesInput {
    /// The numbers of 1 to 100 studies.
    pub(super) study_ids: Vec<i32>,
}

/// The outcome of running a study.
#[derive(SimpleObject)]
pub struct RunStudyOutcome {
    /// The study's number.
    study_id: i32,
    /// The study, as read after the start; null if it was not started. One call for all studies.
    /// Source: GET /v3/api/attribution.
    study: ChangedNode<Study>,
    /// The key of the job that produces the results; null if the study was not run, or if the service did not return it.
    job_id: Option<String>,
    /// The job that produces the results, which costs a call; null without its key.
    job: ChangedNode<Job>,
    /// Whether it was started.
    is_done: bool,
    /// Why it was not started; null if it was.
    error: Option<UserError>,
}

bulk_outcome!(RunStudyOutcome, study_id, "RunStudiesPayload");

pub(super) async fn run(
    context: &RequestContext,
    study_ids: Vec<i32>,
) -> Result<BulkPayload<RunStudyOutcome>> {
    BulkPayload::of_each(study_ids, "studyIds", |study_ids| async move {
        context.forget_reads();
        let main = context.main();
        // Each study finds these lists cached, and reports their failures.
        let _read = tokio::join!(rest::studies(&main), rest::pixel_counts(&main));
        let mut items = Vec::new();
        for study_id in study_ids {
            let refusal = match Study::find_one_of_many(context, study_id).await? {
                Some(study) => UserError::of_decision(rules::run(&study.facts(context).await?)),
                None => Some(UserError::no_such("study")),
            };
            items.push((study_id, refusal));
        }
        let note = Some("The study may have been started.");
        let call =
            |study_id| async move { accepted(rest::run_study(&context.main(), study_id).await) };
        let started = call_each(context, note, items, call).await?;
        let outcomes = started.into_iter().map(|(study_id, started)| {
            let (job_id, error) = match started {
                Ok(answer) => (saved_job_id(&answer), None),
                Err(error) => (None, Some(error)),
            };
            RunStudyOutcome {
                study_id,
                study: ChangedNode::one_of_many(error.is_none().then_some(study_id)),
                job: job_id.clone().into(),
                job_id,
                is_done: error.is_none(),
                error,
            }
        });
        Ok(outcomes.collect())
    })
    .await
}
