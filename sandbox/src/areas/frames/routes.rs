//! Frames by customer and by market.

use axum::{
    Router,
    extract::{Query, State},
    routing::get,
};
use rusqlite::{Connection, OptionalExtension, Params, params};
use serde::Deserialize;

use super::large_market;
use crate::{
    db::records::{record_of, text},
    http::error::{HttpError, HttpResult},
    services::{app::App, resource::BROKEN_REPORTS},
};

/// The kind of record of a frame. Its name is the hash of its market.
pub(crate) const FRAMES: &str = "frame";
/// The series of the ids of sites, which are parts of frames and not records.
pub(crate) const SITES: &str = "site";

/// The default number of frames on a page.
const PAGE: u32 = 10;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/v3/api/frames/admin-list", get(of_customer))
        .route("/v3/api/frames/admin-list-by-market", get(of_market))
}

pub(crate) fn pipeline_routes() -> Router<App> {
    Router::new().route("/frames/frames-by-market", get(of_market_hash))
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Page {
    customer_id: String,
    offset: Option<u32>,
    limit: Option<u32>,
}

/// A page of the customer's frames, in the order of their ids.
async fn of_customer(State(app): State<App>, Query(page): Query<Page>) -> HttpResult {
    app.read(move |connection| {
        let (id, customer) = record_of(connection, "customer", "Customer", &page.customer_id)?;
        if text(&customer, "customerName") == Some(BROKEN_REPORTS) {
            return Err(HttpError::server_error());
        }
        let (offset, limit) = (page.offset.unwrap_or(0), page.limit.unwrap_or(PAGE));
        let frames = frames(
            connection,
            "customer_id = ?2 ORDER BY id LIMIT ?3 OFFSET ?4",
            params![FRAMES, id, limit, offset],
        )?;
        Ok(list(&frames))
    })
    .await
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OfMarket {
    market_id: i64,
}

async fn of_market(State(app): State<App>, Query(of): Query<OfMarket>) -> HttpResult {
    app.read(move |connection| {
        let hash: String = connection
            .prepare_cached(
                "SELECT body ->> 'marketHash' FROM records WHERE kind = 'market' AND id = ?",
            )?
            .query_row([of.market_id], |row| row.get(0))
            .optional()?
            .ok_or_else(|| HttpError::not_found("Market"))?;
        frames_of_hash(connection, &hash)
    })
    .await
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OfMarketHash {
    market_hash: String,
}

async fn of_market_hash(State(app): State<App>, Query(of): Query<OfMarketHash>) -> HttpResult {
    app.read(move |connection| frames_of_hash(connection, &of.market_hash))
        .await
}

fn frames_of_hash(connection: &Connection, hash: &str) -> Result<String, HttpError> {
    let mut frames = frames(connection, "name = ?2 ORDER BY id", params![FRAMES, hash])?;
    if large_market::has_hash(hash) {
        frames.extend(large_market::frames());
    }
    Ok(list(&frames))
}

fn list(bodies: &[String]) -> String {
    format!("[{}]", bodies.join(","))
}

fn frames(
    connection: &Connection,
    filter: &str,
    parameters: impl Params,
) -> Result<Vec<String>, HttpError> {
    Ok(connection
        .prepare_cached(&format!(
            "SELECT body FROM records WHERE kind = ?1 AND {filter}"
        ))?
        .query_map(parameters, |row| row.get(0))?
        .collect::<rusqlite::Result<Vec<String>>>()?)
}
