//! Root fields of this area.

use async_graphql::{Context, Object};

use super::Market;
use super::geo_json::GeoJsonCheck;
use super::market::{MarketFilter, MarketOrder};
use crate::error::{Field, field, nullable_field};
use crate::graph::connection::{Connection, Page};
use crate::graph::directives::semantic_non_null;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct MarketsQuery;

/// Root fields of this area.
#[Object]
impl MarketsQuery {
    /// All markets, in use or not, sorted by name when no order is given (GET /v3/api/markets).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn markets(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<MarketFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<MarketOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Market>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(Market::page(session(ctx), filter, order_by, page)).await
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
    ) -> Field<Market> {
        nullable_field(Market::by_hash(session(ctx), &hash)).await
    }
}
