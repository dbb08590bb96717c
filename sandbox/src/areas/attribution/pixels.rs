//! The pixels of studies.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};
use rusqlite::Connection;
use serde_json::{Value, json};

use super::study::STUDIES;
use crate::{
    db::records::{self, Record, int, record_of},
    http::error::{HttpError, HttpResult},
    services::app::App,
};

/// The kind of record that lists a study's pixel ids.
pub(super) const STUDY_PIXELS: &str = "study-pixels";
/// The study whose count is text.
const COUNTED_IN_TEXT: i64 = 54;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(
            "/v3/api/pixels/attribution/{id}/customer/{customer}",
            get(of_customer),
        )
        .route(
            "/v3/api/pixels/attribution-studies-pixel-counts",
            get(counts),
        )
}

async fn of_customer(
    State(app): State<App>,
    Path((id, customer)): Path<(String, String)>,
) -> HttpResult {
    app.read(move |connection| {
        let (customer_id, _) = record_of(connection, "customer", "Customer", &customer)?;
        let (id, study) = record_of(connection, STUDIES.kind, STUDIES.title, &id)?;
        if study.get("customerId").and_then(int) != Some(customer_id) {
            return Err(HttpError::not_found(STUDIES.title));
        }
        Ok(of_study(connection, id)?)
    })
    .await
}

/// A JSON list of the pixels of a study. A study without a record has none.
fn of_study(connection: &Connection, id: i64) -> rusqlite::Result<String> {
    let ids = records::one(connection, STUDY_PIXELS, id)?.unwrap_or_else(|| "[]".to_owned());
    connection
        .prepare_cached(
            "SELECT '[' || coalesce(group_concat(body, ','), '') || ']' FROM records
             WHERE kind = 'pixel' AND id IN (SELECT value FROM json_each(?))",
        )?
        .query_row([ids], |row| row.get(0))
}

/// The id, page and display name of each pixel of a study, as report files list them.
pub(super) fn in_report(connection: &Connection, id: i64) -> Result<Vec<Value>, HttpError> {
    let pixels: Vec<Record> = serde_json::from_str(&of_study(connection, id)?)?;
    Ok(pixels
        .iter()
        .map(|pixel| {
            let data = pixel.get("metaData").unwrap_or(&Value::Null);
            json!({ "pixelId": pixel.get("pixelId"), "page": data["page"], "displayName": data["displayName"] })
        })
        .collect())
}

/// The number of pixels of each study that has any.
async fn counts(State(app): State<App>) -> HttpResult {
    app.read(|connection| {
        let rows = connection
            .prepare_cached(
                "SELECT id, json_array_length(body) FROM records
                 WHERE kind = ? AND json_array_length(body) > 0",
            )?
            .query_map([STUDY_PIXELS], |row| {
                let (id, count): (i64, i64) = (row.get(0)?, row.get(1)?);
                let count = match id {
                    COUNTED_IN_TEXT => json!(count.to_string()),
                    _ => json!(count),
                };
                Ok(json!({ "attributionId": id, "pixelCount": count }))
            })?
            .collect::<rusqlite::Result<Vec<Value>>>()?;
        Ok(Value::Array(rows).to_string())
    })
    .await
}
