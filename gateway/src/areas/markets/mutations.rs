//! Changes to markets.

use async_graphql::{Context, InputObject, Object};

use super::{Market, rest, rules};
use crate::error::{Code, Field, Result, field, nullable_field};
use crate::graph::directives::semantic_non_null;
use crate::graph::payload::{UserError, UserErrorCode, outcome};
use crate::session::{Session, session};

/// The outline of a market, as it is to be.
#[derive(InputObject)]
pub struct SaveMarketGeoJsonInput {
    /// The market.
    market_id: i32,
    /// The outline as a text of JSON.
    geo_json: String,
}

/// The market as saved, or why it was not.
pub struct SaveMarketGeoJsonPayload {
    market_id: i32,
    errors: Vec<UserError>,
}

/// The market as saved, or why it was not.
#[Object]
impl SaveMarketGeoJsonPayload {
    /// The market, read again after the save; null when there is none.
    async fn market(&self, ctx: &Context<'_>) -> Field<Market> {
        nullable_field(Market::find(session(ctx), self.market_id)).await
    }

    /// Why it was not saved; empty on success.
    async fn errors(&self) -> &[UserError] {
        &self.errors
    }
}

/// Mutations of this area.
#[derive(Default)]
pub struct MarketsMutation;

/// Mutations of this area.
#[Object]
impl MarketsMutation {
    /// Saves the outline of a market (PUT /v3/api/markets/{marketId} with the whole market, every other field
    /// as it stands). Refused with "Geo Json is invalid." before anything is sent when the text is no outline
    /// (rule geojson-valid).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn save_market_geo_json(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The market and its outline.")] input: SaveMarketGeoJsonInput,
    ) -> Field<SaveMarketGeoJsonPayload> {
        field(save(session(ctx), &input)).await
    }
}

async fn save(
    session: &Session,
    input: &SaveMarketGeoJsonInput,
) -> Result<SaveMarketGeoJsonPayload> {
    let answer = |errors| SaveMarketGeoJsonPayload {
        market_id: input.market_id,
        errors,
    };
    let Ok(geo_json) = rules::valid_geo_json(&input.geo_json) else {
        let error = UserError::new(UserErrorCode::Rejected, rules::INVALID).at("geoJson");
        return Ok(answer(vec![error]));
    };
    // The whole market goes back as it stands now, not as it was read some seconds ago.
    session.forget_reads();
    let main = session.main();
    let mut market = match rest::whole_market(&main, input.market_id).await {
        Ok(market) => (*market).clone(),
        Err(error) if error.code() == Code::NotFound => {
            let error = UserError::new(UserErrorCode::NotFound, "There is no such market.");
            return Ok(answer(vec![error]));
        }
        Err(error) => return Err(error),
    };
    market.insert("geoJson".to_owned(), geo_json.to_owned());
    let written = rest::save_market(&main, input.market_id, &market).await;
    Ok(answer(outcome(written)?.err().into_iter().collect()))
}
