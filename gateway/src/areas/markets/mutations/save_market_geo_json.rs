//! Saves a market's outline.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::markets::market::revision_parts;
use crate::areas::markets::{Market, rest, rules};
use crate::error::{Code, Result};
use crate::graph::json::GeoJsonText;
use crate::graph::payload::{ChangedNode, UserError, UserErrorCode, accepted};
use crate::graph::revision;
use crate::request::RequestContext;

/// The outline to save for a market.
#[derive(InputObject)]
pub struct SaveMarketGeoJsonInput {
    /// The market to update.
    market_id: i32,
    /// The market's `revision` that the change is based on. If someone else saved since, nothing is saved and the error
    /// is STALE. A save between the read for this check and the write goes unnoticed, because the service has no
    /// conditional writes. Omit to overwrite.
    revision: Option<String>,
    /// The outline: an object whose `features` is a non-empty list. As text, it is saved as it is written.
    geo_json: GeoJsonText,
}

/// The result of `saveMarketGeoJson`.
#[derive(SimpleObject)]
pub struct SaveMarketGeoJsonPayload {
    /// The market, as read after the save, or as it is now after STALE; null if it was not saved for another reason.
    market: ChangedNode<Market>,
    /// Why the save was rejected; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: &SaveMarketGeoJsonInput,
) -> Result<SaveMarketGeoJsonPayload> {
    let refused = |error| SaveMarketGeoJsonPayload {
        market: ChangedNode::none(),
        errors: vec![error],
    };
    let Ok(outline) = rules::outline(&input.geo_json.0) else {
        let error = UserError::new(UserErrorCode::Invalid, rules::INVALID).at("geoJson");
        return Ok(refused(error));
    };
    // The whole market is sent back, so it must not come from the cache.
    context.forget_reads();
    let main = context.main();
    let mut market = match rest::whole_market(&main, input.market_id).await {
        Ok(market) => (*market).clone(),
        Err(error) if error.code() == Code::NotFound => {
            return Ok(refused(UserError::no_such("market").at("marketId")));
        }
        Err(error) => return Err(error),
    };
    if !market.has_id("marketId", input.market_id) {
        return Ok(refused(UserError::unreadable("market")));
    }
    let revision = input.revision.as_deref();
    let parts = || revision_parts(&market).into();
    if let Some((market, errors)) = revision::conflict(revision, input.market_id, "market", parts) {
        return Ok(SaveMarketGeoJsonPayload { market, errors });
    }
    market.set("geoJson", outline.json.to_owned());
    let written = rest::save_market(&main, input.market_id, &market).await;
    Ok(match accepted(written)? {
        Ok(_) => SaveMarketGeoJsonPayload {
            market: ChangedNode::by(input.market_id),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}
