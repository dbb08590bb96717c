//! The jobs of markets, in two lists: the service's and the warehouse's. Some jobs are in both, and the warehouse has
//! their latest status.

use axum::{body::Bytes, extract::State};
use rusqlite::{Connection, params};
use serde_json::Value;

use super::{
    calls::call,
    runs::{End, JOBS, OF_MARKETS, WAREHOUSE_JOBS},
};
use crate::{
    db::records::{self, By, Record, int, object, text},
    http::{
        error::{HttpError, HttpResult},
        response::{data, message},
    },
    services::app::App,
};

/// The prefix of some ids of the warehouse's jobs.
pub(super) const WAREHOUSE_PREFIX: &str = "SF-";

/// Jobs that were run under these names fail.
pub(super) const REFUSES_RE_RUN: &str = "Refuses Re-run";
pub(super) const BREAKS_RE_RUN: &str = "Breaks Re-run";
pub(super) const FAILS_AGAIN: &str = "Fails Again";
pub(super) const STAYS_STUCK: &str = "Stays Stuck";
pub(super) const REFUSES_DELETE: &str = "Refuses Delete";

pub(super) async fn all(State(app): State<App>) -> HttpResult {
    list(&app, JOBS).await
}

pub(super) async fn of_warehouse(State(app): State<App>) -> HttpResult {
    list(&app, WAREHOUSE_JOBS).await
}

async fn list(app: &App, kind: &'static str) -> HttpResult {
    let jobs = call(app, move |connection, _| {
        Ok(records::list(connection, kind, By::All)?)
    });
    Ok(data(jobs.await?))
}

pub(super) async fn run_again(State(app): State<App>, body: Bytes) -> HttpResult {
    let id = sent_id(&body)?;
    call(&app, move |connection, now| {
        let (number, job) = job_of(connection, &id)?;
        let end = match text(&job, "runBy") {
            Some(REFUSES_RE_RUN) => {
                return Err(HttpError::unprocessable(
                    "This job is part of a nightly run that has not ended.",
                ));
            }
            Some(BREAKS_RE_RUN) => return Err(HttpError::server_error()),
            Some(FAILS_AGAIN) => End::Failed,
            Some(STAYS_STUCK) => End::Never,
            _ => End::Completed,
        };
        OF_MARKETS.queue(connection, number, end, now)
    })
    .await?;
    Ok(message("The job was queued again."))
}

pub(super) async fn delete(State(app): State<App>, body: Bytes) -> HttpResult {
    let id = sent_id(&body)?;
    call(&app, move |connection, _| {
        let (number, job) = job_of(connection, &id)?;
        if text(&job, "runBy") == Some(REFUSES_DELETE) {
            return Err(HttpError::unprocessable(
                "This job is kept for a report and cannot be deleted.",
            ));
        }
        for kind in [JOBS, WAREHOUSE_JOBS] {
            connection
                .prepare_cached("DELETE FROM records WHERE kind = ? AND id = ?")?
                .execute(params![kind, number])?;
        }
        Ok(OF_MARKETS.forget(connection, number)?)
    })
    .await?;
    Ok(message("The job was deleted."))
}

/// The job id of a request body.
pub(super) fn sent_id(body: &[u8]) -> Result<Value, HttpError> {
    match object(body)?.remove("jobId") {
        Some(id @ (Value::Number(_) | Value::String(_))) => Ok(id),
        _ => Err(HttpError::bad_request("A job id is required.")),
    }
}

/// The number of a job, and the job from the warehouse's list, or else from the service's.
fn job_of(connection: &Connection, id: &Value) -> Result<(i64, Record), HttpError> {
    let not_found = || HttpError::not_found("Job");
    let number = int(id)
        .or_else(|| id.as_str()?.strip_prefix(WAREHOUSE_PREFIX)?.parse().ok())
        .ok_or_else(not_found)?;
    for kind in [WAREHOUSE_JOBS, JOBS] {
        if let Some(text) = records::one(connection, kind, number)? {
            let job = serde_json::from_str(&text).map_err(|_| not_found())?;
            return Ok((number, job));
        }
    }
    Err(not_found())
}
