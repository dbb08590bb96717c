//! The fault switch: faults, the call log, the clock and the reset, on an address of its own.

use axum::{
    Json, Router,
    extract::{Path, State},
    http::StatusCode,
    routing::{delete, get, post, put},
};
use serde_json::{Value, json};

use crate::{
    faults::{active::Active, inject::Fault},
    http::error::HttpError,
    services::{
        app::App,
        call_log::{Call, Write},
        clock::ClockChange,
    },
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/faults", get(faults).post(add_fault).delete(clear_faults))
        .route("/faults/{id}", delete(remove_fault))
        .route("/calls", get(calls).delete(clear_calls))
        .route("/writes", get(writes))
        .route("/clock", put(set_clock).delete(reset_clock))
        .route("/reset", post(reset))
        .fallback(async || HttpError::not_found("Path"))
}

async fn faults(State(app): State<App>) -> Json<Vec<Active>> {
    Json(app.faults.all())
}

async fn add_fault(
    State(app): State<App>,
    Json(fault): Json<Fault>,
) -> Result<(StatusCode, Json<Value>), HttpError> {
    let id = app.faults.add(fault)?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))))
}

async fn remove_fault(
    State(app): State<App>,
    Path(id): Path<u64>,
) -> Result<StatusCode, HttpError> {
    app.faults.remove(id)?;
    Ok(StatusCode::NO_CONTENT)
}

async fn clear_faults(State(app): State<App>) -> StatusCode {
    app.faults.clear();
    StatusCode::NO_CONTENT
}

async fn calls(State(app): State<App>) -> Json<Vec<Call>> {
    Json(app.calls.calls())
}

async fn clear_calls(State(app): State<App>) -> StatusCode {
    app.calls.clear();
    StatusCode::NO_CONTENT
}

async fn writes(State(app): State<App>) -> Json<Vec<Write>> {
    Json(app.calls.writes())
}

/// Responds with the new time.
async fn set_clock(State(app): State<App>, Json(change): Json<ClockChange>) -> Json<Value> {
    app.clock.change(change);
    Json(json!({ "now": app.clock.now() }))
}

async fn reset_clock(State(app): State<App>) -> StatusCode {
    app.clock.reset();
    StatusCode::NO_CONTENT
}

/// Resets everything to the state of a first start.
async fn reset(State(app): State<App>) -> Result<StatusCode, HttpError> {
    // First, because no held call may be made after the data is restored.
    app.faults.reset();
    app.clock.reset();
    let (shared, today) = (app.clone(), app.clock.now().date_naive());
    app.db
        .call(move |connection| shared.seeder.restore(connection, today))
        .await?;
    app.calls.clear();
    Ok(StatusCode::NO_CONTENT)
}
