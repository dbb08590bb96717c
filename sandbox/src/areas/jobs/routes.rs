//! The queue and the processing jobs: calls M42 to M45 of the requirements.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};

use super::queue;
use crate::{
    db::records::{self, By},
    http::error::{HttpError, HttpResult},
    services::app::App,
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/v3/internal/queue", get(all))
        .route("/v3/internal/queue/{id}", get(one))
        .route("/v3/api/jobs/index", get(processing))
        .route("/v3/api/jobs/market-name/{name}", get(processing_of_market))
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

async fn processing(State(app): State<App>) -> HttpResult {
    app.read(|connection| Ok(records::list(connection, "processing-job", By::All)?))
        .await
}

async fn processing_of_market(State(app): State<App>, Path(name): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let mut jobs = records::all(connection, "processing-job", By::All)?;
        jobs.retain(|job| {
            let area = job.get("jobAOI");
            area.is_some_and(|area| area["marketName"].as_str() == Some(&name))
        });
        Ok(serde_json::to_string(&jobs)?)
    })
    .await
}
