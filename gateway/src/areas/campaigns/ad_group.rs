//! An ad group of a campaign. The services call it a flight.

use async_graphql::{ID, SimpleObject};
use gateway_macros::object;

use super::rest::{self, AdGroupRow, AssetRow};
use crate::error::{Result, if_found};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, SortBy};
use crate::graph::order::OrderDirection;
use crate::graph::scalars::DateTime;
use crate::session::Session;
use crate::upstream::Row;

pub struct AdGroup {
    row: Row<AdGroupRow>,
    customer_id: i32,
    campaign_id: i32,
}

/// A part of a campaign with its own dates and assets. The services call it a flight.
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
    async fn flight_id(&self) -> i32 {
        self.row.flight_id
    }

    /// Name; empty if not set.
    async fn flight_ref(&self) -> &str {
        &self.row.flight_ref
    }

    /// Start; null if not set. The calendar day is in UTC.
    async fn active_from(&self) -> Option<DateTime> {
        self.row.active_from.map(DateTime)
    }

    /// End; null if not set. The calendar day is in UTC.
    async fn active_to(&self) -> Option<DateTime> {
        self.row.active_to.map(DateTime)
    }

    /// Its assets, such as billboards or vehicles, in the order the service sends them.
    async fn assets(&self) -> Vec<AdGroupAsset> {
        self.row.assets.iter().map(AdGroupAsset::from).collect()
    }

    /// Number of assets.
    async fn asset_count(&self) -> usize {
        self.row.assets.len()
    }
}

/// An asset of an ad group.
#[derive(SimpleObject)]
pub struct AdGroupAsset {
    /// The asset's number. Stable.
    asset_id: i32,
    /// The owner's name for the asset; null if unknown.
    asset_ref: Option<String>,
    /// Display name; null if not set.
    display_name: Option<String>,
    /// The name to show: displayName, else assetRef, else the number. Never empty.
    label: String,
}

impl From<&AssetRow> for AdGroupAsset {
    fn from(row: &AssetRow) -> Self {
        let (asset_id, asset_ref, display_name) = match row {
            AssetRow::Bare(asset_id) => (*asset_id, None, None),
            AssetRow::Whole(asset) => (
                asset.asset_id,
                asset.asset_ref.clone(),
                asset.display_name.clone(),
            ),
        };
        let label = [&display_name, &asset_ref]
            .into_iter()
            .flatten()
            .find(|name| !name.trim().is_empty())
            .map_or_else(|| asset_id.to_string(), Clone::clone);
        Self {
            asset_id,
            asset_ref,
            display_name,
            label,
        }
    }
}

impl AdGroup {
    /// The ad groups of a campaign, sorted by name.
    pub(super) async fn of_campaign(
        session: &Session,
        customer_id: i32,
        campaign_id: i32,
    ) -> Result<Vec<Self>> {
        let table = rest::ad_groups(&session.main(), customer_id, campaign_id).await?;
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
    /// The numbers of the customer, the campaign and the ad group.
    type Key = [i32; 3];

    async fn find(
        session: &Session,
        [customer_id, campaign_id, flight_id]: Self::Key,
    ) -> Result<Option<Self>> {
        let table = rest::ad_groups(&session.main(), customer_id, campaign_id).await;
        Ok(if_found(table)?
            .and_then(|table| Row::of(&table, &flight_id))
            .map(|row| Self {
                row,
                customer_id,
                campaign_id,
            }))
    }
}
