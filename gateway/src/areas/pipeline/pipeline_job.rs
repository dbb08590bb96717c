//! A job of a market.

use async_graphql::{Context, ID};
use gateway_macros::object;

use super::jobs_of_markets::{JobsOfMarkets, facts};
use super::rest::{self, ListedJob};
use super::rules::{self, PipelineJobPhase, PipelineJobType};
use crate::areas::markets::{Market, Markets};
use crate::error::Result;
use crate::graph::connection::connection_node;
use crate::graph::decision::Decision;
use crate::graph::filter_text::Searched;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::scalars::{Date, DateTime};
use crate::graph::search::{Findings, Search, SearchReason};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;

pub struct PipelineJob(Row<ListedJob>);

/// A job of the pipeline service or the warehouse that computes the impressions of a market on a date.
#[object(row)]
impl PipelineJob {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `pipelineJobId`.
    pub async fn id(&self) -> ID {
        global_id::id("PipelineJob", &self.0.job_id)
    }

    /// The job's key. Stable; inputs take this.
    async fn pipeline_job_id(&self) -> &str {
        &self.0.job_id
    }

    /// The hash of its market; empty if unknown.
    async fn market_hash(&self) -> &str {
        &self.0.market_hash
    }

    /// The name of its market, or the hash if no market has it. One call for the whole list.
    /// Source: GET /v3/api/markets.
    #[prefetch(Markets::read(context))]
    #[batched]
    async fn market_label(&self, ctx: &Context<'_>) -> Result<String> {
        let hash = &self.0.market_hash;
        let market = Market::of_hash(request_context(ctx), hash).await?;
        Ok(Market::label(market.as_ref(), hash).to_owned())
    }

    /// Its market; null if no market has its hash. One call for the whole list. Source: GET /v3/api/markets.
    #[prefetch(Markets::read(context))]
    #[batched]
    async fn market(&self, ctx: &Context<'_>) -> Result<Option<Market>> {
        Market::of_hash(request_context(ctx), &self.0.market_hash).await
    }

    /// The date whose impressions it computes; null if unknown.
    async fn date(&self) -> Option<Date> {
        self.0.date.map(Date)
    }

    /// The inventory whose impressions it computes.
    #[graphql(name = "type")]
    async fn kind(&self) -> PipelineJobType {
        PipelineJobType::of(&self.0.job_type)
    }

    /// The type as text: "Stationary" or "Transit". An unknown type is returned as the service spells it.
    async fn type_label(&self) -> &str {
        rules::type_label(&self.0.job_type)
    }

    /// The group of devices that it matches with, such as "exposed"; null if unknown.
    async fn match_group(&self) -> Option<&str> {
        self.0.match_group.as_deref()
    }

    /// Its phase.
    async fn phase(&self) -> PipelineJobPhase {
        rules::phase(&self.0.status)
    }

    /// The status as the service spells it; empty if unknown.
    async fn status_text(&self) -> &str {
        &self.0.status
    }

    /// The status to show, such as "COMPLETED" or "PROCESSING"; any other step is returned as the service spells it.
    async fn status_label(&self) -> &str {
        rules::status_label(&self.0.status)
    }

    /// The numbers behind the status, as sentences, at the time of the request: how long it has run, and its step if it is
    /// running.
    async fn status_explanation(&self, ctx: &Context<'_>) -> String {
        let seconds = self.0.duration.and_then(rules::whole_units);
        let now = request_context(ctx).now();
        rules::status_explanation(&self.0.status, self.0.processing_start_time, seconds, now)
    }

    /// Whether it is running: every status except PENDING, COMPLETED, FAILED and POSTPONED is a step of a running job.
    async fn is_running(&self) -> bool {
        rules::phase(&self.0.status).is_running()
    }

    /// Number of frames of a stationary job, or of assets of a transit job; null if unknown.
    async fn count(&self) -> Option<i32> {
        match PipelineJobType::of(&self.0.job_type) {
            PipelineJobType::Stationary => self.0.total_frames,
            PipelineJobType::Transit => self.0.total_assets,
            PipelineJobType::Unrecognized => None,
        }
    }

    /// Number of frames; null if unknown.
    async fn total_frames(&self) -> Option<i32> {
        self.0.total_frames
    }

    /// Number of assets; null if unknown.
    async fn total_assets(&self) -> Option<i32> {
        self.0.total_assets
    }

    /// Number of device sightings: a device seen twice counts twice; null if unknown.
    async fn total_pins(&self) -> Option<f64> {
        self.0.total_pins.map(|count| count as f64)
    }

    /// Number of distinct devices; null if unknown.
    async fn unique_pins(&self) -> Option<f64> {
        self.0.unique_pins.map(|count| count as f64)
    }

    /// Number of sightings near the market's inventory; null if unknown.
    async fn total_matches(&self) -> Option<f64> {
        self.0.total_matches.map(|count| count as f64)
    }

    /// Number of distinct devices near the market's inventory; null if unknown.
    async fn total_unique_matches(&self) -> Option<f64> {
        self.0.total_unique_matches.map(|count| count as f64)
    }

