//! The requests of pixels: the check, visits by weekday, the list, and the queued export.

use axum::{
    Extension, Router,
    extract::{Path, Query, State},
    routing::get,
};
use chrono::{NaiveDate, NaiveTime, TimeDelta};
use rusqlite::{Connection, params};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::display_name::display_name;
use crate::{
    areas::jobs::{self, NewFile, NewJob, Outcome},
    db::records::record_of,
    http::{
        error::{HttpError, HttpResult},
        response::data,
    },
    seed::writer::iso,
    services::{accounts::Caller, app::App},
};

/// The check of the pixel with this name fails.
const BREAKS_CHECK: &str = "Breaks Check";
/// The export job of the pixel with this name ends in an error.
const FAILS_JOB: &str = "Fails Job";
/// How far back the check looks.
const CHECK_WINDOW: TimeDelta = TimeDelta::days(3);

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/v3/api/pixels/pixel-check/{id}", get(check))
        .route("/v3/api/pixels/pixelData/{id}", get(by_weekday))
        .route("/v3/api/pixels/pixel-query", get(requests))
        .route("/v3/api/pixels/pixel-query-async", get(export))
}

async fn check(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    let since = (app.clock.now() - CHECK_WINDOW).timestamp();
    app.read(move |connection| {
        let (id, pixel) = record_of(connection, "pixel", "Pixel", &id)?;
        if display_name(&pixel) == Some(BREAKS_CHECK) {
            return Err(HttpError::server_error());
        }
        let count: i64 = connection
            .prepare_cached(
                "SELECT count(*) FROM pixel_requests WHERE pixel_id = ? AND device_time >= ?",
            )?
            .query_row([id, since], |row| row.get(0))?;
        Ok(json!({ "pixelId": id, "requestCount": count }).to_string())
    })
    .await
}

/// Visits of each page of the campaign's pixels by day of the week, 0 being Sunday.
async fn by_weekday(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let (id, _) = record_of(connection, "campaign", "Campaign", &id)?;
        let mut statement = connection.prepare_cached(
            "SELECT strftime('%w', device_time, 'unixepoch'), body ->> '$.metaData.page', count(*)
             FROM records JOIN pixel_requests ON pixel_id = records.id
             WHERE kind = 'pixel' AND campaign_id = ? AND body ->> '$.metaData.page' IS NOT NULL
             GROUP BY 1, 2",
        )?;
        let mut rows = statement.query([id])?;
        let mut days = Map::new();
        while let Some(row) = rows.next()? {
            let (day, page, visits): (String, String, i64) =
                (row.get(0)?, row.get(1)?, row.get(2)?);
            let day = days.entry(day).or_insert_with(|| json!({ "pages": {} }));
            day["pages"][page] = json!({ "visits": visits });
        }
        Ok(Value::Object(days).to_string())
    })
    .await
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Span {
    #[serde(default)]
    pixel_id: String,
    #[serde(default)]
    start_date: String,
    #[serde(default)]
    end_date: String,
    customer_id: Option<String>,
    campaign_id: Option<String>,
}

impl Span {
    /// The first and the last second of the span.
    fn seconds(&self) -> Result<(i64, i64), HttpError> {
        let day = |name: &str, text: &str| {
            text.parse::<NaiveDate>()
                .map(|day| day.and_time(NaiveTime::MIN).and_utc().timestamp())
                .map_err(|_| {
                    HttpError::bad_request(format!("{name} must be a date such as 2024-06-01."))
                })
        };
        let (first, last) = (
            day("startDate", &self.start_date)?,
            day("endDate", &self.end_date)?,
        );
        if last < first {
            return Err(HttpError::bad_request(
                "endDate must not be before startDate.",
            ));
        }
        Ok((first, last + TimeDelta::days(1).num_seconds() - 1))
    }
}

async fn requests(State(app): State<App>, Query(span): Query<Span>) -> HttpResult {
    app.read(move |connection| {
        let (id, _) = record_of(connection, "pixel", "Pixel", &span.pixel_id)?;
        let rows: Vec<Value> = requests_of(connection, id, span.seconds()?)?
            .into_iter()
            .map(|(ip, time)| json!({ "deviceIp": ip, "deviceTime": iso(time) }))
            .collect();
        Ok(Value::Array(rows).to_string())
    })
    .await
}

async fn export(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    Query(span): Query<Span>,
) -> HttpResult {
    let (step, signer, now) = (app.job_step, app.signer.clone(), app.clock.now());
    let job = app
        .db
        .call(move |connection| {
            let (id, pixel) = record_of(connection, "pixel", "Pixel", &span.pixel_id)?;
            let rows = requests_of(connection, id, span.seconds()?)?;
            let lines = rows.iter().map(|(ip, time)| format!("{},{}\n", ip.as_deref().unwrap_or(""), iso(*time)));
            let content: String = std::iter::once("device_ip,device_time\n".to_owned()).chain(lines).collect();
            let number = |text: &Option<String>| text.as_ref().and_then(|text| text.parse::<i64>().ok());
            let customer_id = number(&span.customer_id);
            let job = NewJob {
                job_type: jobs::PIXELS_FILTER,
                caller: &caller,
                customer_id,
                request_info: json!({ "customerId": customer_id, "campaignId": number(&span.campaign_id),
                    "pixelId": id, "startDate": span.start_date, "endDate": span.end_date }),
                outcome: if display_name(&pixel) == Some(FAILS_JOB) { Outcome::Error } else { Outcome::Success },
                folder: "pixels",
                files: vec![NewFile { name: "requests.csv", media_type: "text/csv", content: content.into_bytes() }],
            };
            let job_id = jobs::enqueue(connection, job, step, now)?;
            jobs::one(connection, &signer, job_id, now)
        })
        .await?;
    Ok(data(job))
}

fn requests_of(
    connection: &Connection,
    id: i64,
    (first, last): (i64, i64),
) -> rusqlite::Result<Vec<(Option<String>, i64)>> {
    connection
        .prepare_cached(
            "SELECT device_ip, device_time FROM pixel_requests WHERE pixel_id = ? AND device_time BETWEEN ? AND ?",
        )?
        .query_map(params![id, first, last], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}
