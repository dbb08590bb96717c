//! An asset owner.

use async_graphql::{Context, ID, InputObject};
use gateway_macros::object;

use super::rest::{self, AssetOwnerRow};
use crate::areas::markets::Market;
use crate::error::Result;
use crate::graph::connection::{Connection, ConnectionNode, Page};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, SortBy};
use crate::graph::order::OrderDirection;
use crate::graph::text_search::TextSearch;
use crate::session::{Session, session};
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
    async fn default_market(&self, ctx: &Context<'_>) -> Result<Option<Market>> {
        Market::find_optional(session(ctx), self.0.default_market_id).await
    }
}

impl ConnectionNode for AssetOwner {
    fn cursor_key(&self) -> String {
        self.0.asset_owner_id.to_string()
    }
}

/// Selects asset owners.
#[derive(Default, InputObject)]
pub struct AssetOwnerFilter {
    /// Case-insensitive substring of the name.
    text: Option<String>,
}

impl AssetOwner {
    /// A page of all asset owners, sorted by name.
    pub(super) async fn page(
        session: &Session,
        filter: Option<AssetOwnerFilter>,
        page: &Page,
    ) -> Result<Connection<Self>> {
        let table = rest::asset_owners(&session.main()).await?;
        let text = TextSearch::new(filter.unwrap_or_default().text.as_deref());
        List::new(&table)
            .keep(|row| text.matches(&[&row.name]))
            .sort(
                SortBy::text(|row: &AssetOwnerRow| &row.name),
                OrderDirection::Asc,
            )
            .page(page, Self)
    }
}

impl Entity for AssetOwner {
    const TYPE_NAME: &'static str = "AssetOwner";
    type Key = i32;

    async fn find(session: &Session, asset_owner_id: i32) -> Result<Option<Self>> {
        let table = rest::asset_owners(&session.main()).await?;
        Ok(Row::of(&table, &asset_owner_id).map(Self))
    }
}
