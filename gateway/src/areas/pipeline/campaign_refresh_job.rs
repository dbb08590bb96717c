//! A refresh job of a campaign, and lists of refresh jobs.

use std::collections::HashSet;

use async_graphql::{Context, Enum, ID, InputObject};
use chrono::{DateTime as Moment, Utc};
use gateway_macros::{SimpleObject, object};

use super::rest::{self, CampaignRefreshJobRow};
use super::rules::{self, PipelineJobPhase};
use crate::areas::campaigns::{Campaign, campaigns};
use crate::areas::customers::Customer;
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::dates::{DateRangeInput, DayFilter};
use crate::graph::decision::Decision;
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::{Date, DateTime};
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;

pub struct CampaignRefreshJob(Row<CampaignRefreshJobRow>);

/// A job that recomputes the impressions of a campaign after inventory was added to it.
#[object(row)]
impl CampaignRefreshJob {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `refreshJobId`.
    pub async fn id(&self) -> ID {
        global_id::id("CampaignRefreshJob", &self.0.job_id)
    }

    /// The job's key. Stable; inputs take this.
    async fn refresh_job_id(&self) -> &str {
        &self.0.job_id
    }

    /// The campaign's number; null if unknown.
    async fn campaign_id(&self) -> Option<i32> {
        self.0.campaign_id
    }

    /// The name of the campaign when the job was created; null if unknown.
    async fn campaign_name(&self) -> Option<&str> {
        self.0.meta_data.campaign_ref.as_deref()
    }

    /// The campaign; null if unknown. One call for the whole list. Source: GET /v3/api/campaigns.
    #[prefetch(campaigns(&context.main()))]
    #[batched]
    async fn campaign(&self, ctx: &Context<'_>) -> Result<Option<Campaign>> {
        Campaign::find_in_list(request_context(ctx), self.0.campaign_id).await
    }

    /// The customer's number; null if unknown.
    async fn customer_id(&self) -> Option<i32> {
        self.0.customer_id
    }

    /// The customer; null if unknown. One call for the whole list. Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find_optional(request_context(ctx), self.0.customer_id).await
    }

    /// The markets of the campaign when the job was created, in the order of the service.
    #[per_row]
    async fn markets(&self) -> Vec<CampaignRefreshMarket> {
        let markets = self.0.meta_data.markets.iter();
        markets
            .map(|market| CampaignRefreshMarket {
                name: market.market_name.clone(),
                active_from: market.active_from.map(Date::of),
                active_to: market.active_to.map(Date::of),
            })
            .collect()
    }

    /// When it was created; null if unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.0.created_at.map(DateTime)
    }

    /// Its phase.
    async fn phase(&self) -> PipelineJobPhase {
        rules::phase(&self.0.job_status)
    }

    /// The status as the service spells it; empty if unknown.
    async fn status_text(&self) -> &str {
        &self.0.job_status
    }

    /// The status to show, such as "COMPLETED"; a step of a running job is returned as the service spells it.
    async fn status_label(&self) -> &str {
        rules::status_label(&self.0.job_status)
    }

    /// First day of the refresh, in UTC: the campaign's, or else that of its first ad group; null if unknown.
    async fn active_from(&self) -> Option<Date> {
        self.0.starts_at().map(Date::of)
    }

    /// Last day of the refresh, in UTC: the campaign's, or else that of its first ad group; null if unknown.
    async fn active_to(&self) -> Option<Date> {
        self.0.ends_at().map(Date::of)
    }

    /// Whether it can be run: its last day must be after 2024-08-31.
    #[per_row]
    async fn run(&self) -> Decision {
        self.run_decision()
    }

    /// Whether it can be run, as text: "Runnable" or "Missing Data".
    async fn run_label(&self) -> &'static str {
        rules::run_refresh_label(self.run_decision().allowed)
    }
}

/// A market of a refreshed campaign.
#[derive(SimpleObject)]
pub struct CampaignRefreshMarket {
    /// The name of the market.
    name: String,
    /// First day in the market, in UTC; null if unknown.
    active_from: Option<Date>,
    /// Last day in the market, in UTC; null if unknown.
    active_to: Option<Date>,
}

impl CampaignRefreshJobRow {
    fn starts_at(&self) -> Option<Moment<Utc>> {
        let first = self.meta_data.first_flight.as_ref();
        let of_first = first.and_then(|flight| flight.active_from);
        rules::refresh_moment(self.meta_data.active_from, self.active_from, of_first)
    }

