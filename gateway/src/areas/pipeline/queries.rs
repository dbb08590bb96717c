//! The queries of the pipeline.

use async_graphql::Context;
use gateway_macros::object;

use super::PipelineJob;
use super::campaign_refresh_job::{
    CampaignRefreshJob, CampaignRefreshJobFilter, CampaignRefreshJobOrderField,
};
use super::campaign_run_job::CampaignRunJob;
use super::impression_comparison::ImpressionComparison;
use super::market_runs::{self, MarketRunPlan};
use super::mutations::{CreatePipelineJobsInput, RunMarketsInput, RunStationaryCampaignInput};
use super::pipeline_calendar::PipelineCalendar;
use super::pipeline_coverage::{PipelineCoverage, PipelineCoverageFilter};
use super::pipeline_job_list::{PipelineJobFilter, PipelineJobOrderField};
use super::pipeline_job_sources::PipelineJobSources;
use super::pipeline_summary::PipelineSummary;
use super::pipeline_tally::{PipelineTally, PipelineTallyFilter, PipelineTallyOrderField};
use super::processing_job::{ProcessingJob, ProcessingJobFilter, ProcessingJobOrderField};
use super::rest;
use super::warehouse_query::{WarehouseQuery, WarehouseQueryFilter, WarehouseQueryOrderField};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::dates::DateRangeInput;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::graph::scalars::Date;
use crate::request::request_context;

/// The queries of the pipeline.
#[derive(Default)]
pub struct PipelineQuery;

