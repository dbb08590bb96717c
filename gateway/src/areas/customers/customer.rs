//! A customer.

use std::sync::Arc;

use async_graphql::{Context, Enum, ID, InputObject};
use gateway_macros::object;

use super::billing::{self, BillingMetric};
use super::customer_channel::CustomerChannel;
use super::rest::{self, CustomerBook, CustomerRow};
use super::subscription_type::SubscriptionType;
use super::user::{UserFilter, UserOrderField};
use super::{User, campaigns_report, rules};
use crate::areas::campaigns::{self, Campaign, CampaignFilter, CampaignOrderField};
use crate::areas::markets::Market;
use crate::areas::providers::Provider;
use crate::areas::vehicles::CustomerVehicles;
use crate::error::Result;
use crate::graph::connection::{Connection, ConnectionNode};
use crate::graph::csv::CsvFile;
use crate::graph::dates::DateRange;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{Named, OrderDirection, OrderField};
use crate::graph::text_search::TextSearch;
use crate::graph::upstream_enum::UpstreamEnum;
use crate::session::{Session, session};

/// A customer: a row of the list of all customers, which also settles its slug.
pub struct Customer {
    book: Arc<CustomerBook>,
    position: u32,
}

/// An advertiser, or somebody who sells to advertisers: the company staff look after.
#[object(row)]
impl Customer {
    /// The id of this customer in the graph.
    pub async fn id(&self) -> ID {
        global_id::id("Customer", self.row().customer_id)
    }

    /// The main API's number of this customer.
    async fn customer_id(&self) -> i32 {
        self.row().customer_id
    }

    /// The name; empty when the service has none.
    async fn customer_name(&self) -> &str {
        &self.row().customer_name
    }

    /// The name as it stands in addresses: lower case with hyphens, and with the number appended where
    /// another customer has it already (rules customer-slug and customer-slug-clash).
    async fn slug(&self) -> &str {
        &self.book.slugs[self.position as usize]
    }

    /// The line of business; null when none is set.
    async fn channel(&self) -> Option<CustomerChannel> {
        self.row()
            .customer_channel
            .as_deref()
            .map(CustomerChannel::of)
    }

    /// The line of business as the service spells it; tells the text behind UNRECOGNIZED.
    async fn channel_text(&self) -> Option<&str> {
        self.row().customer_channel.as_deref()
    }

    /// What the customer has subscribed to; null when nothing is set.
    async fn subscription_type(&self) -> Option<SubscriptionType> {
        self.row()
            .subscription_type
            .as_deref()
            .map(SubscriptionType::of)
    }

    /// The subscription as the service spells it; tells the text behind UNRECOGNIZED.
    async fn subscription_type_text(&self) -> Option<&str> {
        self.row().subscription_type.as_deref()
    }

    /// The numbers of the customer's markets.
    async fn market_ids(&self) -> &[i32] {
        &self.row().markets
    }

    /// The customer's markets that exist, sorted by name. One call for all markets.
    async fn markets(&self, ctx: &Context<'_>) -> Result<Vec<Market>> {
        Market::named(session(ctx), &self.row().markets).await
    }

    /// The customer's campaigns, sorted by campaignRef when no order is given
    /// (GET /v3/api/campaigns/customer/{customerId}; below a list of customers one call for all).
    async fn campaigns(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CampaignFilter, CampaignOrderField>,
    ) -> Result<Connection<Campaign>> {
        let campaigns = campaigns::campaigns_of(session(ctx), self.row().customer_id).await?;
        Campaign::page(session(ctx), &campaigns, &list)
    }

    /// The users who belong to this customer, sorted by name when no order is given. One call for all users.
    async fn users(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<UserFilter, UserOrderField>,
    ) -> Result<Connection<User>> {
        User::page(session(ctx), Some(self.row().customer_id), &list).await
    }

    /// The customer's vehicles with their counts (GET /v3/internal/manager/customer-assets/{customerId}).
    async fn vehicles(&self, ctx: &Context<'_>) -> Result<CustomerVehicles> {
        CustomerVehicles::of(session(ctx), self.row().customer_id).await
    }

    /// The companies whose feeds tell where this customer's vehicles are, sorted by name
    /// (GET /v3/api/providers/customer/{customerId}).
    async fn providers(&self, ctx: &Context<'_>) -> Result<Vec<Provider>> {
        Provider::of_customer(session(ctx), self.row().customer_id).await
    }

    /// What the customer is billed for, a row per campaign (GET /v3/api/accounts/invoice-metrics/{customerId}).
    async fn billing_metrics(&self, ctx: &Context<'_>) -> Result<Vec<BillingMetric>> {
        billing::metrics(session(ctx), self.row().customer_id).await
    }

    /// The billing metrics as the file billing_metrics.csv.
    async fn billing_report(&self, ctx: &Context<'_>) -> Result<CsvFile> {
        billing::report(session(ctx), self.row().customer_id).await
    }

