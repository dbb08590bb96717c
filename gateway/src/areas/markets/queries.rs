//! The queries of markets.

use async_graphql::Context;
use gateway_macros::object;

use super::Market;
use super::geo_json_check::GeoJsonCheck;
use super::market::MarketBy;
use super::market_list::{MarketFilter, MarketOrderField};
use super::outline_warnings::Bounds;
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::request::request_context;
use crate::upstream::without_blocking;

/// The queries of markets.
#[derive(Default)]
pub struct MarketsQuery;

#[object]
impl MarketsQuery {
    /// All markets, in use or not, sorted by name by default. Source: GET /v3/api/markets.
    async fn markets(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<MarketFilter, MarketOrderField>,
    ) -> Result<Connection<Market>> {
        Market::page(request_context(ctx), &list).await
    }

    /// The market with this number or hash; null if there is none. Reads the list of all markets.
    /// Source: GET /v3/api/markets.
    async fn market(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The market's number or hash.")] by: MarketBy,
    ) -> Result<Option<Market>> {
        Market::by(request_context(ctx), by).await
    }
}

/// The helpers of markets.
#[derive(Default)]
pub struct MarketsHelpers;

#[object]
impl MarketsHelpers {
    /// Checks whether a text can be saved as a market's outline. Costs no call.
    async fn geo_json_check(
        &self,
        #[graphql(desc = "Text to check.")] text: String,
        #[graphql(
            desc = "The `geoJsonBounds` of the market: what is far outside of them is a warning. Ignored unless they are four numbers."
        )]
        bounds: Option<Vec<f64>>,
    ) -> GeoJsonCheck {
        let present = match bounds.as_deref() {
            Some(&[west, south, east, north]) => Some(Bounds {
                west,
                south,
                east,
                north,
            }),
            _ => None,
        };
        without_blocking(text.len(), || GeoJsonCheck::of(&text, present))
    }
}
