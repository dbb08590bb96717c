//! An asset owner.

use std::collections::HashSet;

use async_graphql::{Context, Enum, ID, InputObject};
use gateway_macros::object;
use serde_json::json;

use super::rest::{self, AssetOwnerRow};
use crate::areas::markets::{Market, Markets};
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::revision::{self, Part, Revised};
use crate::graph::search::{Findings, Search};
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;

pub struct AssetOwner(Row<AssetOwnerRow>);

/// A company that owns vehicles or boards that carry advertising.
#[object(row)]
impl AssetOwner {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `assetOwnerId`.
    pub async fn id(&self) -> ID {
        global_id::id("AssetOwner", self.0.asset_owner_id)
    }

    /// The asset owner's number. Stable; inputs take this.
    async fn asset_owner_id(&self) -> i32 {
        self.0.asset_owner_id
    }

    /// Name; empty if not set.
    async fn name(&self) -> &str {
        &self.0.name
    }

    /// The number of the market where most of its assets are; null if not set.
    async fn default_market_id(&self) -> Option<i32> {
        self.0.default_market_id
    }

    /// The market where most of its assets are; null if not set or unknown. One call for the whole list.
    /// Source: GET /v3/api/markets.
    #[prefetch(Markets::read(context))]
    #[batched]
    async fn default_market(&self, ctx: &Context<'_>) -> Result<Option<Market>> {
        Market::find_optional(request_context(ctx), self.0.default_market_id).await
    }

    /// Version token of what `saveAssetOwner` can change, and its `revision`.
    async fn revision(&self) -> String {
        revision::of(&self.parts())
    }
}

connection_node!(AssetOwner, "An asset owner", "asset owners");

/// Selects asset owners.
#[derive(Default, InputObject)]
pub struct AssetOwnerFilter {
    /// Words to find in the name, in any order, regardless of case and accents.
    text: Option<String>,
    /// Asset owners with any of these numbers.
    asset_owner_ids: Option<HashSet<i32>>,
    /// Asset owners whose default market is any of these, by number.
    market_ids: Option<HashSet<i32>>,
}

/// Sort fields of a list of asset owners. Ties are sorted by assetOwnerId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AssetOwnerOrderField {
    /// The name, case-insensitive.
    Name,
    /// The asset owner's number.
    AssetOwnerId,
}

impl OrderField for AssetOwnerOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

impl AssetOwner {
    /// A page of all asset owners.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<AssetOwnerFilter, AssetOwnerOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |_| true).await
    }

    /// A page of the asset owners with this default market.
    pub(crate) async fn of_market(
        context: &RequestContext,
        market_id: i32,
        args: &ListArgs<AssetOwnerFilter, AssetOwnerOrderField>,
    ) -> Result<Connection<Self>> {
        Self::page_of(context, args, |row| {
            row.default_market_id == Some(market_id)
        })
        .await
    }

    async fn page_of(
        context: &RequestContext,
        args: &ListArgs<AssetOwnerFilter, AssetOwnerOrderField>,
        is_listed: impl Fn(&AssetOwnerRow) -> bool,
    ) -> Result<Connection<Self>> {
        let table = rest::asset_owners(&context.main()).await?;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let owners = List::new(&table).search(&text);
        let sort_by = match args.order.field {
            AssetOwnerOrderField::Name => SortBy::text(|row: &AssetOwnerRow| &row.name),
            AssetOwnerOrderField::AssetOwnerId => SortBy::key(),
        };
        owners
            .keep(|row| {
                is_listed(row)
                    && is_any_of(filter.asset_owner_ids.as_ref(), Some(&row.asset_owner_id))
                    && is_any_of(filter.market_ids.as_ref(), row.default_market_id.as_ref())
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}

impl Searched for AssetOwnerRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [&*self.name]
    }
}

impl AssetOwner {
    /// The asset owners that a search finds by number or name. One call for the whole list.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let table = rest::asset_owners(&context.main()).await?;
        Ok(search.rows(
            &table,
            |_, row, terms| {
                terms.number(row.asset_owner_id);
                terms.name(&row.name);
            },
            |position| Self(Row::at(&table, position)),
        ))
    }
}

impl Entity for AssetOwner {
    const TYPE_NAME: &'static str = "AssetOwner";
    type Key = i32;

    async fn find(context: &RequestContext, asset_owner_id: i32) -> Result<Option<Self>> {
        let table = rest::asset_owners(&context.main()).await?;
        Ok(Row::of(&table, &asset_owner_id).map(Self))
    }
}

impl Revised for AssetOwner {
    const NOUN: &'static str = "asset owner";

    fn parts(&self) -> Vec<Part> {
        vec![("Default Market", json!(self.0.default_market_id))]
    }
}
