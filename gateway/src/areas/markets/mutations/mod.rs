//! Changes to markets.

mod save_market_geo_json;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use save_market_geo_json::{SaveMarketGeoJsonInput, SaveMarketGeoJsonPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct MarketsMutation;

/// Mutations of this area.
#[object]
impl MarketsMutation {
    /// Saves the outline of a market (PUT /v3/api/markets/{marketId} with the whole market, every other field
    /// as it stands). Refused with "Geo Json is invalid." before anything is sent when the text is no outline
    /// (rule geojson-valid).
    async fn save_market_geo_json(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The market and its outline.")] input: SaveMarketGeoJsonInput,
    ) -> Result<SaveMarketGeoJsonPayload> {
        save_market_geo_json::run(session(ctx), &input).await
    }
}
