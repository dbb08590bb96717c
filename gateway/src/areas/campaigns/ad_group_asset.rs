//! An asset of an ad group.

use std::sync::Arc;

use async_graphql::{Context, Enum, InputObject};
use gateway_macros::object;

use super::rest::AssetRow;
use crate::areas::vehicles::Vehicle;
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::FilterText;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::request::request_context;
use crate::upstream::decode::{Keyed, Table};

pub struct AdGroupAsset {
    customer_id: i32,
    asset_id: i32,
    asset_ref: Option<String>,
    display_name: Option<String>,
    label: String,
}

/// An asset of an ad group.
#[object(row)]
impl AdGroupAsset {
    /// The asset's number. Stable.
    async fn asset_id(&self) -> i32 {
        self.asset_id
    }

    /// The owner's name for the asset; null if unknown.
    async fn asset_ref(&self) -> Option<&str> {
        self.asset_ref.as_deref()
    }

    /// Display name; null if not set.
    async fn display_name(&self) -> Option<&str> {
        self.display_name.as_deref()
    }

    /// The name to show: displayName, or else assetRef, or else the number. Never empty.
    async fn label(&self) -> &str {
        &self.label
    }

    /// The vehicle that the asset is; null if the customer has no vehicle with this number. One call for the whole
    /// list. Source: GET /v3/internal/manager/customer-assets/{customerId}.
    #[batched]
    async fn vehicle(&self, ctx: &Context<'_>) -> Result<Option<Vehicle>> {
        Vehicle::find(request_context(ctx), [self.customer_id, self.asset_id]).await
    }
}

impl AdGroupAsset {
    fn new(customer_id: i32, row: &AssetRow) -> Self {
        let (asset_id, asset_ref, display_name) = match row {
            AssetRow::Key(asset_id) => (*asset_id, None, None),
            AssetRow::Object(asset) => (
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
            customer_id,
            asset_id,
            asset_ref,
            display_name,
            label,
        }
    }
}

impl Keyed for AdGroupAsset {
    type Key = i32;
    fn key(&self) -> &i32 {
        &self.asset_id
    }
}

connection_node!(AdGroupAsset, "An asset", "assets");

/// Selects assets of an ad group.
#[derive(Default, InputObject)]
pub struct AdGroupAssetFilter {
    /// Words to find in the label, in any order, regardless of case and accents.
    text: Option<String>,
}

/// Sort fields of the assets of an ad group. Ties are sorted by assetId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AdGroupAssetOrderField {
    /// The order of the service.
    Position,
    /// The label, case-insensitive; numbers in it are compared by value (BUS-2 before BUS-10).
    Label,
    /// The asset's number.
    AssetId,
}

impl OrderField for AdGroupAssetOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Position, OrderDirection::Asc);
}

impl AdGroupAsset {
    /// A page of the assets of an ad group of this customer.
    pub(super) fn page(
        customer_id: i32,
        rows: &[AssetRow],
        args: &ListArgs<AdGroupAssetFilter, AdGroupAssetOrderField>,
    ) -> Result<Connection<Self>> {
        let text = FilterText::new(args.filter.text.as_deref());
        let assets: Vec<Self> = rows.iter().map(|row| Self::new(customer_id, row)).collect();
        let list = List::new(&Arc::new(Table::distinct(assets)))
            .keep_text(&text, |asset| Some(&asset.label));
        let sort_by = match args.order.field {
            AdGroupAssetOrderField::Position => SortBy::received(),
            AdGroupAssetOrderField::Label => SortBy::numbered(|asset: &Self| &asset.label),
            AdGroupAssetOrderField::AssetId => SortBy::key(),
        };
        list.sort(sort_by, args.order.direction)
            .page_at(&args.page, |position| {
                Self::new(customer_id, &rows[position as usize])
            })
    }
}
