//! An asset owner.

use async_graphql::{Context, ID, InputObject, Object};

use super::rest::{self, AssetOwnerRow};
use crate::areas::markets::Market;
use crate::error::{Field, Result, nullable_field};
use crate::graph::collation::compare_text;
use crate::graph::connection::edge::ConnectionNode;
use crate::graph::connection::{Connection, Page};
use crate::graph::direct_json::fields::plain_fields;
use crate::graph::global_id;
use crate::graph::order::arrange;
use crate::graph::text_search::TextSearch;
use crate::session::{Session, session};
use crate::upstream::Row;

/// An asset owner.
pub struct AssetOwner(Row<AssetOwnerRow>);

/// Somebody who owns vehicles or boards that carry advertising.
#[Object]
impl AssetOwner {
    /// The id of this asset owner in the graph.
    pub async fn id(&self) -> ID {
        global_id::id("AssetOwner", self.0.asset_owner_id)
    }

    /// The main API's number of this asset owner.
    async fn asset_owner_id(&self) -> i32 {
        self.0.asset_owner_id
    }

    /// The name; empty when the service has none.
    async fn name(&self) -> &str {
        &self.0.name
    }

    /// The number of the market most of its assets are in; null when none is set.
    async fn default_market_id(&self) -> Option<i32> {
        self.0.default_market_id
    }

    /// The market most of its assets are in; null when none is set, or when it is unknown. One call for all
    /// asset owners of a list.
    async fn default_market(&self, ctx: &Context<'_>) -> Field<Market> {
        nullable_field(async {
            match self.0.default_market_id {
                Some(market_id) => Market::find(session(ctx), market_id).await,
                None => Ok(None),
            }
        })
        .await
    }
}

plain_fields!(AssetOwner: id asset_owner_id name default_market_id);

impl ConnectionNode for AssetOwner {
    fn cursor_key(&self) -> String {
        self.0.asset_owner_id.to_string()
    }
}

/// Narrows a list of asset owners.
#[derive(Default, InputObject)]
pub struct AssetOwnerFilter {
    /// Only asset owners whose name holds this text, in any case.
    text: Option<String>,
}

impl AssetOwner {
    /// The asset owner with this number.
    pub(crate) async fn find(session: &Session, asset_owner_id: i32) -> Result<Option<Self>> {
        let table = rest::asset_owners(&session.main()).await?;
        Ok(Row::of(&table, &asset_owner_id).map(Self))
    }

    /// One page of all asset owners, sorted by name; ties by number.
    pub(super) async fn page(
        session: &Session,
        filter: Option<AssetOwnerFilter>,
        page: &Page,
    ) -> Result<Connection<Self>> {
        let table = rest::asset_owners(&session.main()).await?;
        let words = TextSearch::new(filter.unwrap_or_default().text.as_deref());
        let positions = arrange(
            table.rows(),
            |row| words.matches(&[&row.name]),
            |a, b| compare_text(&a.name, &b.name).then(a.asset_owner_id.cmp(&b.asset_owner_id)),
        );
        Connection::new(page, &positions, |position| Self(Row::at(&table, position)))
    }
}
