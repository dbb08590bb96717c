//! Changes to jobs of the pipeline.

mod delete_pipeline_job;
mod rerun_pipeline_job;
mod run_campaign_refresh_job;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::session::session;
use delete_pipeline_job::{DeletePipelineJobInput, DeletePipelineJobPayload};
use rerun_pipeline_job::{RerunPipelineJobInput, RerunPipelineJobPayload};
use run_campaign_refresh_job::{RunCampaignRefreshJobInput, RunCampaignRefreshJobPayload};

/// The mutations of the pipeline.
#[derive(Default)]
pub struct PipelineMutation;

#[object]
impl PipelineMutation {
    /// Runs a job of a market again, whatever its phase. If the service rejects it, `errors` has the service's message.
    /// Source: POST /api/re-run-job of the pipeline service.
    async fn rerun_pipeline_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job to run again.")] input: RerunPipelineJobInput,
    ) -> Result<RerunPipelineJobPayload> {
        rerun_pipeline_job::run(session(ctx), input.job_id).await
    }

    /// Deletes a job of a market. NOT_DELETABLE if `PipelineJob.delete` does not allow it.
    /// Source: POST /api/delete-job of the pipeline service.
    async fn delete_pipeline_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job to delete.")] input: DeletePipelineJobInput,
    ) -> Result<DeletePipelineJobPayload> {
        delete_pipeline_job::run(session(ctx), input.job_id).await
    }

    /// Runs a refresh job of a campaign. MISSING_DATA if `CampaignRefreshJob.run` does not allow it.
    /// Source: POST /api/run-pipeline-job of the pipeline service.
    async fn run_campaign_refresh_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The refresh job to run.")] input: RunCampaignRefreshJobInput,
    ) -> Result<RunCampaignRefreshJobPayload> {
        run_campaign_refresh_job::run(session(ctx), input.job_id).await
    }
}

fn no_such_job() -> UserError {
    UserError::new(UserErrorCode::NotFound, "There is no such job.")
}
