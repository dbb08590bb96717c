//! Runs and exports of studies, which are jobs of the queue.
//!
//! A study is processing until its run has ended. There is no timer: reading the studies first updates those whose runs
//! have ended.

use axum::{
    Extension, Router,
    body::Bytes,
    extract::{Path, Query, State},
    routing::get,
};
use chrono::{DateTime, Utc};
use rand::{Rng, SeedableRng, rngs::StdRng};
use rusqlite::{Connection, params};
use serde_json::{Value, json};

use super::{
    pixels, report,
    study::{ATTENTION_REQUIRED, PROCESSING, STUDIES, UNDER_REVIEW},
};
use crate::{
    areas::jobs::{self, NewFile, NewJob, Outcome},
    db::records::{self, Columns, Record, int, object, record_of, text},
    http::{
        error::{HttpError, HttpResult},
        response::data,
    },
    services::{accounts::Caller, app::App},
};

/// The study with this name cannot be run.
pub(super) const REFUSES_RUN: &str = "Refuses Run";
/// The run of the study with this name ends in an error.
pub(super) const FAILS_RUN: &str = "Fails Run";

/// The kind of record that holds the job of a study's run, until the run has ended.
const RUN: &str = "study-run";

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/v3/api/attribution/jobs", get(all))
        .route(
            "/v3/api/attribution/process-study/{id}",
            get(export).post(run),
        )
}

async fn all(State(app): State<App>) -> HttpResult {
    let (signer, now) = (app.signer.clone(), app.clock.now());
    app.read(move |connection| {
        let types = [jobs::ATTRIBUTION_IMPORT, jobs::ATTRIBUTION_PROCESS];
        jobs::list(connection, &signer, Some(&types), now)
    })
    .await
}

/// Queues a list of the study's devices.
async fn export(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    Query(pairs): Query<Vec<(String, String)>>,
) -> HttpResult {
    let now = app.clock.now();
    let (step, signer) = (app.job_step, app.signer.clone());
    app.read(move |connection| {
        let (id, _) = record_of(connection, STUDIES.kind, STUDIES.title, &id)?;
        let (customer_id, request_info) = export_request(id, &pairs)?;
        let job = NewJob {
            job_type: jobs::ATTRIBUTION_IMPORT,
            caller: &caller,
            customer_id: Some(customer_id),
            request_info,
            outcome: Outcome::Success,
            folder: report::FOLDER,
            files: vec![devices(id)],
        };
        let job = jobs::enqueue(connection, job, step, now)?;
        jobs::one(connection, &signer, job, now)
    })
    .await
}

/// The customer and the parameters of an export.
fn export_request(id: i64, pairs: &[(String, String)]) -> Result<(i64, Value), HttpError> {
    let all = |name: &str| -> Vec<&str> {
        pairs
            .iter()
            .filter(|(key, value)| key == name && !value.is_empty())
            .map(|(_, value)| value.as_str())
            .collect()
    };
    let numbers = |name: &str| -> Vec<i64> {
        all(name)
            .iter()
            .filter_map(|number| number.parse().ok())
            .collect()
    };
    let [customer_id] = numbers("customerId")[..] else {
        return Err(HttpError::bad_request("One customerId is required."));
    };
    let range = numbers("mainRange");
    if range.len() != 2 {
        return Err(HttpError::bad_request(
            "mainRange must be given twice, in epoch seconds.",
        ));
    }
    let first = |name: &str| all(name).first().copied();
    let request_info = json!({
        "attributionId": id,
        "customerId": customer_id,
        "campaignIds": numbers("campaignIds"),
        "mainRange": range,
        "startDate": first("startDate"),
        "endDate": first("endDate"),
        "timezone": first("timezone"),
        "deviceGroup": first("deviceGroup"),
        "cuts": all("cuts"),
    });
    Ok((customer_id, request_info))
}

