//! A customer.

use std::sync::Arc;

use async_graphql::{Context, ID, OneofObject};
use gateway_macros::object;
use serde_json::json;

use super::billing_metric::{BillingMetric, BillingMetricFilter, BillingMetricOrderField};
use super::customer_channel::{CustomerChannel, channel_label};
use super::rest::{self, CustomerBook, CustomerRow};
use super::subscription_type::SubscriptionType;
use super::user::{UserFilter, UserOrderField};
use super::{HasAttention, User, billing_report, campaigns_report};
use crate::areas::attribution::{Study, StudyFilter, StudyOrderField, studies};
use crate::areas::campaigns::{self, Campaign, CampaignFilter, CampaignOrderField};
use crate::areas::devices;
use crate::areas::frames::FramePage;
use crate::areas::jobs::{Job, JobFilter, JobOrderField, queue};
use crate::areas::markets::{Market, MarketFilter, MarketOrderField, Markets};
use crate::areas::pixels::{Pixel, PixelFilter, PixelOrderField, pixels_of_customer};
use crate::areas::providers::{
    Provider, ProviderFilter, ProviderOrderField, providers_of_customer,
};
use crate::areas::vehicles::{Vehicle, VehicleFilter, VehicleOrderField, VehicleSummary, vehicles};
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::csv::CsvFile;
use crate::graph::dates::DateRange;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::graph::order::Named;
use crate::graph::revision::{self, Part, Revised};
use crate::graph::search::{Findings, Search, SearchReason};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::{RequestContext, request_context};

// What needs attention is found above the areas, by the rules of all of them.
type AttentionItem = <Customer as HasAttention>::Item;
type AttentionItemFilter = <Customer as HasAttention>::Filter;
type AttentionItemOrderField = <Customer as HasAttention>::OrderField;
type AttentionKindCount = <Customer as HasAttention>::KindCount;
type AttentionFigure = <Customer as HasAttention>::Figure;

/// A row of the list of all customers, which also holds the slugs.
pub struct Customer {
    book: Arc<CustomerBook>,
    position: u32,
}

/// A client company: an advertiser or a seller of advertising.
#[object(row)]
impl Customer {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `customerId`.
    pub async fn id(&self) -> ID {
        global_id::id("Customer", self.row().customer_id)
    }

    /// The customer's number. Stable; inputs and filters take this.
    async fn customer_id(&self) -> i32 {
        self.row().customer_id
    }

    /// Name; empty if not set.
    async fn name(&self) -> &str {
        &self.row().customer_name
    }

    /// The name as used in the console's URLs: lower case, with a hyphen for each run of characters other than letters
    /// and digits. If several customers share a slug, all but the one with the lowest customerId get `-{customerId}`
    /// appended; a name without letters and digits gives `customer-{customerId}`. Changes when the customer is renamed;
    /// scripts should store `customerId`.
    async fn slug(&self) -> &str {
        &self.book.slugs()[self.position as usize]
    }

    /// Line of business; null if not set.
    async fn channel(&self) -> Option<CustomerChannel> {
        self.row()
            .customer_channel
            .as_deref()
            .map(CustomerChannel::of)
    }

    /// The line of business as the service spells it, even if `channel` is UNRECOGNIZED; null if not set.
    async fn channel_text(&self) -> Option<&str> {
        self.row().customer_channel.as_deref()
    }

    /// The line of business in words, such as "Economic Development". An unknown one is returned as the service spells
    /// it; null if not set.
    async fn channel_label(&self) -> Option<&str> {
        self.row().customer_channel.as_deref().map(channel_label)
    }

    /// Type of subscription; null if not set.
    async fn subscription_type(&self) -> Option<SubscriptionType> {
        self.row()
            .subscription_type
            .as_deref()
            .map(SubscriptionType::of)
    }

    /// The type of subscription as the service spells it, even if `subscriptionType` is UNRECOGNIZED; null if not set.
    async fn subscription_type_text(&self) -> Option<&str> {
        self.row().subscription_type.as_deref()
    }

    /// Numbers of the customer's markets.
    async fn market_ids(&self) -> &[i32] {
        &self.row().markets
    }

