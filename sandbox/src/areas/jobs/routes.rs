//! The queue.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};

use super::queue;
use crate::{
    http::error::{HttpError, HttpResult},
    services::app::App,
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/v3/internal/queue", get(all))
        .route("/v3/internal/queue/{id}", get(one))
}

async fn all(State(app): State<App>) -> HttpResult {
    let (signer, now) = (app.signer.clone(), app.clock.now());
    app.read(move |connection| queue::list(connection, &signer, None, now))
        .await
}

async fn one(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    let (signer, now) = (app.signer.clone(), app.clock.now());
    let id = id.parse().map_err(|_| HttpError::not_found("Job"))?;
    app.read(move |connection| {
        queue::renew_links(connection, id, now)?;
        queue::one(connection, &signer, id, now)
    })
    .await
}
