//! The mutations of markets.

mod save_market_geo_json;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::request::request_context;
use save_market_geo_json::{SaveMarketGeoJsonInput, SaveMarketGeoJsonPayload};

/// The mutations of markets.
#[derive(Default)]
pub struct MarketsMutation;

#[object]
impl MarketsMutation {
    /// Saves a market's outline and leaves its other fields unchanged. An invalid text is rejected with "Geo Json is
    /// invalid." and nothing is sent; use `developer.geoJsonCheck` to check it first. Source: GET /v3/api/markets/{marketId},
    /// then PUT /v3/api/markets/{marketId} with the whole market.
    async fn save_market_geo_json(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: SaveMarketGeoJsonInput,
    ) -> Result<SaveMarketGeoJsonPayload> {
        save_market_geo_json::run(request_context(ctx), &input).await
    }
}