    fn ends_at(&self) -> Option<Moment<Utc>> {
        let first = self.meta_data.first_flight.as_ref();
        let of_first = first.and_then(|flight| flight.active_to);
        rules::refresh_moment(self.meta_data.active_to, self.active_to, of_first)
    }
}

connection_node!(
    CampaignRefreshJob,
    "A refresh job of a campaign",
    "refresh jobs of campaigns"
);

/// Selects refresh jobs of campaigns.
#[derive(Default, InputObject)]
pub struct CampaignRefreshJobFilter {
    /// Jobs in any of these phases.
    phases: Option<HashSet<PipelineJobPhase>>,
    /// Jobs created on these days, in the time zone of the request. Leaves out those without a time.
    dates: Option<DateRangeInput>,
    /// Jobs with any of these keys.
    refresh_job_ids: Option<HashSet<String>>,
    /// Jobs of any of these campaigns.
    campaign_ids: Option<HashSet<i32>>,
    /// Jobs of any of these customers.
    customer_ids: Option<HashSet<i32>>,
    /// Words to find in the key or the name of the campaign, in any order, regardless of case and accents.
    text: Option<String>,
}

/// Sort fields of a list of refresh jobs of campaigns. Ties are sorted by refreshJobId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum CampaignRefreshJobOrderField {
    /// When the job was created.
    CreatedAt,
    /// The job's key; numbers in it are compared by value.
    RefreshJobId,
}

impl OrderField for CampaignRefreshJobOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::CreatedAt, OrderDirection::Desc);
}

impl Entity for CampaignRefreshJob {
    const TYPE_NAME: &'static str = "CampaignRefreshJob";
    type Key = String;

    async fn find(context: &RequestContext, job_id: String) -> Result<Option<Self>> {
        let table = rest::campaign_refresh_jobs(&context.pipeline()).await?;
        Ok(Row::of(&table, &job_id).map(Self))
    }
}

impl Searched for CampaignRefreshJobRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        let name = self.meta_data.campaign_ref.as_deref();
        [&*self.job_id, name.unwrap_or_default()]
    }
}

impl CampaignRefreshJob {
    /// The job in a row.
    pub(super) fn new(row: Row<CampaignRefreshJobRow>) -> Self {
        Self(row)
    }

    /// Whether it can be run.
    pub(super) fn run_decision(&self) -> Decision {
        rules::run_refresh(self.0.ends_at())
    }

    /// A page of the refresh jobs of all campaigns.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<CampaignRefreshJobFilter, CampaignRefreshJobOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |_| true).await
    }

    /// A page of the refresh jobs of a campaign.
    pub(crate) async fn of_campaign(
        context: &RequestContext,
        campaign_id: i32,
        args: &ListArgs<CampaignRefreshJobFilter, CampaignRefreshJobOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |row| row.campaign_id == Some(campaign_id)).await
    }

    async fn page_of(
        context: &RequestContext,
        args: &ListArgs<CampaignRefreshJobFilter, CampaignRefreshJobOrderField>,
        is_listed: impl Fn(&CampaignRefreshJobRow) -> bool,
    ) -> Result<Connection<Self>> {
        let table = rest::campaign_refresh_jobs(&context.pipeline()).await?;
        let phases = args.filter.phases.as_ref();
        let days = DayFilter::of(context, "dates", args.filter.dates.as_ref())?;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let jobs = List::new(&table).search(&text);
        let sort_by = match args.order.field {
            CampaignRefreshJobOrderField::CreatedAt => {
                SortBy::value(|row: &CampaignRefreshJobRow| row.created_at)
            }
            CampaignRefreshJobOrderField::RefreshJobId => {
                SortBy::numbered(|row: &CampaignRefreshJobRow| row.job_id.as_str())
            }
        };
        jobs.keep(|row| {
            is_listed(row)
                && is_any_of(filter.refresh_job_ids.as_ref(), Some(row.job_id.as_str()))
                && is_any_of(filter.campaign_ids.as_ref(), row.campaign_id.as_ref())
                && is_any_of(filter.customer_ids.as_ref(), row.customer_id.as_ref())
                && phases.is_none_or(|phases| phases.contains(&rules::phase(&row.job_status)))
                && days.keeps_time(row.created_at)
        })
        .sort(sort_by, args.order.direction)
        .page(&args.page, Self)
    }
}