    /// The campaigns with their status as the file customer_campaigns.csv, sorted by campaignRef.
    async fn campaigns_report(&self, ctx: &Context<'_>) -> Result<CsvFile> {
        campaigns_report::file(session(ctx), self.row().customer_id).await
    }

    /// The range that Device Export starts with: from the first start of a campaign to the last end, but
    /// not beyond six days ago (rule device-default-range); null when there is none.
    async fn device_date_range(&self, ctx: &Context<'_>) -> Result<Option<DateRange>> {
        let session = session(ctx);
        let list = campaigns::campaigns_of(session, self.row().customer_id).await?;
        let dates: Vec<_> = list.rows().map(|row| row.dates()).collect();
        let days = rules::device_default_range(dates.into_iter(), session.today());
        Ok(days.map(|days| DateRange::new(days, session.time_zone())))
    }
}

impl Named for CustomerRow {
    fn name(&self) -> &str {
        &self.customer_name
    }
}

impl ConnectionNode for Customer {
    fn cursor_key(&self) -> String {
        self.row().customer_id.to_string()
    }
}

/// Narrows a list of customers.
#[derive(Default, InputObject)]
pub struct CustomerFilter {
    /// Only customers whose name holds this text, in any case, and the one whose number it is.
    text: Option<String>,
    /// Only customers of these lines of business.
    channels: Option<Vec<CustomerChannel>>,
    /// Only customers with these subscriptions.
    subscription_types: Option<Vec<SubscriptionType>>,
}

/// What customers are sorted by; ties by customerId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum CustomerOrderField {
    /// The name.
    Name,
    /// The main API's number.
    CustomerId,
    /// The line of business as the service spells it.
    Channel,
}

impl OrderField for CustomerOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

impl Customer {
    fn row(&self) -> &CustomerRow {
        &self.book.table.rows()[self.position as usize]
    }

    /// The customer with this slug.
    pub(super) async fn by_slug(session: &Session, slug: &str) -> Result<Option<Self>> {
        let book = rest::customers(&session.main()).await?;
        let position = book.position_of_slug(slug);
        Ok(position.map(|position| Self { book, position }))
    }

    /// The name of a customer; `None` if it is unknown.
    pub(crate) async fn name(session: &Session, customer_id: i32) -> Result<Option<String>> {
        let customer = Self::find(session, customer_id).await?;
        Ok(customer.map(|customer| customer.row().customer_name.to_string()))
    }

    /// The names of all customers by their numbers.
    pub(crate) async fn names(session: &Session) -> Result<CustomerNames> {
        rest::customers(&session.main()).await.map(CustomerNames)
    }

    /// One page of all customers.
    pub(super) async fn page(
        session: &Session,
        args: &ListArgs<CustomerFilter, CustomerOrderField>,
    ) -> Result<Connection<Self>> {
        let book = rest::customers(&session.main()).await?;
        let filter = &args.filter;
        let text = TextSearch::new(filter.text.as_deref());
        let sort_by = match args.order.field {
            CustomerOrderField::Name => SortBy::Name,
            CustomerOrderField::CustomerId => SortBy::Key,
            CustomerOrderField::Channel => {
                SortBy::compare(|a: &CustomerRow, b| a.customer_channel.cmp(&b.customer_channel))
            }
        };
        List::by_name(&book.table)
            .keep(|row| {
                let channel = row.customer_channel.as_deref().map(CustomerChannel::of);
                let subscription = row.subscription_type.as_deref().map(SubscriptionType::of);
                (text.matches(&[&row.customer_name]) || text.is_number(row.customer_id))
                    && filter
                        .channels
                        .as_ref()
                        .is_none_or(|list| channel.is_some_and(|channel| list.contains(&channel)))
                    && filter.subscription_types.as_ref().is_none_or(|list| {
                        subscription.is_some_and(|subscription| list.contains(&subscription))
                    })
            })
            .sort(sort_by, args.order.direction)
            .page_at(&args.page, |position| Self {
                book: Arc::clone(&book),
                position,
            })
    }
}

impl Entity for Customer {
    const TYPE_NAME: &'static str = "Customer";
    type Key = i32;

    async fn find(session: &Session, customer_id: i32) -> Result<Option<Self>> {
        let book = rest::customers(&session.main()).await?;
        let position = book.table.position(&customer_id);
        Ok(position.map(|position| Self { book, position }))
    }
}

/// The names of all customers.
pub struct CustomerNames(Arc<CustomerBook>);

impl CustomerNames {
    /// The name of a customer; nothing when it is unknown.
    pub(crate) fn name(&self, customer_id: i32) -> Option<&str> {
        let table = &self.0.table;
        let position = table.position(&customer_id)?;
        Some(&table.rows()[position as usize].customer_name)
    }
}
