//! The cuts of studies: how the results of a study are split.

use axum::{
    Router,
    body::Bytes,
    extract::{Path, Query, State},
    routing::get,
};
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Value, json};

use super::study::STUDIES;
use crate::{
    db::records::{self, Columns, int, object, record_of, text},
    http::{
        error::{HttpError, HttpResult},
        response::data,
    },
    services::app::App,
};

/// The kind of record that lists a study's cuts.
pub(super) const CUTS: &str = "cuts";
/// The cuts of the study with this name cannot be read or saved.
pub(super) const BREAKS_CUTS: &str = "Breaks Cuts";

const OPTIONS: [&str; 8] = [
    "MARKET",
    "CREATIVE",
    "DAYPART",
    "DEVICE_TYPE",
    "FRAME",
    "AD_GROUP",
    "WEEKDAY",
    "AUDIENCE",
];

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route(
            "/v3/api/attribution/cut-options",
            get(async || data(json!(OPTIONS).to_string())),
        )
        .route("/v3/api/attribution/{id}/cuts", get(read).put(save))
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OfCustomer {
    #[serde(default)]
    customer_id: String,
}

async fn read(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(of): Query<OfCustomer>,
) -> HttpResult {
    app.read(move |connection| {
        let id = study(connection, &id, &of)?;
        Ok(records::one(connection, CUTS, id)?.unwrap_or_else(|| "[]".to_owned()))
    })
    .await
}

async fn save(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(of): Query<OfCustomer>,
    body: Bytes,
) -> HttpResult {
    app.read(move |connection| {
        let id = study(connection, &id, &of)?;
        let cuts = checked(&body)?.to_string();
        records::store(connection, CUTS, id, &Columns::default(), &cuts)?;
        Ok(cuts)
    })
    .await
}

/// The id of a study of this customer.
fn study(connection: &Connection, id: &str, of: &OfCustomer) -> Result<i64, HttpError> {
    if of.customer_id.is_empty() {
        return Err(HttpError::bad_request("A customerId is required."));
    }
    let (id, study) = record_of(connection, STUDIES.kind, STUDIES.title, id)?;
    let customer_id = study.get("customerId").and_then(int);
    if customer_id.is_none() || customer_id != of.customer_id.parse().ok() {
        return Err(HttpError::not_found(STUDIES.title));
    }
    if text(&study, "studyName") == Some(BREAKS_CUTS) {
        return Err(HttpError::server_error());
    }
    Ok(id)
}

/// The cuts of a request body.
fn checked(body: &[u8]) -> Result<Value, HttpError> {
    let sent = object(body)?;
    let cuts = sent
        .get("cuts")
        .and_then(Value::as_array)
        .ok_or_else(|| HttpError::bad_request("A list of cuts is required."))?;
    let mut checked = Vec::new();
    for cut in cuts {
        let (one, two) = (&cut["cutOrderOne"], &cut["cutOrderTwo"]);
        let is_known = |option: &Value| {
            option
                .as_str()
                .is_some_and(|option| OPTIONS.contains(&option))
        };
        if !is_known(one) {
            return Err(HttpError::unprocessable(format!(
                "{one} is not a cut option."
            )));
        }
        if !two.is_null() && !is_known(two) {
            return Err(HttpError::unprocessable(format!(
                "{two} is not a cut option."
            )));
        }
        checked.push(json!({ "cutOrderOne": one, "cutOrderTwo": two }));
    }
    Ok(checked.into())
}