    /// Running time in seconds, without the fraction; null if unknown.
    async fn duration_seconds(&self) -> Option<i32> {
        self.0.duration.and_then(rules::whole_units)
    }

    /// Running time as text, such as "1h 2m 3s"; null if unknown.
    async fn duration_label(&self) -> Option<String> {
        let seconds = self.0.duration.and_then(rules::whole_units);
        seconds.map(rules::duration_label)
    }

    /// When it started; null if it has not, or if unknown.
    async fn started_at(&self) -> Option<DateTime> {
        self.0.processing_start_time.map(DateTime)
    }

    /// The name of the user or schedule that ran it; null if unknown.
    async fn run_by(&self) -> Option<&str> {
        self.0.run_by.as_deref()
    }

    /// The job that has done the work of this failed one since: of the completed jobs of its market, date and type that
    /// started later, the one that started last; null if there is none. Shares the calls of the job itself.
    #[batched]
    async fn completed_by(&self, ctx: &Context<'_>) -> Result<Option<PipelineJob>> {
        let jobs = self.jobs_of_market(request_context(ctx)).await?;
        Ok(jobs.completed_since(&self.0).map(Self))
    }

    /// Whether it has failed and no other has done its work since: `completedBy` is null. Shares the calls of the job itself.
    #[per_row]
    async fn needs_rerun(&self, ctx: &Context<'_>) -> Result<bool> {
        let jobs = self.jobs_of_market(request_context(ctx)).await?;
        Ok(jobs.needs_rerun(&self.0))
    }

    /// The running time that is usual for its type in its market, in seconds: the median of those that are completed in the
    /// list; null unless the job is running and three others are completed. Shares the calls of the job itself.
    #[per_row]
    async fn usual_duration_seconds(&self, ctx: &Context<'_>) -> Result<Option<i32>> {
        let jobs = self.jobs_of_market(request_context(ctx)).await?;
        Ok(jobs.usual_seconds(&self.0))
    }

    /// Whether it is running for more than half as long again as usual. Shares the calls of the job itself.
    #[per_row]
    async fn is_slow(&self, ctx: &Context<'_>) -> Result<bool> {
        let context = request_context(ctx);
        let jobs = self.jobs_of_market(context).await?;
        let usual = jobs.usual_seconds(&self.0);
        Ok(rules::is_slow(facts(&self.0), usual, context.now()))
    }

    /// Whether it can be deleted: it must have failed, or have started before today, in the time zone of the request,
    /// and be neither pending nor completed.
    #[per_row]
    async fn delete(&self, ctx: &Context<'_>) -> Decision {
        self.delete_decision(request_context(ctx))
    }
}

connection_node!(PipelineJob, "A job of a market", "jobs of markets");

impl Searched for ListedJob {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [&*self.job_id]
    }
}

impl PipelineJob {
    /// The jobs that a search finds by key. One call for each of the two lists, both of which must be readable.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let jobs = rest::pipeline_jobs(&context.pipeline()).await?.complete()?;
        Ok(search.rows(
            &jobs.table,
            |_, row, terms| {
                terms.key(SearchReason::Key, &row.job_id);
            },
            |position| Self(Row::at(&jobs.table, position)),
        ))
    }
}

impl Entity for PipelineJob {
    const TYPE_NAME: &'static str = "PipelineJob";
    type Key = String;

    async fn find(context: &RequestContext, job_id: String) -> Result<Option<Self>> {
        let found = rest::pipeline_jobs(&context.pipeline()).await?;
        match Row::of(&found.jobs.table, &job_id) {
            Some(row) => Ok(Some(Self(row))),
            // It may be in the list that could not be read.
            None => found.complete().map(|_| None),
        }
    }
}

impl PipelineJob {
    /// The job in a row.
    pub(super) fn new(row: Row<ListedJob>) -> Self {
        Self(row)
    }

    /// The jobs of its market.
    async fn jobs_of_market(&self, context: &RequestContext) -> Result<JobsOfMarkets> {
        let found = rest::pipeline_jobs(&context.pipeline()).await?;
        Ok(JobsOfMarkets(found.jobs))
    }

    /// Whether it can be deleted now.
    pub(super) fn delete_decision(&self, context: &RequestContext) -> Decision {
        rules::delete(
            rules::phase(&self.0.status),
            self.0.processing_start_time,
            context.now(),
            context.time_zone(),
        )
    }

    /// The jobs with these keys, in their order, bypassing the session's cache. Both lists are required: either alone
    /// may be out of date.
    pub(super) async fn find_fresh(
        context: &RequestContext,
        job_ids: &[String],
    ) -> Result<Vec<Option<Self>>> {
        context.forget_reads();
        let jobs = rest::pipeline_jobs(&context.pipeline()).await?.complete()?;
        let find = |job_id: &String| Row::of(&jobs.table, job_id.as_str()).map(Self);
        Ok(job_ids.iter().map(find).collect())
    }
}
