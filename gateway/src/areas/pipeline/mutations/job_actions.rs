//! Running jobs again, deleting jobs, and running refresh jobs.

use async_graphql::{ID, InputObject};
use gateway_macros::SimpleObject;

use crate::areas::pipeline::{CampaignRefreshJob, PipelineJob, rest};
use crate::error::Result;
use crate::graph::bulk::{BulkPayload, bulk_outcome, call_each};
use crate::graph::global_id::{self, Entity};
use crate::graph::payload::{ChangedNode, UserError, accepted};
use crate::request::RequestContext;

/// Jobs to run again.
#[derive(InputObject)]
pub struct RerunPipelineJobsInput {
    /// The keys of 1 to 100 jobs.
    pub(super) pipeline_job_ids: Vec<String>,
}

/// The outcome of running a job again.
#[derive(SimpleObject)]
pub struct RerunPipelineJobOutcome {
    /// The job's key.
    pipeline_job_id: String,
    /// The job, as read after it was queued; null if it was not. One read for all jobs.
    job: ChangedNode<PipelineJob>,
    /// Whether it was queued.
    is_done: bool,
    /// Why it was not queued; null if it was.
    error: Option<UserError>,
}

/// Jobs to delete.
#[derive(InputObject)]
pub struct DeletePipelineJobsInput {
    /// The keys of 1 to 100 jobs.
    pub(super) pipeline_job_ids: Vec<String>,
}

/// The outcome of deleting a job.
#[derive(SimpleObject)]
pub struct DeletePipelineJobOutcome {
    /// The job's key.
    pipeline_job_id: String,
    /// The global id of the deleted job, to remove it from client caches; null if it was not deleted.
    deleted_id: Option<ID>,
    /// Whether it was deleted.
    is_done: bool,
    /// Why it was not deleted; null if it was.
    error: Option<UserError>,
}

/// Refresh jobs to run.
#[derive(InputObject)]
pub struct RunCampaignRefreshJobsInput {
    /// The keys of 1 to 100 refresh jobs.
    pub(super) refresh_job_ids: Vec<String>,
}

/// The outcome of running a refresh job.
#[derive(SimpleObject)]
pub struct RunCampaignRefreshJobOutcome {
    /// The job's key.
    refresh_job_id: String,
    /// The job, as read after it was started; null if it was not. One read for all jobs.
    job: ChangedNode<CampaignRefreshJob>,
    /// Whether it was started.
    is_done: bool,
    /// Why it was not started; null if it was.
    error: Option<UserError>,
}

bulk_outcome!(
    RerunPipelineJobOutcome,
    pipeline_job_id,
    "RerunPipelineJobsPayload"
);

bulk_outcome!(
    DeletePipelineJobOutcome,
    pipeline_job_id,
    "DeletePipelineJobsPayload"
);

bulk_outcome!(
    RunCampaignRefreshJobOutcome,
    refresh_job_id,
    "RunCampaignRefreshJobsPayload"
);

pub(super) async fn rerun(
    context: &RequestContext,
    pipeline_job_ids: Vec<String>,
) -> Result<BulkPayload<RerunPipelineJobOutcome>> {
    BulkPayload::of_each(
        pipeline_job_ids,
        "pipelineJobIds",
        |pipeline_job_ids| async move {
            let items = pipeline_job_ids
                .into_iter()
                .map(|pipeline_job_id| (pipeline_job_id, None))
                .collect();
            let note = Some("The job may have been queued.");
            let call = |pipeline_job_id: String| async move {
                accepted(rest::rerun_job(&context.pipeline(), &pipeline_job_id).await)
            };
            let queued = call_each(context, note, items, call).await?;
            let outcomes = queued.into_iter().map(|(pipeline_job_id, queued)| {
                let error = queued.err();
                RerunPipelineJobOutcome {
                    job: error.is_none().then(|| pipeline_job_id.clone()).into(),
                    pipeline_job_id,
                    is_done: error.is_none(),
                    error,
                }
            });
            Ok(outcomes.collect())
        },
    )
    .await
}

pub(super) async fn delete(
    context: &RequestContext,
    pipeline_job_ids: Vec<String>,
) -> Result<BulkPayload<DeletePipelineJobOutcome>> {
    BulkPayload::of_each(
        pipeline_job_ids,
        "pipelineJobIds",
        |pipeline_job_ids| async move {
            let found = PipelineJob::find_fresh(context, &pipeline_job_ids).await?;
            let refusals = found
                .iter()
                .map(|job| deletion_refusal(context, job.as_ref()));
            let items = pipeline_job_ids.into_iter().zip(refusals).collect();
            let note = Some("The job may have been deleted.");
            let call = |pipeline_job_id: String| async move {
                accepted(rest::delete_job(&context.pipeline(), &pipeline_job_id).await)
            };
            let deleted = call_each(context, note, items, call).await?;
            let outcomes = deleted.into_iter().map(|(pipeline_job_id, deleted)| {
                let error = deleted.err();
                let is_done = error.is_none();
                DeletePipelineJobOutcome {
                    deleted_id: is_done
                        .then(|| global_id::id(PipelineJob::TYPE_NAME, &pipeline_job_id)),
                    pipeline_job_id,
                    is_done,
                    error,
                }
            });
            Ok(outcomes.collect())
        },
    )
    .await
}

pub(super) async fn run_refreshes(
    context: &RequestContext,
    refresh_job_ids: Vec<String>,
) -> Result<BulkPayload<RunCampaignRefreshJobOutcome>> {
    BulkPayload::of_each(
        refresh_job_ids,
        "refreshJobIds",
        |refresh_job_ids| async move {
            context.forget_reads();
            let mut items = Vec::new();
            for refresh_job_id in refresh_job_ids {
                // The first one reads the list; the others find it cached.
                let refusal = refresh_refusal(context, &refresh_job_id).await?;
                items.push((refresh_job_id, refusal));
            }
            let note = Some("The job may have been started.");
            let call = |refresh_job_id: String| async move {
                accepted(rest::run_campaign_refresh_job(&context.pipeline(), &refresh_job_id).await)
            };
            let started = call_each(context, note, items, call).await?;
            let outcomes = started.into_iter().map(|(refresh_job_id, started)| {
                let error = started.err();
                RunCampaignRefreshJobOutcome {
                    job: error.is_none().then(|| refresh_job_id.clone()).into(),
                    refresh_job_id,
                    is_done: error.is_none(),
                    error,
                }
            });
            Ok(outcomes.collect())
        },
    )
    .await
}

/// Why a job is not deleted; `None` if it may be.
fn deletion_refusal(context: &RequestContext, job: Option<&PipelineJob>) -> Option<UserError> {
    match job {
        Some(job) => UserError::of_decision(job.delete_decision(context)),
        None => Some(UserError::no_such("job")),
    }
}

/// Why a job is not run; `None` if it may be.
async fn refresh_refusal(context: &RequestContext, job_id: &str) -> Result<Option<UserError>> {
    let job = CampaignRefreshJob::find(context, job_id.to_owned()).await?;
    Ok(match job {
        Some(job) => UserError::of_decision(job.run_decision()),
        None => Some(UserError::no_such("job")),
    })
}
