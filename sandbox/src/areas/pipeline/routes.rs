//! The calls of the pipeline service, and those of the main API about it.

use axum::{
    Router,
    routing::{get, post},
};

use super::{campaign_jobs, history, impressions, market_jobs, market_runs, processing};
use crate::{http::response::message, services::app::App};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/v3/api/jobs/index", get(processing::all))
        .route(
            "/v3/api/jobs/market-name/{name}",
            get(processing::of_market),
        )
        .route(
            "/v3/api/reporting/compare-impressions",
            get(impressions::compare),
        )
}

pub(crate) fn pipeline_routes() -> Router<App> {
    Router::new()
        .route("/api/hello", get(async || message("Hello from pipeline")))
        .route("/api/jobs", get(market_jobs::all))
        .route("/api/jobs-sf", get(market_jobs::of_warehouse))
        .route("/api/re-run-job", post(market_jobs::run_again))
        .route("/api/delete-job", post(market_jobs::delete))
        .route("/api/run-market", post(market_runs::run))
        .route("/api/pipeline-jobs", get(campaign_jobs::all))
        .route("/api/run-pipeline-job", post(campaign_jobs::run))
        .route("/api/run-campaigns-sf", post(campaign_jobs::submit))
        .route("/api/query-history", get(history::all))
}