fn devices(id: i64) -> NewFile {
    let mut rng = seeded_by(id);
    let lines: String = (0..60)
        .map(|_| format!("{:012x}\n", rng.random_range(0..=0xffff_ffff_ffff_u64)))
        .collect();
    NewFile {
        name: "export.csv",
        media_type: "text/csv",
        content: format!("device_id\n{lines}").into_bytes(),
    }
}

/// Queues a run of the study, which produces its report.
async fn run(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    body: Bytes,
) -> HttpResult {
    let now = app.clock.now();
    let (step, signer) = (app.job_step, app.signer.clone());
    let job = app
        .db
        .call(move |connection| {
            settle(connection, now)?;
            let (id, mut study) = record_of(connection, STUDIES.kind, STUDIES.title, &id)?;
            let name = text(&study, "studyName");
            if name == Some(REFUSES_RUN) {
                return Err(HttpError::unprocessable(
                    "The measurement partner has not delivered this study's devices.",
                ));
            }
            let outcome = if name == Some(FAILS_RUN) {
                Outcome::Error
            } else {
                Outcome::Success
            };
            let pixels = pixels::in_report(connection, id)?;
            let mut rng = seeded_by(id);
            let request_info = run_request(id, &study, &body)?;
            let job = NewJob {
                job_type: jobs::ATTRIBUTION_PROCESS,
                caller: &caller,
                customer_id: request_info["customerId"].as_i64(),
                request_info,
                outcome,
                folder: report::FOLDER,
                files: vec![
                    report::file(&mut rng, now.date_naive(), pixels),
                    report::summary(),
                ],
            };
            let job = jobs::enqueue(connection, job, step, now)?;
            set_status(connection, id, &mut study, PROCESSING)?;
            records::store(connection, RUN, id, &Columns::default(), &job.to_string())?;
            jobs::one(connection, &signer, job, now)
        })
        .await?;
    Ok(data(job))
}

/// The parameters of a run: those of the study, unless the body overrides them.
fn run_request(id: i64, study: &Record, body: &[u8]) -> Result<Value, HttpError> {
    let number = |key| study.get(key).and_then(int);
    let range = number("startDate").zip(number("endDate"));
    let mut request = json!({
        "customerId": number("customerId"),
        "campaignIds": number("campaignId").as_slice(),
        "mainRange": range.map(|(start, end)| [start, end]),
    });
    if !body.is_empty() {
        for (key, sent) in object(body)? {
            request[key] = sent;
        }
    }
    request["attributionId"] = json!(id);
    Ok(request)
}

/// Updates the studies whose runs have ended.
pub(super) fn settle(connection: &Connection, now: DateTime<Utc>) -> Result<(), HttpError> {
    let runs = connection
        .prepare_cached("SELECT id, CAST(body AS INTEGER) FROM records WHERE kind = ?")?
        .query_map([RUN], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<Vec<(i64, i64)>>>()?;
    for (id, job) in runs {
        let status = match jobs::outcome(connection, job, now)? {
            None => continue,
            Some(Outcome::Success) => UNDER_REVIEW,
            Some(Outcome::Error) => ATTENTION_REQUIRED,
        };
        let mut study: Record = serde_json::from_str(&STUDIES.read(connection, &id.to_string())?)?;
        // Staff may have set another status in the meantime.
        if text(&study, "status") == Some(PROCESSING) {
            set_status(connection, id, &mut study, status)?;
        }
        connection
            .prepare_cached("DELETE FROM records WHERE kind = ? AND id = ?")?
            .execute(params![RUN, id])?;
    }
    Ok(())
}

fn set_status(
    connection: &Connection,
    id: i64,
    study: &mut Record,
    status: &str,
) -> Result<(), HttpError> {
    study.insert("status".to_owned(), status.into());
    let columns = (STUDIES.columns)(study);
    records::save(connection, STUDIES.kind, id, &columns, study)
}

/// Random numbers that are the same for every run of a study.
fn seeded_by(id: i64) -> StdRng {
    StdRng::seed_from_u64(id.unsigned_abs())
}
