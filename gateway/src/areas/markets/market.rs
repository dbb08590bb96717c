//! A market.

use async_graphql::{Context, ID, OneofObject};
use gateway_macros::object;
use serde_json::json;

use super::market_files::MarketFiles;
use super::market_list::Markets;
use super::outline_warnings::Bounds;
use super::pretty_json::{pretty, pretty_length};
use super::rest::{self, MarketRow};
use super::rules;
use crate::areas::asset_owners::{
    AssetOwner, AssetOwnerFilter, AssetOwnerOrderField, asset_owners,
};
use crate::areas::customers::{Customer, CustomerFilter, CustomerOrderField};
use crate::areas::frames::{Frame, FrameFilter, FrameOrderField, frames_of_market};
use crate::areas::pipeline::{
    DebugPinFile, ImpressionComparison, PipelineJob, PipelineJobFilter, PipelineJobOrderField,
    PipelineTally, ProcessingJob, ProcessingJobFilter, ProcessingJobOrderField, processing_jobs,
};
use crate::error::Result;
use crate::graph::budget::budget_of;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::dates::DateRangeInput;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::json::GeoJson;
use crate::graph::list::ListArgs;
use crate::graph::order::Named;
use crate::graph::revision::{self, Part};
use crate::request::{RequestContext, request_context};
use crate::upstream::decode::RawObject;
use crate::upstream::{Row, without_blocking};

#[derive(Clone)]
pub struct Market(pub(super) Row<MarketRow>);

/// A place where advertising is measured, usually a city and its surroundings.
#[object(row)]
impl Market {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `marketId`.
    pub async fn id(&self) -> ID {
        global_id::id("Market", self.0.market_id)
    }

    /// The market's number. Stable; inputs take this.
    async fn market_id(&self) -> i32 {
        self.0.market_id
    }

    /// Name; empty if not set.
    async fn name(&self) -> &str {
        &self.0.market_name
    }

    /// Hash that identifies the market in pipeline jobs and file names; empty if it has none.
    async fn market_hash(&self) -> &str {
        &self.0.market_hash
    }

    /// Number of inhabitants; null if unknown.
    async fn population(&self) -> Option<i32> {
        self.0.population()
    }

    /// Whether the market is in use; false if unknown.
    async fn is_active(&self) -> bool {
        self.0.is_active()
    }

    /// Whether it is one of the important markets, which the processing screen shows first. They are recognized by the
    /// beginning of their names.
    async fn is_important(&self) -> bool {
        rules::is_important(&self.0.market_name)
    }

    /// Three-letter country code, such as USA; null if unknown.
    async fn country_code(&self) -> Option<&str> {
        self.0.country_code()
    }

    /// The outline; null if the market has none, or if it is not an object. Costs one call per market. Source: GET /v3/api/markets/{marketId}.
    #[prefetch(rest::whole_market(&context.main(), of.number()?))]
    async fn geo_json(&self, ctx: &Context<'_>) -> Result<Option<GeoJson>> {
        let market = rest::whole_market(&request_context(ctx).main(), self.0.market_id).await?;
        let Some(geo_json) = outline_of(&market).filter(|json| json.starts_with('{')) else {
            return Ok(None);
        };
        budget_of(ctx).check_bytes(geo_json.len())?;
        Ok(Some(GeoJson(geo_json.to_owned())))
    }

    /// The outline as indented JSON text that keeps the service's key order and number spelling, for editing; null if
    /// the market has none. Costs one call per market, shared with `geoJson`.
    /// Source: GET /v3/api/markets/{marketId}.
    #[prefetch(rest::whole_market(&context.main(), of.number()?))]
    async fn geo_json_text(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let market = rest::whole_market(&request_context(ctx).main(), self.0.market_id).await?;
        let Some(geo_json) = outline_of(&market) else {
            return Ok(None);
        };
        without_blocking(geo_json.len(), || {
            budget_of(ctx).check_bytes(pretty_length(geo_json))?;
            Ok(Some(pretty(geo_json)))
        })
    }

    /// Version token of the outline, and the `revision` of `saveMarketGeoJson`. Costs one call per market, shared with
    /// `geoJson`. Source: GET /v3/api/markets/{marketId}.
    #[prefetch(rest::whole_market(&context.main(), of.number()?))]
    async fn revision(&self, ctx: &Context<'_>) -> Result<String> {
        let market = rest::whole_market(&request_context(ctx).main(), self.0.market_id).await?;
        let length = outline_of(&market).map_or(0, str::len);
        Ok(without_blocking(length, || {
            revision::of(&revision_parts(&market))
        }))
    }

