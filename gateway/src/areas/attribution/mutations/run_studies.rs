//! Running studies.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::attribution::{AttributionStudy, rest, rules};
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
    pub(super) attribution_ids: Vec<i32>,
}

/// The outcome of running a study.
#[derive(SimpleObject)]
pub struct RunStudyOutcome {
    /// The study's number.
    attribution_id: i32,
    /// The study, as read after the start; null if it was not started. One call for all studies.
    /// Source: GET /v3/api/attribution.
    study: ChangedNode<AttributionStudy>,
    /// The key of the job that produces the results; null if the study was not run, or if the service did not return it.
    job_id: Option<String>,
    /// The job that produces the results, which costs a call; null without its key.
    job: ChangedNode<Job>,
    /// Whether it was started.
    is_done: bool,
    /// Why it was not started; null if it was.
    error: Option<UserError>,
}

bulk_outcome!(RunStudyOutcome, attribution_id, "RunStudiesPayload");

pub(super) async fn run(
    context: &RequestContext,
    attribution_ids: Vec<i32>,
) -> Result<BulkPayload<RunStudyOutcome>> {
    BulkPayload::of_each(
        attribution_ids,
        "attributionIds",
        |attribution_ids| async move {
            context.forget_reads();
            let main = context.main();
            // Each study finds these lists cached, and reports their failures.
            let _read = tokio::join!(rest::studies(&main), rest::pixel_counts(&main));
            let mut items = Vec::new();
            for attribution_id in attribution_ids {
                let refusal = match AttributionStudy::find_one_of_many(context, attribution_id)
                    .await?
                {
                    Some(study) => UserError::of_decision(rules::run(&study.facts(context).await?)),
                    None => Some(UserError::no_such("study")),
                };
                items.push((attribution_id, refusal));
            }
            let note = Some("The study may have been started.");
            let call = |attribution_id| async move {
                accepted(rest::run_study(&context.main(), attribution_id).await)
            };
            let started = call_each(context, note, items, call).await?;
            let outcomes = started.into_iter().map(|(attribution_id, started)| {
                let (job_id, error) = match started {
                    Ok(answer) => (saved_job_id(&answer), None),
                    Err(error) => (None, Some(error)),
                };
                RunStudyOutcome {
                    attribution_id,
                    study: ChangedNode::one_of_many(error.is_none().then_some(attribution_id)),
                    job: job_id.clone().into(),
                    job_id,
                    is_done: error.is_none(),
                    error,
                }
            });
            Ok(outcomes.collect())
        },
    )
    .await
}