    /// The customer's markets, sorted by name by default; numbers of unknown markets are skipped. One call for the
    /// whole list. Source: GET /v3/api/markets.
    #[prefetch(Markets::read(context))]
    async fn markets(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<MarketFilter, MarketOrderField>,
    ) -> Result<Connection<Market>> {
        Market::of_customer(request_context(ctx), &self.row().markets, &list).await
    }

    /// The customer's campaigns, sorted by name by default. One call for the whole list.
    /// Source: GET /v3/api/campaigns/customer/{customerId}, or GET /v3/api/campaigns for several customers.
    #[prefetch(campaigns::campaigns_of(context, of.number()?))]
    async fn campaigns(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CampaignFilter, CampaignOrderField>,
    ) -> Result<Connection<Campaign>> {
        let campaigns =
            campaigns::campaigns_of(request_context(ctx), self.row().customer_id).await?;
        Campaign::page(request_context(ctx), &campaigns, &list).await
    }

    /// The users who belong to this customer, sorted by name by default. One call for the whole list.
    /// Source: GET /v3/api/users.
    #[prefetch(User::names(context))]
    async fn users(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<UserFilter, UserOrderField>,
    ) -> Result<Connection<User>> {
        User::page(request_context(ctx), Some(self.row().customer_id), &list).await
    }

    /// The customer's vehicles, sorted by assetRef by default. Costs one call per customer, shared with
    /// `vehicleSummary`. Source: GET /v3/internal/manager/customer-assets/{customerId}.
    #[prefetch(vehicles(&context.main(), of.number()?))]
    async fn vehicles(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<VehicleFilter, VehicleOrderField>,
    ) -> Result<Connection<Vehicle>> {
        Vehicle::page(request_context(ctx), self.row().customer_id, &list).await
    }

    /// The counts of the customer's vehicles. Costs one call per customer, shared with `vehicles`.
    /// Source: GET /v3/internal/manager/customer-assets/{customerId}.
    #[prefetch(vehicles(&context.main(), of.number()?))]
    async fn vehicle_summary(&self, ctx: &Context<'_>) -> Result<VehicleSummary> {
        VehicleSummary::of(request_context(ctx), self.row().customer_id).await
    }

    /// The customer's pixels, sorted by name by default. Costs one call per customer.
    /// Source: GET /v3/api/pixels/customer/{customerId}.
    #[prefetch(pixels_of_customer(&context.main(), of.number()?))]
    async fn pixels(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<PixelFilter, PixelOrderField>,
    ) -> Result<Connection<Pixel>> {
        Pixel::of_customer(request_context(ctx), self.row().customer_id, &list).await
    }

    /// The providers whose feeds supply the positions of this customer's vehicles, by default active ones only, highest
    /// number first. Costs one call per customer. Source: GET /v3/api/providers/customer/{customerId}.
    #[prefetch(providers_of_customer(&context.main(), of.number()?))]
    async fn providers(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<ProviderFilter, ProviderOrderField>,
    ) -> Result<Connection<Provider>> {
        Provider::of_customer(request_context(ctx), self.row().customer_id, &list).await
    }

    /// The customer's attribution studies, highest number first by default. One call for the whole list.
    /// Source: GET /v3/api/attribution.
    #[prefetch(studies(&context.main()))]
    async fn studies(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<StudyFilter, StudyOrderField>,
    ) -> Result<Connection<Study>> {
        Study::of_customer(request_context(ctx), self.row().customer_id, &list).await
    }

    /// The jobs of the main API's queue whose request names this customer, newest first by default. One call for the whole
    /// list. Source: GET /v3/internal/queue.
    #[prefetch(queue(&context.main()))]
    async fn jobs(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<JobFilter, JobOrderField>,
    ) -> Result<Connection<Job>> {
        Job::of_customer(request_context(ctx), self.row().customer_id, &list).await
    }