    /// The bounding box of the outline in degrees, like the `bbox` of GeoJSON: west, south, east and north. Empty if it has
    /// no positions. Costs one call per market, shared with `geoJson`. Source: GET /v3/api/markets/{marketId}.
    #[prefetch(rest::whole_market(&context.main(), of.number()?))]
    async fn geo_json_bounds(&self, ctx: &Context<'_>) -> Result<Vec<f64>> {
        let market = rest::whole_market(&request_context(ctx).main(), self.0.market_id).await?;
        let geo_json = outline_of(&market).unwrap_or_default();
        let bounds = without_blocking(geo_json.len(), || {
            Bounds::of(&rules::outline(geo_json).ok()?)
        });
        Ok(bounds.map_or_else(Vec::new, |bounds| {
            vec![bounds.west, bounds.south, bounds.east, bounds.north]
        }))
    }

    /// The customers of the market, sorted by name by default. One call for the whole list.
    /// Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    async fn customers(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CustomerFilter, CustomerOrderField>,
    ) -> Result<Connection<Customer>> {
        Customer::of_market(request_context(ctx), self.0.market_id, &list).await
    }

    /// The asset owners whose default market this is, sorted by name by default. One call for the whole list.
    /// Source: GET /v3/api/asset-owners/admin-list.
    #[prefetch(asset_owners(&context.main()))]
    async fn asset_owners(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<AssetOwnerFilter, AssetOwnerOrderField>,
    ) -> Result<Connection<AssetOwner>> {
        AssetOwner::of_market(request_context(ctx), self.0.market_id, &list).await
    }

    /// The market's latest files; empty if it has no hash. Costs one call per market.
    /// Source: GET /v3/api/markets/latest-files/{marketHash}.
    #[prefetch(rest::latest_files(&context.main(), of.text()?))]
    async fn latest_files(&self, ctx: &Context<'_>) -> Result<MarketFiles> {
        let context = request_context(ctx);
        // The service lists files by hash only.
        if self.0.market_hash.is_empty() {
            return Ok(MarketFiles::of(context, &[]));
        }
        let rows = rest::latest_files(&context.main(), &self.0.market_hash).await?;
        Ok(MarketFiles::of(context, &rows))
    }

    /// The frames in the market, sorted by number by default. Costs one call per market. Source:
    /// GET /v3/api/frames/admin-list-by-market.
    #[prefetch(frames_of_market(&context.main(), of.number()?))]
    async fn frames(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<FrameFilter, FrameOrderField>,
    ) -> Result<Connection<Frame>> {
        Frame::of_market(request_context(ctx), self.0.market_id, &list).await
    }

    /// The frames in the market as listed by the pipeline service, sorted by number by default; empty if the market has
    /// no hash. Costs one call per market. Source: GET /frames/frames-by-market of the pipeline service.
    async fn pipeline_frames(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<FrameFilter, FrameOrderField>,
    ) -> Result<Connection<Frame>> {
        Frame::of_market_in_pipeline(request_context(ctx), &self.0.market_hash, &list).await
    }

    /// The files of devices seen in the market, latest date first, and a sample at the end. Costs one call per market
    /// that has a hash. Source: GET /v3/api/dev/pipeline-debug.
    #[prefetch(DebugPinFile::of_market(context, of.text()?))]
    async fn debug_pin_files(&self, ctx: &Context<'_>) -> Result<Vec<DebugPinFile>> {
        DebugPinFile::of_market(request_context(ctx), &self.0.market_hash).await
    }

    /// The file of devices with this key; null if the market has none. Shares its call with `debugPinFiles`; the sample
    /// needs no call. Source: GET /v3/api/dev/pipeline-debug.
    #[prefetch(DebugPinFile::find(context, of.text()?, &of.argument::<String>("key")?))]
    async fn debug_pin_file(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The `key` of the file.")] key: String,
    ) -> Result<Option<DebugPinFile>> {
        DebugPinFile::find(request_context(ctx), &self.0.market_hash, &key).await
    }

    /// The market's pipeline jobs, latest date first by default; empty if the market has no hash. Two calls for the
    /// whole list. If one of the two lists of jobs cannot be read, `pipelineJobSources` says so. Source: GET /api/jobs
    /// and GET /api/jobs-sf of the pipeline service.
    async fn pipeline_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<PipelineJobFilter, PipelineJobOrderField>,
    ) -> Result<Connection<PipelineJob>> {
        PipelineJob::of_market(request_context(ctx), &self.0.market_hash, &list).await
    }

    /// The market's impressions per day, as counted by the old system and by the pipeline. BAD_USER_INPUT if the last
    /// day is before the first. Costs one call per market. Source: GET /v3/api/reporting/compare-impressions.
    async fn impression_comparison(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The days.")] dates: DateRangeInput,
    ) -> Result<ImpressionComparison> {
        ImpressionComparison::read(request_context(ctx), self.0.market_id, &dates).await
    }

    /// The numbers of its complete and failed jobs; zeros if the market has no hash. Shares its calls with
    /// `pipelineJobs`. Source: GET /api/jobs and GET /api/jobs-sf of the pipeline service.
    async fn pipeline_tally(&self, ctx: &Context<'_>) -> Result<PipelineTally> {
        PipelineTally::of_market(request_context(ctx), self.clone()).await
    }

    /// The processing jobs of the market, matched by its name: the newest job created on each date, in UTC, latest
    /// first by default; empty if the market has no name. Costs one call per market. Source:
    /// GET /v3/api/jobs/market-name/{marketName}.
    async fn processing_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<ProcessingJobFilter, ProcessingJobOrderField>,
    ) -> Result<Connection<ProcessingJob>> {
        ProcessingJob::of_market(request_context(ctx), &self.0.market_name, &list).await
    }

    /// The newest processing job of the market, matched by its name; null if it has none. One call for the whole list.
    /// Source: GET /v3/api/jobs/index.
    #[prefetch(processing_jobs(&context.main()))]
    #[batched]
    async fn newest_processing_job(&self, ctx: &Context<'_>) -> Result<Option<ProcessingJob>> {
        ProcessingJob::newest_of_market(request_context(ctx), &self.0.market_name).await
    }
}

