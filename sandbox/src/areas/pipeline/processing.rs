//! The nightly processing jobs.

use axum::extract::{Path, State};

use super::calls::call;
use crate::{
    db::records::{self, By},
    http::{error::HttpResult, response::data},
    services::app::App,
};

/// The kind of record of these jobs.
pub(super) const JOBS: &str = "processing-job";

pub(super) async fn all(State(app): State<App>) -> HttpResult {
    let jobs = call(&app, |connection, _| {
        Ok(records::list(connection, JOBS, By::All)?)
    });
    Ok(data(jobs.await?))
}

pub(super) async fn of_market(State(app): State<App>, Path(name): Path<String>) -> HttpResult {
    let jobs = call(&app, move |connection, _| {
        let mut jobs = records::all(connection, JOBS, By::All)?;
        jobs.retain(|job| {
            let area = job.get("jobAOI");
            area.is_some_and(|area| area["marketName"].as_str() == Some(&name))
        });
        Ok(serde_json::to_string(&jobs)?)
    });
    Ok(data(jobs.await?))
}