    /// What needs attention of this customer, the most urgent first by default: its providers (those with its `customerId`) and
    /// their locks, its studies, its failed refresh jobs, its campaigns and its vehicles. Market jobs belong to markets and
    /// are left out. A list that cannot be read is an item itself, and the others stay; if the operation has reached a limit,
    /// the field fails with LIMIT_EXCEEDED. Costs at most nine calls, eight unless the caller is a lock maintainer, and fewer
    /// with `kinds`. Two of them are made for each customer: that of `vehicles` and, if a campaign is ACTIVE, that of `pixels`.
    /// The campaigns are read as for `campaigns`, and the others are shared with the root field `attention`.
    /// Source: GET /v3/auth/me, GET /v3/api/providers, GET /v3/api/providers/locks,
    /// GET /v3/api/attribution, GET /v3/api/pixels/attribution-studies-pixel-counts,
    /// GET /v3/api/campaigns/customer/{customerId}, or GET /v3/api/campaigns for several customers,
    /// GET /v3/api/pixels/customer/{customerId}, GET /v3/internal/manager/customer-assets/{customerId}, and
    /// GET /api/pipeline-jobs of the pipeline service.
    async fn attention(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<AttentionItemFilter, AttentionItemOrderField>,
    ) -> Result<Connection<AttentionItem>> {
        Self::attention_page(request_context(ctx), self.row().customer_id, &list).await
    }

    /// The number of items of each kind in `attention`, in display order, 0 included. Kinds that no customer has, that the
    /// caller may not see, and UNREADABLE_LIST are left out. Shares its calls with `attention`, and fails as it does.
    #[prefetch(
        Customer::attention_kinds(context, of.number()?),
        Customer::read_own(context, of.number()?)
    )]
    async fn attention_counts(&self, ctx: &Context<'_>) -> Result<Vec<AttentionKindCount>> {
        Self::attention_kinds(request_context(ctx), self.row().customer_id).await
    }

    /// What has happened to this customer since yesterday, and what waits, as `AttentionSummary.figures`; without market jobs,
    /// which belong to markets. Shares its calls with `attention`, and needs GET /v3/api/providers, GET /v3/api/attribution and
    /// GET /api/pipeline-jobs of the pipeline service.
    #[prefetch(Customer::figures(context, of.number()?))]
    async fn attention_figures(&self, ctx: &Context<'_>) -> Result<Vec<AttentionFigure>> {
        Self::figures(request_context(ctx), self.row().customer_id).await
    }

    /// A page of the customer's frames, in the order of the service. BAD_USER_INPUT if the offset is below 0, or the
    /// limit is below 1 or above 100. Costs one call per customer. Source: GET /v3/api/frames/admin-list.
    #[prefetch(FramePage::prefetch(context, of.number()?, of))]
    async fn frames(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Number of frames before the page.", default = 0)] offset: i32,
        #[graphql(desc = "Number of frames on the page, 1 to 100.", default = 10)] limit: i32,
    ) -> Result<FramePage> {
        FramePage::of_customer(request_context(ctx), self.row().customer_id, offset, limit).await
    }

    /// Billing figures, one row per campaign, sorted by the campaign's name by default. Costs one call per customer.
    /// Source: GET /v3/api/accounts/invoice-metrics/{customerId}.
    #[prefetch(rest::billing(&context.main(), of.number()?))]
    async fn billing_metrics(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<BillingMetricFilter, BillingMetricOrderField>,
    ) -> Result<Connection<BillingMetric>> {
        BillingMetric::page(request_context(ctx), &[self.row().customer_id], &list).await
    }

    /// The billing metrics as the CSV file billing_metrics.csv. Costs one call per customer.
    /// Source: GET /v3/api/accounts/invoice-metrics/{customerId}.
    #[prefetch(rest::billing(&context.main(), of.number()?))]
    async fn billing_report(&self, ctx: &Context<'_>) -> Result<CsvFile> {
        billing_report::file(request_context(ctx), self.row().customer_id).await
    }

    /// The campaigns with their status, sorted by name, as the CSV file customer_campaigns.csv. One call for the
    /// whole list, as for `campaigns`. Source: GET /v3/api/campaigns/customer/{customerId}, or GET /v3/api/campaigns for
    /// several customers.
    #[prefetch(campaigns::campaigns_of(context, of.number()?))]
    async fn campaigns_report(&self, ctx: &Context<'_>) -> Result<CsvFile> {
        campaigns_report::file(request_context(ctx), self.row().customer_id).await
    }

    /// Default range for device exports: earliest campaign start to latest campaign end, capped at six days ago. The
    /// dates of ad groups take precedence over the campaign's own. null if there are no dates, or if the range would
    /// start after its end. One call for the whole list, as for `campaigns`. Source:
    /// GET /v3/api/campaigns/customer/{customerId}, or GET /v3/api/campaigns for several customers.
    #[prefetch(campaigns::campaigns_of(context, of.number()?))]
    async fn device_date_range(&self, ctx: &Context<'_>) -> Result<Option<DateRange>> {
        let context = request_context(ctx);
        let list = campaigns::campaigns_of(context, self.row().customer_id).await?;
        let dates: Vec<_> = list.rows().map(|row| row.dates()).collect();
        let days = devices::default_days(dates.into_iter(), context.today());
        Ok(days.map(|days| DateRange::new(days, context.time_zone())))
    }

    /// Version token of what `updateCustomer` can change, and its `revision`.
    async fn revision(&self) -> String {
        revision::of(&self.parts())
    }
}