#[object]
impl PipelineQuery {
    /// The jobs of all markets, latest date first by default: those of the pipeline service and of the warehouse, each
    /// once. If one of the two lists cannot be read, only the jobs of the other are returned, and `pipelineJobSources`
    /// says so. Source: GET /api/jobs and GET /api/jobs-sf of the pipeline service.
    async fn pipeline_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<PipelineJobFilter, PipelineJobOrderField>,
    ) -> Result<Connection<PipelineJob>> {
        PipelineJob::page(request_context(ctx), &list).await
    }

    /// The market job with this key; null if there is none. Shares its calls with `pipelineJobs`. Source: GET /api/jobs
    /// and GET /api/jobs-sf of the pipeline service.
    async fn pipeline_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job's key.")] pipeline_job_id: String,
    ) -> Result<Option<PipelineJob>> {
        PipelineJob::find(request_context(ctx), pipeline_job_id).await
    }

    /// The sources of `pipelineJobs`: how many jobs there are in total, and which list is missing. Shares its calls
    /// with `pipelineJobs`. Source: GET /api/jobs and GET /api/jobs-sf of the pipeline service.
    async fn pipeline_job_sources(&self, ctx: &Context<'_>) -> Result<PipelineJobSources> {
        PipelineJobSources::read(request_context(ctx)).await
    }

    /// Totals of the jobs of all markets. Shares its calls with `pipelineJobs`. Source: GET /api/jobs and
    /// GET /api/jobs-sf of the pipeline service.
    async fn pipeline_summary(&self, ctx: &Context<'_>) -> Result<PipelineSummary> {
        PipelineSummary::read(request_context(ctx)).await
    }

    /// The numbers of completed and failed jobs of every market that has a job, the largest market first by default.
    /// Jobs without a hash are skipped. One call besides those of `pipelineJobs`. Source: GET /api/jobs and
    /// GET /api/jobs-sf of the pipeline service, GET /v3/api/markets.
    async fn pipeline_tallies(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<PipelineTallyFilter, PipelineTallyOrderField>,
    ) -> Result<Connection<PipelineTally>> {
        PipelineTally::page(request_context(ctx), &list).await
    }

    /// The dates of a month that have jobs. Shares its calls with `pipelineJobs`. Source: GET /api/jobs and
    /// GET /api/jobs-sf of the pipeline service.
    async fn pipeline_calendar(
        &self,
        ctx: &Context<'_>,
        #[graphql(
            desc = "Any day of the month. Defaults to the current month, or to the one before until the 7th, in the time zone of the request."
        )]
        month: Option<Date>,
    ) -> Result<PipelineCalendar> {
        PipelineCalendar::read(request_context(ctx), month).await
    }

    /// The state of the jobs of every active market on each day of a range, and which of them have none. If one of the
    /// two lists of jobs cannot be read, `missingJobs` has the reason, and what would be missing is UNKNOWN.
    /// BAD_USER_INPUT for more than 31 days. One call besides those of `pipelineJobs`. Source: GET /api/jobs and
    /// GET /api/jobs-sf of the pipeline service, GET /v3/api/markets.
    async fn pipeline_coverage(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The days, at most 31. Defaults to the 7 days up to yesterday.")]
        dates: Option<DateRangeInput>,
        #[graphql(desc = "Selects markets and jobs.")] filter: Option<PipelineCoverageFilter>,
    ) -> Result<PipelineCoverage> {
        PipelineCoverage::read(request_context(ctx), dates, &filter.unwrap_or_default()).await
    }

    /// The refresh jobs of campaigns, newest first by default. Source: GET /api/pipeline-jobs of the pipeline service.
    async fn campaign_refresh_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CampaignRefreshJobFilter, CampaignRefreshJobOrderField>,
    ) -> Result<Connection<CampaignRefreshJob>> {
        CampaignRefreshJob::page(request_context(ctx), &list).await
    }

    /// The refresh job with this key; null if there is none. Source: GET /api/pipeline-jobs of the pipeline service.
    async fn campaign_refresh_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job's key.")] refresh_job_id: String,
    ) -> Result<Option<CampaignRefreshJob>> {
        CampaignRefreshJob::find(request_context(ctx), refresh_job_id).await
    }

    /// The types of campaign runs, and which of them the caller may start. Source: GET /v3/auth/me.
    async fn campaign_run_jobs(&self, ctx: &Context<'_>) -> Result<Vec<CampaignRunJob>> {
        CampaignRunJob::all(request_context(ctx)).await
    }

    /// The runs that `runMarkets` would start with this input. Starts nothing. Source: GET /v3/api/markets,
    /// GET /api/jobs and GET /api/jobs-sf of the pipeline service.
    async fn run_markets_plan(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The input of the mutation.")] input: RunMarketsInput,
    ) -> Result<MarketRunPlan> {
        market_runs::plan(request_context(ctx), input).await
    }

    /// The runs that `createPipelineJobs` would start with this input. Starts nothing. Source: GET /v3/api/markets,
    /// GET /api/jobs and GET /api/jobs-sf of the pipeline service.
    async fn create_pipeline_jobs_plan(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The input of the mutation.")] input: CreatePipelineJobsInput,
    ) -> Result<MarketRunPlan> {
        market_runs::plan(request_context(ctx), input).await
    }

    /// The runs that `runStationaryCampaign` would start with this input. Starts nothing. Source:
    /// GET /v3/api/campaigns/{campaignId}, GET /v3/api/markets, GET /api/jobs and GET /api/jobs-sf of the pipeline service.
    async fn run_stationary_campaign_plan(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The input of the mutation.")] input: RunStationaryCampaignInput,
    ) -> Result<MarketRunPlan> {
        market_runs::plan(request_context(ctx), input).await
    }

    /// The queries that the pipeline has sent to the warehouse, latest start first by default.
    /// Source: GET /api/query-history of the pipeline service.
    async fn warehouse_queries(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<WarehouseQueryFilter, WarehouseQueryOrderField>,
    ) -> Result<Connection<WarehouseQuery>> {
        WarehouseQuery::page(request_context(ctx), &list).await
    }

    /// The impressions of a market per day, as counted by the old system and by the pipeline. BAD_USER_INPUT if the
    /// last day is before the first. The filter `isReportMarket` of `markets` selects the markets to choose from.
    /// Source: GET /v3/api/reporting/compare-impressions.
    async fn impression_comparison(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The market's number.")] market_id: i32,
        #[graphql(desc = "The days.")] dates: DateRangeInput,
    ) -> Result<ImpressionComparison> {
        ImpressionComparison::read(request_context(ctx), market_id, &dates).await
    }

    /// The processing jobs of all markets, newest first by default. Source: GET /v3/api/jobs/index.
    async fn processing_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<ProcessingJobFilter, ProcessingJobOrderField>,
    ) -> Result<Connection<ProcessingJob>> {
        ProcessingJob::page(request_context(ctx), &list).await
    }
}

/// The helpers of the pipeline.
#[derive(Default)]
pub struct PipelineHelpers;

#[object]
impl PipelineHelpers {
    /// The pipeline service's response to a greeting, which shows that it can be reached. Source: GET /api/hello of the
    /// pipeline service.
    async fn pipeline_hello(&self, ctx: &Context<'_>) -> Result<String> {
        let greeting = rest::hello(&request_context(ctx).pipeline()).await?;
        Ok(greeting.to_string())
    }
}
