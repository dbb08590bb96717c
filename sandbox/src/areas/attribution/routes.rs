//! Studies and their statuses.

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    routing::{get, put},
};
use serde_json::{Value, json};

use super::{cuts, pixels, places, retargeting, runs};
use crate::{
    db::records::{self, By, Columns, int, object, text},
    http::error::{HttpError, HttpResult},
    services::{app::App, resource::Resource},
};

pub(super) static STUDIES: Resource = Resource {
    path: "attribution",
    title: "Attribution study",
    kind: "attribution",
    id_key: "attributionId",
    // Listed, read and updated below, after the runs that have ended.
    operations: &[],
    columns: |study| Columns {
        customer_id: study.get("customerId").and_then(int),
        campaign_id: study.get("campaignId").and_then(int),
        name: text(study, "studyName").map(str::to_owned),
    },
    prepare: |_, _| Ok(()),
    save_error: "This study is locked by its measurement partner.",
};

pub(super) const PENDING: &str = "PENDING";
pub(super) const PROCESSING: &str = "PROCESSING";
pub(super) const UNDER_REVIEW: &str = "UNDER_REVIEW";
pub(super) const ATTENTION_REQUIRED: &str = "ATTENTION_REQUIRED";

/// The statuses that can be set.
const STATUSES: [&str; 8] = [
    "ACTIVE",
    PENDING,
    "APPROVED",
    ATTENTION_REQUIRED,
    UNDER_REVIEW,
    "COMPLETE",
    "MID_STUDY_COMPLETE",
    PROCESSING,
];

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(pixels::routes())
        .merge(places::routes())
        .merge(cuts::routes())
        .merge(runs::routes())
        .merge(retargeting::routes())
        .route("/v3/api/attribution", get(all))
        .route("/v3/api/attribution/{id}", get(one).put(update))
        .route("/v3/api/attribution/status/{id}", put(set_status))
}

async fn all(State(app): State<App>) -> HttpResult {
    let now = app.clock.now();
    app.read(move |connection| {
        runs::settle(connection, now)?;
        Ok(records::list(connection, STUDIES.kind, By::All)?)
    })
    .await
}

async fn one(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    let now = app.clock.now();
    app.read(move |connection| {
        runs::settle(connection, now)?;
        STUDIES.read(connection, &id)
    })
    .await
}

async fn update(State(app): State<App>, Path(id): Path<String>, body: Bytes) -> HttpResult {
    let now = app.clock.now();
    app.db
        .call(move |connection| runs::settle(connection, now))
        .await?;
    STUDIES.update(app, id, body).await
}

async fn set_status(state: State<App>, id: Path<String>, body: Bytes) -> HttpResult {
    let status = object(&body)?.remove("status").unwrap_or(Value::Null);
    if !STATUSES.map(Some).contains(&status.as_str()) {
        return Err(HttpError::bad_request("A known status is required."));
    }
    let body = json!({ "status": status }).to_string();
    update(state, id, body.into()).await
}