impl Named for CustomerRow {
    fn name(&self) -> &str {
        &self.customer_name
    }
}

connection_node!(Customer, "A customer", "customers");

/// Names one customer: give exactly one field.
#[derive(OneofObject)]
pub enum CustomerBy {
    /// The customer's number.
    CustomerId(i32),
    /// The slug, as used in the console's URLs.
    Slug(String),
}

impl Customer {
    /// The customer at a position of the list.
    pub(super) fn at(book: &Arc<CustomerBook>, position: u32) -> Self {
        Self {
            book: Arc::clone(book),
            position,
        }
    }

    fn row(&self) -> &CustomerRow {
        &self.book.table.rows()[self.position as usize]
    }

    /// The customer that a lookup identifies, if there is one.
    pub(super) async fn by(context: &RequestContext, by: CustomerBy) -> Result<Option<Self>> {
        match by {
            CustomerBy::CustomerId(customer_id) => Self::find(context, customer_id).await,
            CustomerBy::Slug(slug) => {
                let book = rest::customers(&context.main()).await?;
                let position = book.position_of_slug(&slug);
                Ok(position.map(|position| Self::at(&book, position)))
            }
        }
    }

    /// The name of a customer, if it exists.
    pub(crate) async fn name_of(
        context: &RequestContext,
        customer_id: i32,
    ) -> Result<Option<String>> {
        let customer = Self::find(context, customer_id).await?;
        Ok(customer.map(|customer| customer.row().customer_name.to_string()))
    }

    /// The names of all customers.
    pub(crate) async fn names(context: &RequestContext) -> Result<CustomerNames> {
        rest::customers(&context.main()).await.map(CustomerNames)
    }

    /// The names of all customers if a search has several words, some of which may be in the name of a customer.
    pub(crate) async fn names_for(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Option<CustomerNames>> {
        match search.has_words() {
            true => Self::names(context).await.map(Some),
            false => Ok(None),
        }
    }
}

impl Customer {
    /// The customers that a search finds by number, name or slug. One call for the whole list.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let book = rest::customers(&context.main()).await?;
        let slugs = book.slugs();
        Ok(search.rows(
            &book.table,
            |position, row, terms| {
                terms.number(row.customer_id);
                terms.name(&row.customer_name);
                terms.key(SearchReason::Slug, &slugs[position as usize]);
            },
            |position| Self::at(&book, position),
        ))
    }
}

impl Entity for Customer {
    const TYPE_NAME: &'static str = "Customer";
    type Key = i32;

    async fn find(context: &RequestContext, customer_id: i32) -> Result<Option<Self>> {
        let book = rest::customers(&context.main()).await?;
        let position = book.table.position(&customer_id);
        Ok(position.map(|position| Self::at(&book, position)))
    }
}

impl Revised for Customer {
    const NOUN: &'static str = "customer";

    fn parts(&self) -> Vec<Part> {
        let row = self.row();
        vec![
            ("Customer Name", json!(row.customer_name.as_str())),
            ("Channel", json!(row.customer_channel.as_deref())),
            ("Subscription Type", json!(row.subscription_type.as_deref())),
            ("Markets", json!(row.markets)),
        ]
    }
}

/// The names of all customers.
pub struct CustomerNames(Arc<CustomerBook>);

impl CustomerNames {
    /// The name of a customer, if it exists.
    pub(crate) fn name(&self, customer_id: i32) -> Option<&str> {
        let table = &self.0.table;
        let position = table.position(&customer_id)?;
        Some(&table.rows()[position as usize].customer_name)
    }
}
