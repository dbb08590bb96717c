//! A campaign, and lists of campaigns.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Context, Enum, ID, InputObject};
use chrono::{DateTime as Moment, Utc};
use gateway_macros::object;

use super::AdGroup;
use super::campaign_market::CampaignMarket;
use super::loaders::CampaignList;
use super::rest::{self, CampaignRow, SummaryRow};
use super::rules::{self, CampaignDates, CampaignStatus};
use crate::areas::attribution::{Study, StudyFilter, StudyOrderField, studies};
use crate::areas::campaign_explorer::{DailyDevices, DailyMiles};
use crate::areas::customers::Customer;
use crate::areas::markets::Markets;
use crate::areas::pipeline::{
    CampaignRefreshJob, CampaignRefreshJobFilter, CampaignRefreshJobOrderField,
    campaign_refresh_jobs,
};
use crate::areas::pixels::{
    CampaignKey, Pixel, PixelFilter, PixelOrderField, PixelVisits, pixel_count, pixels_of_campaign,
};
use crate::error::{Result, if_found};
use crate::graph::connection::{Connection, connection_node};
use crate::graph::dates::{DateRangeInput, DayFilter};
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{ListArgs, SortBy, is_any_of};
use crate::graph::order::{Named, OrderDirection, OrderField};
use crate::graph::scalars::Date;
use crate::graph::search::{Findings, Search};
use crate::request::{RequestContext, now, request_context};
use crate::upstream::Row;

pub struct Campaign(Row<CampaignRow>);

/// A customer's advertising over a period of time, divided into ad groups.
#[object(row)]
impl Campaign {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `campaignId`.
    pub async fn id(&self) -> ID {
        global_id::id("Campaign", self.0.campaign_id)
    }

    /// The campaign's number. Stable; inputs and filters take this.
    async fn campaign_id(&self) -> i32 {
        self.0.campaign_id
    }

    /// Name; empty if not set.
    async fn name(&self) -> &str {
        &self.0.campaign_ref
    }

    /// The customer's number.
    async fn customer_id(&self) -> i32 {
        self.0.customer_id
    }

    /// The customer's name; null if unknown. One call for the whole list, only if the service omitted a name. Source:
    /// GET /v3/api/customers.
    #[batched]
    async fn customer_name(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        match &self.0.customer_name {
            Some(name) => Ok(Some(name.to_string())),
            None => Customer::name_of(request_context(ctx), self.0.customer_id).await,
        }
    }

