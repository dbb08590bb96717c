//! Running many studies, and setting the status of many.

use async_graphql::{Context, InputObject};
use gateway_macros::object;

use crate::areas::attribution::rules::{self, StudyStatus};
use crate::areas::attribution::{AttributionStudy, rest};
use crate::areas::jobs::saved_job_id;
use crate::caller::{Caller, caller};
use crate::error::Result;
use crate::graph::bulk::{BulkOutcome, BulkPayload, call_each};
use crate::graph::payload::{UserError, accepted};
use crate::graph::upstream_enum::UpstreamEnum;

/// Studies to run.
#[derive(InputObject)]
pub struct RunStudiesInput {
    /// The numbers of 1 to 100 studies.
    pub(super) attribution_ids: Vec<i32>,
}

/// Studies and their new status.
#[derive(InputObject)]
pub struct ChangeStudyStatusesInput {
    /// The numbers of 1 to 100 studies.
    attribution_ids: Vec<i32>,
    /// The status to set.
    status: StudyStatus,
}

/// One study of a bulk mutation, and why it was not changed.
struct Changed {
    attribution_id: i32,
    error: Option<UserError>,
}

pub struct RunStudyOutcome {
    changed: Changed,
    job_id: Option<String>,
}

/// The outcome of running a study.
#[object]
impl RunStudyOutcome {
    /// The study's number.
    async fn attribution_id(&self) -> i32 {
        self.changed.attribution_id
    }

    /// The study, as read after the start; null if it was not started. One call for all studies.
    /// Source: GET /v3/api/attribution.
    async fn study(&self, ctx: &Context<'_>) -> Result<Option<AttributionStudy>> {
        self.changed.study(caller(ctx)).await
    }

    /// The key of the job that produces the results, as in `job(by: {jobId})`; null if the study was not run, or if the
    /// service did not return it.
    async fn job_id(&self) -> Option<&str> {
        self.job_id.as_deref()
    }

    /// Whether it was started.
    async fn is_done(&self) -> bool {
        self.changed.error.is_none()
    }

    /// Why it was not started; null if it was.
    async fn error(&self) -> Option<&UserError> {
        self.changed.error.as_ref()
    }
}

pub struct ChangeStudyStatusOutcome(Changed);

/// The outcome of setting the status of a study.
#[object]
impl ChangeStudyStatusOutcome {
    /// The study's number.
    async fn attribution_id(&self) -> i32 {
        self.0.attribution_id
    }

    /// The study, as read after the change; null if its status was not set. One call for all studies.
    /// Source: GET /v3/api/attribution.
    async fn study(&self, ctx: &Context<'_>) -> Result<Option<AttributionStudy>> {
        self.0.study(caller(ctx)).await
    }

    /// Whether its status was set.
    async fn is_done(&self) -> bool {
        self.0.error.is_none()
    }

    /// Why its status was not set; null if it was.
    async fn error(&self) -> Option<&UserError> {
        self.0.error.as_ref()
    }
}

impl Changed {
    async fn study(&self, caller: &Caller) -> Result<Option<AttributionStudy>> {
        match self.error {
            None => AttributionStudy::find_listed(caller, self.attribution_id).await,
            Some(_) => Ok(None),
        }
    }
}

impl BulkOutcome for RunStudyOutcome {
    const PAYLOAD: &'static str = "RunStudiesPayload";

    fn key(&self) -> String {
        self.changed.attribution_id.to_string()
    }

    fn error(&self) -> Option<&UserError> {
        self.changed.error.as_ref()
    }
}

impl BulkOutcome for ChangeStudyStatusOutcome {
    const PAYLOAD: &'static str = "ChangeStudyStatusesPayload";

    fn key(&self) -> String {
        self.0.attribution_id.to_string()
    }

    fn error(&self) -> Option<&UserError> {
        self.0.error.as_ref()
    }
}

pub(super) async fn run(
    caller: &Caller,
    attribution_ids: Vec<i32>,
) -> Result<BulkPayload<RunStudyOutcome>> {
    BulkPayload::of_each(
        attribution_ids,
        "attributionIds",
        |attribution_ids| async move {
            caller.forget_reads();
            let main = caller.main();
            // Each study finds these lists cached, and reports their failures.
            let _read = tokio::join!(rest::studies(&main), rest::pixel_counts(&main));
            let mut items = Vec::new();
            for attribution_id in attribution_ids {
                let refusal = match AttributionStudy::find_listed(caller, attribution_id).await? {
                    Some(study) => UserError::of_decision(rules::run(&study.facts(caller).await?)),
                    None => Some(UserError::no_such("study")),
                };
                items.push((attribution_id, refusal));
            }
            let note = Some("The study may have been started.");
            let call = |attribution_id| async move {
                accepted(rest::run_study(&caller.main(), attribution_id).await)
            };
            let started = call_each(caller, note, items, call).await?;
            let outcomes = started.into_iter().map(|(attribution_id, started)| {
                let (job_id, error) = match started {
                    Ok(answer) => (saved_job_id(&answer), None),
                    Err(error) => (None, Some(error)),
                };
                RunStudyOutcome {
                    changed: Changed {
                        attribution_id,
                        error,
                    },
                    job_id,
                }
            });
            Ok(outcomes.collect())
        },
    )
    .await
}

pub(super) async fn change_status(
    caller: &Caller,
    input: ChangeStudyStatusesInput,
) -> Result<BulkPayload<ChangeStudyStatusOutcome>> {
    let Some(status) = input.status.upstream() else {
        return Ok(BulkPayload::refused(UserError::unrecognized("status")));
    };
    BulkPayload::of_each(
        input.attribution_ids,
        "attributionIds",
        |attribution_ids| async move {
            caller.forget_reads();
            let mut items = Vec::new();
            for attribution_id in attribution_ids {
                let study = AttributionStudy::find_listed(caller, attribution_id).await?;
                let refusal = match study {
                    Some(study) => UserError::of_decision(rules::status_change(
                        &study.row().status,
                        input.status,
                    )),
                    None => Some(UserError::no_such("study")),
                };
                items.push((attribution_id, refusal));
            }
            let note = Some("The status may have been set.");
            let call = |attribution_id| async move {
                accepted(rest::save_status(&caller.main(), attribution_id, status).await)
            };
            let set = call_each(caller, note, items, call).await?;
            let outcomes = set.into_iter().map(|(attribution_id, set)| {
                ChangeStudyStatusOutcome(Changed {
                    attribution_id,
                    error: set.err(),
                })
            });
            Ok(outcomes.collect())
        },
    )
    .await
}
