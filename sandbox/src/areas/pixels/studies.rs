//! The pixels of attribution studies.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};
use rusqlite::{OptionalExtension, params};
use serde_json::{Value, json};

use crate::{
    db::records::record_of,
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
            get(of_study),
        )
        .route(
            "/v3/api/pixels/attribution-studies-pixel-counts",
            get(counts),
        )
}

async fn of_study(
    State(app): State<App>,
    Path((id, customer)): Path<(String, String)>,
) -> HttpResult {
    app.read(move |connection| {
        let id: i64 = id
            .parse()
            .map_err(|_| HttpError::not_found("Attribution study"))?;
        let (customer_id, _) = record_of(connection, "customer", "Customer", &customer)?;
        let study: Option<(Option<i64>, String)> = connection
            .prepare_cached("SELECT customer_id, body FROM records WHERE kind = ? AND id = ?")?
            .query_row(params![STUDY_PIXELS, id], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .optional()?;
        // A study without a record has no pixels.
        let Some((owner, pixels)) = study else {
            return Ok("[]".to_owned());
        };
        if owner != Some(customer_id) {
            return Err(HttpError::not_found("Attribution study"));
        }
        Ok(connection
            .prepare_cached(
                "SELECT '[' || coalesce(group_concat(body, ','), '') || ']' FROM records
                 WHERE kind = 'pixel' AND id IN (SELECT value FROM json_each(?))",
            )?
            .query_row([pixels], |row| row.get(0))?)
    })
    .await
}

/// The number of pixels of each study that has some.
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