    /// The customer; null if unknown. One call for the whole list. Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find(request_context(ctx), self.0.customer_id).await
    }

    /// First day, in UTC; null if not set.
    async fn active_from(&self) -> Option<Date> {
        self.0.active_from.map(Date::of)
    }

    /// Last day, in UTC; null if not set.
    async fn active_to(&self) -> Option<Date> {
        self.0.active_to.map(Date::of)
    }

    /// First day of its earliest ad group, in UTC; null if unknown.
    async fn ad_groups_active_from(&self) -> Option<Date> {
        self.0.min_ad_group_active_from.map(Date::of)
    }

    /// Last day of its latest ad group, in UTC; null if unknown.
    async fn ad_groups_active_to(&self) -> Option<Date> {
        self.0.max_ad_group_active_to.map(Date::of)
    }

    /// The status at the time of the request, based on its start and end.
    async fn status(&self, ctx: &Context<'_>) -> CampaignStatus {
        self.0.status_at(now(ctx))
    }

    /// The status as text: "Draft", "Upcoming", "Active" or "Expired".
    async fn status_label(&self, ctx: &Context<'_>) -> &'static str {
        self.0.status_at(now(ctx)).label()
    }

    /// The distinct inventory types of its ad groups, as the service spells them.
    async fn inventory_type_texts(&self) -> Vec<&str> {
        let mut types: Vec<&str> = self.0.inventory().collect();
        types.sort_unstable();
        types.dedup();
        types
    }

    /// Whether any of its ad groups has stationary inventory.
    async fn is_stationary(&self) -> bool {
        self.0.is_on_stationary_inventory()
    }

    /// The markets, in the order of the service. Costs one call for the whole list, plus one per campaign in a list.
    /// Source: GET /v3/api/campaigns/{campaignId}, GET /v3/api/markets.
    #[prefetch(Markets::read(context))]
    async fn markets(&self, ctx: &Context<'_>) -> Result<Vec<CampaignMarket>> {
        self.named_markets(request_context(ctx)).await
    }

    /// The ad groups, sorted by name. Costs one call per campaign.
    /// Source: GET /v3/api/flights/ad-groups/{customerId}/{campaignId}.
    async fn ad_groups(&self, ctx: &Context<'_>) -> Result<Vec<AdGroup>> {
        AdGroup::of_campaign(request_context(ctx), self.0.customer_id, self.0.campaign_id).await
    }

    /// Number of ad groups; null if unknown. Costs one call per campaign, shared with `assetCount` and `frameCount`.
    /// Source: GET /v3/api/campaigns/{campaignId}/admin-summary/{customerId}.
    async fn ad_group_count(&self, ctx: &Context<'_>) -> Result<Option<i32>> {
        Ok(self.summary(request_context(ctx)).await?.ad_group_count)
    }

    /// Number of assets; null if unknown. Costs one call per campaign, shared with `adGroupCount` and `frameCount`.
    /// Source: GET /v3/api/campaigns/{campaignId}/admin-summary/{customerId}.
    async fn asset_count(&self, ctx: &Context<'_>) -> Result<Option<i32>> {
        Ok(self.summary(request_context(ctx)).await?.asset_count)
    }

    /// Number of frames; null if unknown. Costs one call per campaign, shared with `adGroupCount` and `assetCount`.
    /// Source: GET /v3/api/campaigns/{campaignId}/admin-summary/{customerId}.
    async fn frame_count(&self, ctx: &Context<'_>) -> Result<Option<i32>> {
        Ok(self.summary(request_context(ctx)).await?.frame_count)
    }

    /// The pixels, sorted by name by default. Costs one call or, for several campaigns in a list, one per customer; in
    /// a list, only pixels of the campaign's own customer are found. Source: GET /v3/api/pixels/campaign/{campaignId}
    /// or GET /v3/api/pixels/customer/{customerId}.
    #[prefetch(pixels_of_campaign(&context.main(), of.number()?))]
    async fn pixels(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<PixelFilter, PixelOrderField>,
    ) -> Result<Connection<Pixel>> {
        Pixel::of_campaign(request_context(ctx), self.pixels_key(), &list).await
    }

    /// Number of pixels; 0 if the service sends none. Costs one call or, for several campaigns in a list, one per customer,
    /// shared with `pixels`; in a list, only pixels of the campaign's own customer are counted.
    /// Source: GET /v3/api/pixels/pixel-count/{campaignId} or GET /v3/api/pixels/customer/{customerId}.
    #[prefetch(pixel_count(&context.main(), of.number()?))]
    async fn pixel_count(&self, ctx: &Context<'_>) -> Result<i32> {
        Pixel::count_of_campaign(request_context(ctx), self.pixels_key()).await
    }

    /// Its attribution studies, highest number first by default. One call for the whole list.
    /// Source: GET /v3/api/attribution.
    #[prefetch(studies(&context.main()))]
    async fn studies(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<StudyFilter, StudyOrderField>,
    ) -> Result<Connection<Study>> {
        Study::of_campaign(request_context(ctx), self.0.campaign_id, &list).await
    }

    /// The jobs that recompute its impressions, newest first by default. One call for the whole list.
    /// Source: GET /api/pipeline-jobs of the pipeline service.
    #[prefetch(campaign_refresh_jobs(&context.pipeline()))]
    async fn refresh_jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CampaignRefreshJobFilter, CampaignRefreshJobOrderField>,
    ) -> Result<Connection<CampaignRefreshJob>> {
        CampaignRefreshJob::of_campaign(request_context(ctx), self.0.campaign_id, &list).await
    }

    /// The distance its assets covered each day, sorted by day. Costs one call per campaign. Source:
    /// GET /v3/api/campaign-explorer/mileage-by-date/{campaignId}/{customerId}.
    async fn mileage_by_date(&self, ctx: &Context<'_>) -> Result<Vec<DailyMiles>> {
        DailyMiles::of_campaign(request_context(ctx), self.0.campaign_id, self.0.customer_id).await
    }

    /// The number of devices it reached each day, sorted by day. Costs one call per campaign. Source:
    /// GET /v3/api/campaign-explorer/device-count-by-date/{campaignId}/{customerId}.
    async fn device_count_by_date(&self, ctx: &Context<'_>) -> Result<Vec<DailyDevices>> {
        DailyDevices::of_campaign(request_context(ctx), self.0.campaign_id, self.0.customer_id)
            .await
    }

    /// Visits to the pages of its pixels, by day of the week. Costs one call per campaign.
    /// Source: GET /v3/api/pixels/pixelData/{campaignId}.
    #[prefetch(PixelVisits::of_campaign(context, of.number()?))]
    async fn pixel_visits(&self, ctx: &Context<'_>) -> Result<PixelVisits> {
        PixelVisits::of_campaign(request_context(ctx), self.0.campaign_id).await
    }
}

