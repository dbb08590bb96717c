//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::Market;
use super::geo_json_check::GeoJsonCheck;
use super::market::{MarketFilter, MarketOrderField};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct MarketsQuery;

/// Root fields of this area.
#[object]
impl MarketsQuery {
    /// All markets, in use or not, sorted by name when no order is given (GET /v3/api/markets).
    async fn markets(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<MarketFilter, MarketOrderField>,
    ) -> Result<Connection<Market>> {
        Market::page(session(ctx), &list).await
    }

    /// Whether a text is an outline that can be saved (rule geojson-valid). No call.
    async fn geo_json_check(&self, #[graphql(desc = "The text.")] text: String) -> GeoJsonCheck {
        GeoJsonCheck::of(&text)
    }

    /// The market with this hash; null when there is none. One call for all markets.
    async fn market(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The hash, as it stands in file names and pipeline jobs.")] hash: String,
    ) -> Result<Option<Market>> {
        Market::by_hash(session(ctx), &hash).await
    }
}
