//! Saving the outline of a market.

use async_graphql::{InputObject, SimpleObject};

use crate::areas::markets::{Market, rest, rules};
use crate::error::{Code, Result};
use crate::graph::payload::{Lookup, UserError, UserErrorCode, outcome};
use crate::session::Session;

/// The outline of a market, as it is to be.
#[derive(InputObject)]
pub struct SaveMarketGeoJsonInput {
    /// The market.
    market_id: i32,
    /// The outline as a text of JSON.
    geo_json: String,
}

/// The market as saved, or why it was not saved.
#[derive(SimpleObject)]
pub struct SaveMarketGeoJsonPayload {
    /// The market, read again after the save; null if it does not exist.
    market: Lookup<Market>,
    /// Why it was not saved; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    session: &Session,
    input: &SaveMarketGeoJsonInput,
) -> Result<SaveMarketGeoJsonPayload> {
    let answer = |errors| SaveMarketGeoJsonPayload {
        market: Lookup::by(input.market_id),
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
