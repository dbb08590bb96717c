//! Studies and their statuses.

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    routing::{get, put},
};
use serde_json::{Value, json};

use super::{
    cuts, pixels, places, retargeting, runs,
    study::{ATTENTION_REQUIRED, PENDING, PROCESSING, STUDIES, UNDER_REVIEW},
};
use crate::{
    db::records::{self, By, object},
    http::error::{HttpError, HttpResult},
    services::app::App,
};

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
