//! The switch for faults, on an address of its own, and the record of calls.

use axum::{
    Json, Router,
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{delete, get, post, put},
};
use serde_json::json;

use crate::{
    faults::fault::{Active, Fault},
    http::error::HttpError,
    services::{
        app::App,
        call_log::{Call, Write},
        clock::ClockChange,
    },
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/faults", get(all).post(switch_on).delete(switch_all_off))
        .route("/faults/{id}", delete(switch_off))
        .route("/calls", get(calls).delete(forget_calls))
        .route("/writes", get(writes))
        .route("/clock", put(set_clock).delete(reset_clock))
        .route("/reset", post(reset))
        .fallback(async || HttpError::not_found("Path"))
}

async fn all(State(app): State<App>) -> Json<Vec<Active>> {
    Json(app.faults.all())
}

async fn switch_on(
    State(app): State<App>,
    Json(fault): Json<Fault>,
) -> Result<Response, HttpError> {
    let id = app.faults.add(fault)?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))).into_response())
}

async fn switch_all_off(State(app): State<App>) -> StatusCode {
    app.faults.clear();
    StatusCode::NO_CONTENT
}

async fn switch_off(State(app): State<App>, Path(id): Path<u64>) -> Result<StatusCode, HttpError> {
    app.faults.remove(id)?;
    Ok(StatusCode::NO_CONTENT)
}

async fn calls(State(app): State<App>) -> Json<Vec<Call>> {
    Json(app.calls.all())
}

async fn writes(State(app): State<App>) -> Json<Vec<Write>> {
    Json(app.calls.writes())
}

async fn forget_calls(State(app): State<App>) -> StatusCode {
    app.calls.clear();
    StatusCode::NO_CONTENT
}

/// Responds the time that the clock shows after the change.
async fn set_clock(State(app): State<App>, Json(change): Json<ClockChange>) -> Response {
    app.clock.change(change);
    Json(json!({ "now": app.clock.now() })).into_response()
}

async fn reset_clock(State(app): State<App>) -> StatusCode {
    app.clock.reset();
    StatusCode::NO_CONTENT
}

/// Brings everything back to what it was after a first start.
async fn reset(State(app): State<App>) -> Result<StatusCode, HttpError> {
    app.faults.reset();
    app.clock.reset();
    let (shared, today) = (app.clone(), app.clock.now().date_naive());
    app.db
        .call(move |connection| shared.seed.restore(connection, today))
        .await?;
    app.calls.clear();
    Ok(StatusCode::NO_CONTENT)
}
