//! An ad group of a campaign. The services call it a flight.

use async_graphql::{Context, ID};
use gateway_macros::object;

use super::Campaign;
use super::ad_group_asset::{AdGroupAsset, AdGroupAssetFilter, AdGroupAssetOrderField};
use super::rest::{self, AdGroupRow};
use crate::areas::validations::SupportedAssetsCheck;
use crate::error::{Result, if_found};
use crate::graph::connection::Connection;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::OrderDirection;
use crate::graph::scalars::Date;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;

pub struct AdGroup {
    row: Row<AdGroupRow>,
    customer_id: i32,
    campaign_id: i32,
}

/// A part of a campaign with its own dates and assets.
#[object]
impl AdGroup {
    /// Opaque global id, for `node(id:)` and client caches.
    pub async fn id(&self) -> ID {
        let Self {
            customer_id,
            campaign_id,
            row,
        } = self;
        global_id::id(
            "AdGroup",
            format_args!("{customer_id}:{campaign_id}:{}", row.flight_id),
        )
    }

    /// The ad group's number. Stable.
    async fn ad_group_id(&self) -> i32 {
        self.row.flight_id
    }

    /// Name; empty if not set.
    async fn name(&self) -> &str {
        &self.row.flight_ref
    }

    /// First day, in UTC; null if not set.
    async fn active_from(&self) -> Option<Date> {
        self.row.active_from.map(Date::of)
    }

    /// Last day, in UTC; null if not set.
    async fn active_to(&self) -> Option<Date> {
        self.row.active_to.map(Date::of)
    }

    /// The campaign; null if unknown. One call for the whole list. Source: GET /v3/api/campaigns.
    #[prefetch(rest::campaigns(&context.main()))]
    async fn campaign(&self, ctx: &Context<'_>) -> Result<Option<Campaign>> {
        Campaign::find_in_list(request_context(ctx), Some(self.campaign_id)).await
    }

    /// Its assets, such as billboards or vehicles, by default in the order of the service.
    async fn assets(
        &self,
        list: ListArgs<AdGroupAssetFilter, AdGroupAssetOrderField>,
    ) -> Result<Connection<AdGroupAsset>> {
        AdGroupAsset::page(self.customer_id, &self.row.assets, &list)
    }

    /// A check of which assets are supported on it, by this criterion alone; `supportedAssetsCheck` takes more of them. Costs
    /// one call per ad group. Source: POST /v3/api/dev/supported-assets-check.
    async fn supported_assets(&self, ctx: &Context<'_>) -> Result<SupportedAssetsCheck> {
        SupportedAssetsCheck::of_ad_group(
            request_context(ctx),
            self.customer_id,
            self.row.flight_id,
        )
        .await
    }

    /// Number of assets.
    async fn asset_count(&self) -> usize {
        self.row.assets.len()
    }
}

impl AdGroup {
    /// The ad groups of a campaign, sorted by name.
    pub(super) async fn of_campaign(
        context: &RequestContext,
        customer_id: i32,
        campaign_id: i32,
    ) -> Result<Vec<Self>> {
        let table = rest::ad_groups(&context.main(), customer_id, campaign_id).await?;
        let by_name = SortBy::text(|row: &AdGroupRow| &row.flight_ref);
        Ok(List::new(&table)
            .sort(by_name, OrderDirection::Asc)
            .nodes(|row| Self {
                row,
                customer_id,
                campaign_id,
            }))
    }
}

impl Entity for AdGroup {
    const TYPE_NAME: &'static str = "AdGroup";
    /// The numbers of a customer, a campaign and an ad group.
    type Key = [i32; 3];

    async fn find(
        context: &RequestContext,
        [customer_id, campaign_id, flight_id]: Self::Key,
    ) -> Result<Option<Self>> {
        let table = rest::ad_groups(&context.main(), customer_id, campaign_id).await;
        Ok(if_found(table)?
            .and_then(|table| Row::of(&table, &flight_id))
            .map(|row| Self {
                row,
                customer_id,
                campaign_id,
            }))
    }
}
