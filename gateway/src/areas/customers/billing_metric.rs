//! The billing metrics of a customer.

use std::collections::BTreeSet;

use async_graphql::{Context, Enum, InputObject};
use futures_util::future::try_join_all;
use gateway_macros::object;

use super::rest::{self, BillingRow};
use crate::areas::campaigns::{Campaign, campaigns};
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::Date;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;
use crate::upstream::decode::Table;

pub struct BillingMetric(Row<BillingRow>);

/// The billing figures of one campaign of a customer.
#[object(row)]
impl BillingMetric {
    /// The customer's number.
    async fn customer_id(&self) -> i32 {
        self.0.customer_id
    }

    /// The contract; null if there is none.
    async fn contract_id(&self) -> Option<&str> {
        self.0.contract_id.as_deref()
    }

    /// The campaign's number.
    async fn campaign_id(&self) -> i32 {
        self.0.campaign_id
    }

    /// The campaign's name; null if unknown.
    async fn campaign_name(&self) -> Option<&str> {
        self.0.campaign_ref.as_deref()
    }

    /// The campaign; null if unknown. One call for the whole list. Source: GET /v3/api/campaigns.
    #[prefetch(campaigns(&context.main()))]
    #[batched]
    async fn campaign(&self, ctx: &Context<'_>) -> Result<Option<Campaign>> {
        Campaign::find_in_list(request_context(ctx), Some(self.0.campaign_id)).await
    }

    /// The advertiser; null if unknown.
    async fn advertiser(&self) -> Option<&str> {
        self.0.advertiser.as_deref()
    }

    /// First day of the campaign, in UTC; null if not set.
    async fn active_from(&self) -> Option<Date> {
        self.0.active_from.map(Date::of)
    }

    /// Last day of the campaign, in UTC; null if not set.
    async fn active_to(&self) -> Option<Date> {
        self.0.active_to.map(Date::of)
    }

    /// Number of assets; null if unknown.
    async fn asset_count(&self) -> Option<i32> {
        self.0.asset_count
    }

    /// Number of frames; null if unknown.
    async fn frame_count(&self) -> Option<i32> {
        self.0.frame_count
    }
}

connection_node!(
    BillingMetric,
    "The billing figures of a campaign",
    "billing figures"
);

/// Selects billing figures.
#[derive(Default, InputObject)]
pub struct BillingMetricFilter {
    /// Words to find in the campaign's name, the contract or the advertiser, in any order, regardless of case and
    /// accents.
    text: Option<String>,
}

/// Sort fields of a list of billing figures. Ties are sorted by campaignId, then contractId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum BillingMetricOrderField {
    /// The campaign's name, case-insensitive.
    CampaignName,
    /// The campaign's number.
    CampaignId,
    /// First day of the campaign.
    ActiveFrom,
    /// Last day of the campaign.
    ActiveTo,
}

impl OrderField for BillingMetricOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::CampaignName, OrderDirection::Asc);
}

impl BillingRow {
    pub(super) fn name(&self) -> &str {
        self.campaign_ref.as_deref().unwrap_or_default()
    }
}

impl Searched for BillingRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        let others = [self.contract_id.as_deref(), self.advertiser.as_deref()];
        [self.name()]
            .into_iter()
            .chain(others.into_iter().flatten())
    }
}

impl BillingMetric {
    /// A page of the billing metrics of customers.
    pub(super) async fn page(
        context: &RequestContext,
        customer_ids: &[i32],
        args: &ListArgs<BillingMetricFilter, BillingMetricOrderField>,
    ) -> Result<Connection<Self>> {
        let main = context.main();
        let customer_ids = customer_ids.iter().collect::<BTreeSet<_>>();
        let tables = customer_ids.into_iter().map(|id| rest::billing(&main, *id));
        let table = Table::joined(&try_join_all(tables).await?);
        let text = FilterText::new(args.filter.text.as_deref());
        let metrics = List::new(&table).search(&text);
        let by_campaign = SortBy::value(|row: &BillingRow| Some(row.campaign_id));
        let sort_by = match args.order.field {
            BillingMetricOrderField::CampaignName => {
                SortBy::text(BillingRow::name).then(by_campaign)
            }
            BillingMetricOrderField::CampaignId => by_campaign,
            BillingMetricOrderField::ActiveFrom => {
                SortBy::value(|row: &BillingRow| row.active_from).then(by_campaign)
            }
            BillingMetricOrderField::ActiveTo => {
                SortBy::value(|row: &BillingRow| row.active_to).then(by_campaign)
            }
        };
        metrics
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}
