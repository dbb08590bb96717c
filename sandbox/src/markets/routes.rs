//! The markets, and the newest files of each.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};
use chrono::{TimeDelta, Utc};
use serde_json::{Value, json};

use crate::{
    answer::{Answer, Refusal},
    entities::{self, By, Columns, Entity, text},
    models::{Model, Offer, reading},
    seed::iso,
    services::App,
};

/// How long the links of a listing hold.
const LINK_LIFE: TimeDelta = TimeDelta::hours(6);
/// Where the files of markets are kept.
pub(super) const BUCKET: &str = "market-files";

static MARKETS: Model = Model {
    path: "markets",
    title: "Market",
    kind: "market",
    id_key: "marketId",
    offers: &[Offer::List, Offer::One, Offer::Change],
    columns: |market| Columns {
        name: text(market, "marketName").map(str::to_owned),
        ..Columns::default()
    },
    prepare: |_, _| Ok(()),
    refusal: "This market's boundary is under review.",
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(MARKETS.routes())
        .route("/v3/api/markets/latest-files/{hash}", get(latest_files))
}

async fn latest_files(State(app): State<App>, Path(hash): Path<String>) -> Answer {
    let signer = app.signer.clone();
    let expires = (Utc::now() + LINK_LIFE).timestamp();
    reading(&app, move |connection| {
        let markets: Vec<Entity> = serde_json::from_str(&entities::list(connection, "market", By::All)?)?;
        if !markets.iter().any(|market| text(market, "marketHash") == Some(&hash)) {
            return Err(Refusal::not_found("Market"));
        }
        let contents = connection
            .prepare_cached(
                "SELECT key, modified_at, length(content) FROM files WHERE bucket = ? AND instr(key, ?) ORDER BY key",
            )?
            .query_map([BUCKET, &format!("_{hash}_")], |row| {
                let key: String = row.get(0)?;
                let url = signer.link(BUCKET, &key, expires);
                let (modified_at, size): (i64, i64) = (row.get(1)?, row.get(2)?);
                Ok(json!({ "Key": key, "LastModified": iso(modified_at), "Size": size, "url": url }))
            })?
            .collect::<rusqlite::Result<Vec<Value>>>()?;
        // A market without files has no list at all.
        let listing = if contents.is_empty() { json!({}) } else { json!({ "Contents": contents }) };
        Ok(listing.to_string())
    })
    .await
}