plain_enums!(CampaignStatus);
connection_node!(Campaign, "A campaign", "campaigns");

/// Selects campaigns.
#[derive(Default, InputObject)]
pub struct CampaignFilter {
    /// Words to find in the name, in any order, regardless of case and accents.
    text: Option<String>,
    /// Any of these statuses.
    statuses: Option<HashSet<CampaignStatus>>,
    /// Campaigns with any of these numbers.
    campaign_ids: Option<HashSet<i32>>,
    /// Campaigns of any of these customers.
    customer_ids: Option<HashSet<i32>>,
    /// true keeps campaigns with stationary inventory, false keeps the others.
    is_stationary: Option<bool>,
    /// Campaigns that begin on these days: whose `activeFrom` is among them.
    begins: Option<DateRangeInput>,
    /// Campaigns that end on these days: whose `activeTo` is among them.
    ends: Option<DateRangeInput>,
}

/// Sort fields of a list of campaigns. Ties are sorted by campaignId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum CampaignOrderField {
    /// The name, case-insensitive.
    Name,
    /// The campaign's number.
    CampaignId,
    /// First day.
    ActiveFrom,
    /// Last day.
    ActiveTo,
}

impl OrderField for CampaignOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

impl CampaignRow {
    /// The dates of the campaign and its ad groups.
    pub(crate) fn dates(&self) -> CampaignDates {
        CampaignDates {
            own: (self.active_from, self.active_to),
            ad_groups: (self.min_ad_group_active_from, self.max_ad_group_active_to),
        }
    }

    pub(super) fn status_at(&self, now: Moment<Utc>) -> CampaignStatus {
        rules::campaign_status(self.active_from, self.active_to, now)
    }

    fn inventory(&self) -> impl Iterator<Item = &str> {
        self.ad_groups_meta_data
            .iter()
            .filter_map(|ad_group| ad_group.inventory_type.as_deref())
    }

    fn is_on_stationary_inventory(&self) -> bool {
        self.inventory()
            .any(|inventory| inventory.eq_ignore_ascii_case("STATIONARY"))
    }
}

impl Named for CampaignRow {
    fn name(&self) -> &str {
        &self.campaign_ref
    }
}

impl Entity for Campaign {
    const TYPE_NAME: &'static str = "Campaign";
    type Key = i32;

    async fn find(context: &RequestContext, campaign_id: i32) -> Result<Option<Self>> {
        let row = rest::campaign(&context.main(), campaign_id).await;
        Ok(if_found(row)?.map(Self))
    }
}

impl Searched for CampaignRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [&*self.campaign_ref]
    }
}

impl Campaign {
    /// The campaigns that a search finds by number or reference. One call for the whole list.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let main = context.main();
        let (table, names) =
            tokio::try_join!(rest::campaigns(&main), Customer::names_for(context, search))?;
        Ok(search.rows(
            &table,
            |_, row, terms| {
                terms.number(row.campaign_id);
                terms.name(&row.campaign_ref);
                terms.customer(names.as_ref().and_then(|names| names.name(row.customer_id)));
            },
            |position| Self(Row::at(&table, position)),
        ))
    }
}

