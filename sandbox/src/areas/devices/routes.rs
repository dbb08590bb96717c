//! The device search, whose response is streamed.

use std::{io, ops::RangeInclusive};

use axum::{
    Router,
    body::Body,
    extract::{Query, State},
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
    routing::get,
};
use chrono::{DateTime, Utc};
use rusqlite::Connection;
use serde_json::json;
use tokio::io::{AsyncWriteExt, DuplexStream};
use tokio_util::io::ReaderStream;

use super::sightings::{self, Sightings};
use crate::{
    db::records::{Record, int, record_of, text},
    http::error::{HttpError, HttpResult},
    services::{
        app::App,
        resource::{BROKEN_REPORTS, REFUSES_SAVE},
    },
};

const DAY: i64 = 86_400;
/// The number of bytes of a response that are written ahead of sending.
const CHUNK: usize = 64 * 1024;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/v3/api/devices/unique-admin", get(search))
}

async fn search(State(app): State<App>, Query(pairs): Query<Vec<(String, String)>>) -> HttpResult {
    let now = app.clock.now();
    let found = app
        .db
        .call(move |connection| Search::read(&pairs)?.run(connection, now))
        .await;
    match found {
        Ok(found) => Ok(respond(found)),
        Err(HttpError::Status(status, message)) => Ok((
            status,
            [(CONTENT_TYPE, "application/json")],
            json!({ "status": "error", "message": message }).to_string(),
        )
            .into_response()),
        Err(broken) => Err(broken),
    }
}

/// The parameters of a search.
struct Search {
    customer_id: String,
    campaign_ids: Vec<String>,
    /// Days since 1970.
    days: RangeInclusive<i64>,
}

impl Search {
    fn read(pairs: &[(String, String)]) -> Result<Self, HttpError> {
        let all = |name: &str| -> Vec<&str> {
            pairs
                .iter()
                .filter(|(key, value)| key == name && !value.is_empty())
                .map(|(_, value)| value.as_str())
                .collect()
        };
        if all("email").is_empty() {
            return Err(HttpError::bad_request("An email is required."));
        }
        if all("deviceGroup") != ["EXPOSED"] {
            return Err(HttpError::bad_request("deviceGroup must be EXPOSED."));
        }
        let [customer_id] = all("customerId")[..] else {
            return Err(HttpError::bad_request("One customerId is required."));
        };
        let mut campaign_ids: Vec<String> =
            all("campaignIds").into_iter().map(str::to_owned).collect();
        if campaign_ids.is_empty() {
            return Err(HttpError::bad_request("At least one campaign is required."));
        }
        campaign_ids.sort_unstable();
        campaign_ids.dedup();
        let range: Vec<i64> = all("mainRange")
            .iter()
            .filter_map(|second| second.parse().ok())
            .collect();
        let [start, end] = range[..] else {
            return Err(HttpError::bad_request(
                "mainRange must be given twice, in epoch seconds.",
            ));
        };
        if end < start {
            return Err(HttpError::bad_request(
                "The end of mainRange must not be before its start.",
            ));
        }
        Ok(Self {
            customer_id: customer_id.to_owned(),
            campaign_ids,
            days: start.div_euclid(DAY)..=end.saturating_sub(1).div_euclid(DAY),
        })
    }

    fn run(self, connection: &Connection, now: DateTime<Utc>) -> Result<Vec<Sightings>, HttpError> {
        let (customer_id, customer) =
            record_of(connection, "customer", "Customer", &self.customer_id)?;
        match text(&customer, "customerName") {
            Some(BROKEN_REPORTS) => {
                return Err(HttpError::Status(
                    StatusCode::OK,
                    "The device warehouse did not answer.".to_owned(),
                ));
            }
            Some(REFUSES_SAVE) => {
                return Err(HttpError::unprocessable(
                    "This customer's contract does not include device exports.",
                ));
            }
            _ => {}
        }
        let mut found = Vec::new();
        for id in &self.campaign_ids {
            let (id, campaign) = record_of(connection, "campaign", "Campaign", id)?;
            if campaign.get("customerId").and_then(int) != Some(customer_id) {
                return Err(HttpError::not_found("Campaign"));
            }
            let name = text(&campaign, "campaignRef").unwrap_or_default();
            found.extend(sightings::on(id, name, self.days_of(&campaign, now)));
        }
        Ok(found)
    }

    /// The days in the range on which the campaign ran, up to yesterday.
    fn days_of(&self, campaign: &Record, now: DateTime<Utc>) -> RangeInclusive<i64> {
        let day = |keys: [&str; 2]| {
            keys.into_iter()
                .find_map(|key| campaign.get(key).and_then(int))
                .map(|second| second.div_euclid(DAY))
        };
        let yesterday = now.timestamp().div_euclid(DAY) - 1;
        let first = day(["minAdGroupActiveFrom", "activeFrom"]).unwrap_or(i64::MAX);
        let last = day(["maxAdGroupActiveTo", "activeTo"]).unwrap_or(i64::MAX);
        first.max(*self.days.start())..=last.min(*self.days.end()).min(yesterday)
    }
}

fn respond(found: Vec<Sightings>) -> Response {
    let (writer, reader) = tokio::io::duplex(CHUNK);
    // If the caller disconnects, writing ends with an error that can be ignored.
    tokio::spawn(write(writer, found));
    (
        [(CONTENT_TYPE, "application/json")],
        Body::from_stream(ReaderStream::with_capacity(reader, CHUNK)),
    )
        .into_response()
}

async fn write(mut out: DuplexStream, found: Vec<Sightings>) -> io::Result<()> {
    let total: u64 = found.iter().map(Sightings::total).sum();
    let unique: u64 = found.iter().map(Sightings::unique).sum();
    let counts = json!({ "total": total, "unique": unique });
    let mut buffer = format!("{{\"counts\":{counts},\"raw\":[").into_bytes();
    for sightings in &found {
        let mut next = 0;
        while next < sightings.total() {
            next = sightings.write(next, &mut buffer, CHUNK);
            if buffer.len() >= CHUNK {
                // The comma after the last id is held back, because the list may end here.
                let comma = buffer.pop();
                out.write_all(&buffer).await?;
                buffer.clear();
                buffer.extend(comma);
            }
        }
    }
    if total > 0 {
        buffer.pop();
    }
    buffer.extend_from_slice(b"]}");
    out.write_all(&buffer).await?;
    out.shutdown().await
}
