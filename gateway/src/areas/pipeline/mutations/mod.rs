//! Changes to jobs of the pipeline.

mod create_pipeline_jobs;
mod job_actions;
mod run_campaigns;
mod run_markets;
mod run_stationary_campaign;

use async_graphql::Context;
use gateway_macros::object;

use super::market_runs::{self, MarketRunsPayload};
use crate::error::Result;
use crate::graph::bulk::BulkPayload;
use crate::request::request_context;
use job_actions::{
    DeletePipelineJobOutcome, DeletePipelineJobsInput, RerunPipelineJobOutcome,
    RerunPipelineJobsInput, RunCampaignRefreshJobOutcome, RunCampaignRefreshJobsInput,
};
use run_campaigns::{RunCampaignsInput, RunCampaignsPayload};

pub use create_pipeline_jobs::CreatePipelineJobsInput;
pub use run_markets::RunMarketsInput;
pub use run_stationary_campaign::RunStationaryCampaignInput;

/// The mutations of the pipeline.
#[derive(Default)]
pub struct PipelineMutation;

#[object]
impl PipelineMutation {
    /// Runs jobs of markets again, whatever their phase: one call for each, 5 at a time, that does not count against the
    /// limit of calls. If the service rejects one, its outcome has the service's message. A job that fails does not stop the others. After 12 seconds no more calls are made, and the outcomes of
    /// the remaining jobs have an error. Source: POST /api/re-run-job of the pipeline service.
    async fn rerun_pipeline_jobs(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The jobs to run again.")] input: RerunPipelineJobsInput,
    ) -> Result<BulkPayload<RerunPipelineJobOutcome>> {
        job_actions::rerun(request_context(ctx), input.pipeline_job_ids).await
    }

    /// Deletes jobs of markets, with the limits of `rerunPipelineJobs`. NOT_DELETABLE for one if `PipelineJob.delete` does not
    /// allow it. The jobs are read once for all.
    /// Source: POST /api/delete-job of the pipeline service.
    async fn delete_pipeline_jobs(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The jobs to delete.")] input: DeletePipelineJobsInput,
    ) -> Result<BulkPayload<DeletePipelineJobOutcome>> {
        job_actions::delete(request_context(ctx), input.pipeline_job_ids).await
    }

    /// Runs refresh jobs of campaigns, with the limits of `rerunPipelineJobs`. MISSING_DATA for one if
    /// `CampaignRefreshJob.run` does not allow it. The jobs are read once for all.
    /// Source: POST /api/run-pipeline-job of the pipeline service.
    async fn run_campaign_refresh_jobs(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The refresh jobs to run.")] input: RunCampaignRefreshJobsInput,
    ) -> Result<BulkPayload<RunCampaignRefreshJobOutcome>> {
        job_actions::run_refreshes(request_context(ctx), input.refresh_job_ids).await
    }

    /// Runs all active markets for dates. A run whose job is already pending or running is not started, and its outcome has the
    /// error ALREADY_RUNNING, unless `includeRunning` is set. One call per market and date, 5 at a time; they do not
    /// count against the limit of calls. After 12 seconds no more are started, and the outcomes of the remaining runs
    /// have an error. Source: GET /api/jobs, GET /api/jobs-sf and POST /api/run-market of the pipeline service.
    async fn run_markets(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What to run.")] input: RunMarketsInput,
    ) -> Result<MarketRunsPayload<RunMarketsInput>> {
        market_runs::start(request_context(ctx), input).await
    }

    /// Like `runMarkets`, but runs selected markets. Source: POST /api/run-market of the pipeline service.
    async fn create_pipeline_jobs(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What to run.")] input: CreatePipelineJobsInput,
    ) -> Result<MarketRunsPayload<CreatePipelineJobsInput>> {
        market_runs::start(request_context(ctx), input).await
    }

    /// Like `runMarkets`, but runs the markets of a campaign on stationary inventory. The service receives only the
    /// market, the date and the inventory. NOT_FOUND if the campaign does not exist. Source: POST /api/run-market of
    /// the pipeline service.
    async fn run_stationary_campaign(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What to run.")] input: RunStationaryCampaignInput,
    ) -> Result<MarketRunsPayload<RunStationaryCampaignInput>> {
        market_runs::start(request_context(ctx), input).await
    }

    /// Runs campaigns. MISSING_ROLE if only developers may start the type. If the service rejects it, `errors` has the
    /// service's message. Source: POST /api/run-campaigns-sf of the pipeline service.
    async fn run_campaigns(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What to run.")] input: RunCampaignsInput,
    ) -> Result<RunCampaignsPayload> {
        run_campaigns::run(request_context(ctx), input).await
    }
}