impl Named for MarketRow {
    fn name(&self) -> &str {
        &self.market_name
    }
}

connection_node!(Market, "A market", "markets");

/// Names one market: give exactly one field.
#[derive(OneofObject)]
pub enum MarketBy {
    /// The market's number.
    MarketId(i32),
    /// The hash, as used in pipeline jobs and file names. Case-sensitive.
    Hash(String),
}

impl MarketRow {
    pub(super) fn population(&self) -> Option<i32> {
        let people = self.market_metrics.as_ref()?.marketpop?.round();
        // No market has more inhabitants than an Int can hold.
        (0.0..=f64::from(i32::MAX))
            .contains(&people)
            .then_some(people as i32)
    }

    pub(super) fn is_active(&self) -> bool {
        self.meta_data.as_ref().and_then(|meta| meta.is_active) == Some(true)
    }

    pub(super) fn country_code(&self) -> Option<&str> {
        self.meta_data.as_ref()?.country_code.as_deref()
    }

    pub(super) fn is_report_market(&self) -> bool {
        self.market_id == rules::REPORT_MARKET
            || rules::is_report_market(self.country_code(), self.population())
    }
}

impl Market {
    /// The market that a lookup identifies, if there is one.
    pub(super) async fn by(context: &RequestContext, by: MarketBy) -> Result<Option<Self>> {
        match by {
            MarketBy::MarketId(market_id) => Self::find(context, market_id).await,
            MarketBy::Hash(hash) => Ok(Markets::read(context).await?.with_hash(&hash)),
        }
    }

    /// The market with this hash; `None` without a hash.
    pub(crate) async fn of_hash(context: &RequestContext, hash: &str) -> Result<Option<Self>> {
        if hash.is_empty() {
            return Ok(None);
        }
        Ok(Markets::read(context).await?.with_hash(hash))
    }

    /// The text to show for a hash: the name of its market, or the hash if no market has it or the market has no name.
    pub(crate) fn label<'a>(market: Option<&'a Self>, hash: &'a str) -> &'a str {
        let name = market.map(|market| market.0.market_name.as_str());
        name.filter(|name| !name.is_empty()).unwrap_or(hash)
    }

    /// The number.
    pub(crate) fn number(&self) -> i32 {
        self.0.market_id
    }

    /// The hash; empty if it has none.
    pub(crate) fn hash(&self) -> &str {
        &self.0.market_hash
    }

    /// The number of inhabitants, if known.
    pub(crate) fn inhabitants(&self) -> Option<i32> {
        self.0.population()
    }
}

/// The outline of a market as JSON, if it has one.
fn outline_of(market: &RawObject) -> Option<&str> {
    let json = market.get("geoJson")?.get();
    (json != "null").then_some(json)
}

/// What staff edit of a market.
pub(super) fn revision_parts(market: &RawObject) -> [Part; 1] {
    [("the outline", json!(outline_of(market)))]
}

impl Entity for Market {
    const TYPE_NAME: &'static str = "Market";
    type Key = i32;

    async fn find(context: &RequestContext, market_id: i32) -> Result<Option<Self>> {
        let table = &rest::markets(&context.main()).await?.table;
        Ok(Row::of(table, &market_id).map(Self))
    }
}