impl Campaign {
    /// The campaign in a row.
    pub(super) fn new(row: Row<CampaignRow>) -> Self {
        Self(row)
    }

    /// The campaign with this number, from the list of all campaigns. Cheaper than `find` for many at once.
    pub(crate) async fn find_in_list(
        context: &RequestContext,
        campaign_id: Option<i32>,
    ) -> Result<Option<Self>> {
        let Some(campaign_id) = campaign_id else {
            return Ok(None);
        };
        let table = rest::campaigns(&context.main()).await?;
        Ok(Row::of(&table, &campaign_id).map(Self))
    }

    /// The campaign with the names of its markets.
    async fn with_markets(&self, context: &RequestContext) -> Result<Row<CampaignRow>> {
        match self.0.markets {
            Some(_) => Ok(self.0.clone()),
            None => rest::campaign(&context.main(), self.0.campaign_id).await,
        }
    }

    /// The markets, in the order of the service.
    pub(crate) async fn named_markets(
        &self,
        context: &RequestContext,
    ) -> Result<Vec<CampaignMarket>> {
        let (markets, whole) =
            tokio::try_join!(Markets::read(context), self.with_markets(context))?;
        let names = whole.markets.iter().flatten();
        Ok(names
            .map(|name| CampaignMarket::named(name, &markets))
            .collect())
    }

    fn pixels_key(&self) -> CampaignKey {
        CampaignKey {
            customer_id: self.0.customer_id,
            campaign_id: self.0.campaign_id,
        }
    }

    async fn summary(&self, context: &RequestContext) -> Result<Arc<SummaryRow>> {
        rest::summary(&context.main(), self.0.campaign_id, self.0.customer_id).await
    }

    /// The customer's number.
    pub(crate) fn owner(&self) -> i32 {
        self.0.customer_id
    }

    /// A page of the campaigns with these numbers. Unknown numbers are skipped.
    pub(crate) async fn numbered(
        context: &RequestContext,
        campaign_ids: &[i32],
        args: &ListArgs<CampaignFilter, CampaignOrderField>,
    ) -> Result<Connection<Self>> {
        if campaign_ids.is_empty() {
            return Connection::empty(&args.page);
        }
        let table = rest::campaigns(&context.main()).await?;
        let campaigns = CampaignList::numbered(table, campaign_ids);
        Self::page(context, &campaigns, args).await
    }

    /// A page of a list of campaigns.
    pub(crate) async fn page(
        context: &RequestContext,
        campaigns: &CampaignList,
        args: &ListArgs<CampaignFilter, CampaignOrderField>,
    ) -> Result<Connection<Self>> {
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let campaigns = campaigns.list().search(&text);
        let now = context.now();
        let begins = DayFilter::of(context, "begins", filter.begins.as_ref())?;
        let ends = DayFilter::of(context, "ends", filter.ends.as_ref())?;
        let sort_by = match args.order.field {
            CampaignOrderField::Name => SortBy::name(),
            CampaignOrderField::CampaignId => SortBy::key(),
            CampaignOrderField::ActiveFrom => SortBy::value(|row: &CampaignRow| row.active_from),
            CampaignOrderField::ActiveTo => SortBy::value(|row: &CampaignRow| row.active_to),
        };
        campaigns
            .keep(|row| {
                is_any_of(filter.campaign_ids.as_ref(), Some(&row.campaign_id))
                    && is_any_of(filter.customer_ids.as_ref(), Some(&row.customer_id))
                    && filter
                        .statuses
                        .as_ref()
                        .is_none_or(|statuses| statuses.contains(&row.status_at(now)))
                    && filter
                        .is_stationary
                        .is_none_or(|stationary| stationary == row.is_on_stationary_inventory())
                    && begins.keeps_day(row.active_from.map(|start| Date::of(start).0))
                    && ends.keeps_day(row.active_to.map(|end| Date::of(end).0))
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}
