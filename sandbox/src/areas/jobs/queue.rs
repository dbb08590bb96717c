//! The job queue: jobs wait, end, and produce files.
//!
//! There is no timer: reading the queue first ends the jobs that are due.

use std::time::Duration;

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::{
    http::error::HttpError,
    services::accounts::Caller,
    storage::{
        files::{File, put},
        links::Signer,
    },
};

/// The bucket of the files of jobs.
pub(super) const BUCKET: &str = "job-results";
/// How long the links of a job are valid.
pub(crate) const LINK_LIFE: TimeDelta = TimeDelta::days(7);

pub(super) const DEVICES_UNIQUE: &str = "JOB_QUEUE__DEVICES_UNIQUE";
pub(crate) const PIXELS_FILTER: &str = "JOB_QUEUE__PIXELS_FILTER";
pub(crate) const ATTRIBUTION_IMPORT: &str = "JOB_QUEUE__ATTRIBUTION_IMPORT";
pub(crate) const ATTRIBUTION_PROCESS: &str = "JOB_QUEUE__ATTRIBUTION_PROCESS";

/// The outcome of a job. The numbers are those of the real service.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Error = 1,
    Success = 2,
}

pub(crate) const PENDING: i64 = 0;

/// A file that a job produces.
pub(crate) struct NewFile {
    pub(crate) name: &'static str,
    pub(crate) media_type: &'static str,
    pub(crate) content: Vec<u8>,
}

/// A job to queue.
pub(crate) struct NewJob<'a> {
    pub(crate) job_type: &'static str,
    pub(crate) caller: &'a Caller,
    pub(crate) customer_id: Option<i64>,
    pub(crate) request_info: Value,
    pub(crate) outcome: Outcome,
    /// The first part of the file keys.
    pub(crate) folder: &'static str,
    pub(crate) files: Vec<NewFile>,
}

/// A file of a job, as stored in the queue.
#[derive(Deserialize, Serialize)]
#[serde(untagged)]
pub(crate) enum JobFile {
    /// Its link is signed when the job is read.
    Key(String),
    /// Its link expires at this epoch second, however often the job is read.
    Expires { key: String, expires: i64 },
    /// Its link is this text.
    Link { key: String, link: String },
}

/// A job as stored in the queue. Times are epoch milliseconds.
pub(crate) struct StoredJob<'a> {
    pub(crate) id: i64,
    pub(crate) status: i64,
    /// The status after `due_at`.
    pub(crate) outcome: i64,
    pub(crate) job_type: &'a str,
    pub(crate) email: Option<&'a str>,
    pub(crate) user_id: Option<i64>,
    pub(crate) customer_id: Option<i64>,
    pub(crate) created_at: i64,
    /// When the job ends. None if its status never changes.
    pub(crate) due_at: Option<i64>,
    pub(crate) request_info: Value,
    pub(crate) files: Vec<JobFile>,
}

/// Queues a job, which stays pending for one step. Its files are stored at once, without a link.
pub(crate) fn enqueue(
    connection: &mut Connection,
    job: NewJob<'_>,
    step: Duration,
    now: DateTime<Utc>,
) -> Result<i64, HttpError> {
    let transaction = connection.transaction()?;
    let created_at = now.timestamp_millis();
    let due_at = created_at.saturating_add(i64::try_from(step.as_millis()).unwrap_or(i64::MAX));
    let id: i64 =
        transaction.query_row("SELECT coalesce(max(id), 0) + 1 FROM queue", [], |row| {
            row.get(0)
        })?;
    let files = put_files(&transaction, job.folder, id, &job.files, now.timestamp())?;
    store(
        &transaction,
        StoredJob {
            id,
            status: PENDING,
            outcome: job.outcome as i64,
            job_type: job.job_type,
            email: Some(&job.caller.email),
            user_id: Some(job.caller.user_id),
            customer_id: job.customer_id,
            created_at,
            due_at: Some(due_at),
            request_info: job.request_info,
            files,
        },
    )?;
    transaction.commit()?;
    Ok(id)
}

/// Writes a job. Its links are valid from its creation on.
pub(crate) fn store(connection: &Connection, job: StoredJob<'_>) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO queue (id, status, outcome, job_type, email, user_id, customer_id, created_at, due_at,
                                request_info, files, links_expire_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![
            job.id,
            job.status,
            job.outcome,
            job.job_type,
            job.email,
            job.user_id,
            job.customer_id,
            job.created_at,
            job.due_at,
            job.request_info.to_string(),
            json!(job.files).to_string(),
            job.created_at / 1_000 + LINK_LIFE.num_seconds(),
        ])
        .map(|_| ())
}

/// Stores the files of a job, and returns them in the form that the queue stores.
pub(crate) fn put_files(
    connection: &Connection,
    folder: &str,
    id: i64,
    files: &[NewFile],
    modified_at: i64,
) -> rusqlite::Result<Vec<JobFile>> {
    let mut stored = Vec::new();
    for file in files {
        let key = format!("{folder}/{id}/{}", file.name);
        let NewFile {
            media_type,
            content,
            ..
        } = file;
        put(
            connection,
            &File {
                bucket: BUCKET,
                key: &key,
                media_type,
                modified_at,
                content,
            },
        )?;
        stored.push(JobFile::Key(key));
    }
    Ok(stored)
}

/// Ends the jobs that are due.
fn settle(connection: &Connection, now: DateTime<Utc>) -> rusqlite::Result<()> {
    connection
        .prepare_cached("UPDATE queue SET status = outcome, due_at = NULL WHERE due_at <= ?")?
        .execute([now.timestamp_millis()])
        .map(|_| ())
}

const COLUMNS: &str =
    "id, status, job_type, email, user_id, customer_id, created_at, due_at, request_info, files,
                       links_expire_at";

/// The jobs of these types, or all jobs.
pub(crate) fn list(
    connection: &Connection,
    signer: &Signer,
    types: Option<&[&str]>,
    now: DateTime<Utc>,
) -> Result<String, HttpError> {
    settle(connection, now)?;
    let mut statement = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM queue
         WHERE ?1 IS NULL OR job_type IN (SELECT value FROM json_each(?1))
         ORDER BY id * 40503 % 65536"
    ))?;
    let types = types.map(|types| json!(types).to_string());
    let jobs = statement
        .query_and_then([types], |row| rendered(row, signer))?
        .collect::<Result<Vec<Value>, HttpError>>()?;
    Ok(Value::Array(jobs).to_string())
}

/// One job.
pub(crate) fn one(
    connection: &Connection,
    signer: &Signer,
    id: i64,
    now: DateTime<Utc>,
) -> Result<String, HttpError> {
    settle(connection, now)?;
    let job = connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM queue WHERE id = ?"))?
        .query_row([id], |row| Ok(rendered(row, signer)))
        .optional()?
        .ok_or_else(|| HttpError::not_found("Job"))??;
    Ok(job.to_string())
}

/// The outcome of a job. None while it is pending.
pub(crate) fn outcome(
    connection: &Connection,
    id: i64,
    now: DateTime<Utc>,
) -> rusqlite::Result<Option<Outcome>> {
    settle(connection, now)?;
    let status: i64 = connection
        .prepare_cached("SELECT status FROM queue WHERE id = ?")?
        .query_row([id], |row| row.get(0))?;
    Ok(match status {
        1 => Some(Outcome::Error),
        2 => Some(Outcome::Success),
        _ => None,
    })
}

/// Extends the links of a job, counted from now.
pub(super) fn renew_links(
    connection: &Connection,
    id: i64,
    now: DateTime<Utc>,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached("UPDATE queue SET links_expire_at = ? WHERE id = ?")?
        .execute([(now + LINK_LIFE).timestamp(), id])
        .map(|_| ())
}

/// A job as the real service sends it: its id and its status are numbers or text.
fn rendered(row: &Row<'_>, signer: &Signer) -> Result<Value, HttpError> {
    let (id, status): (i64, i64) = (row.get(0)?, row.get(1)?);
    let created_at: i64 = row.get(6)?;
    let due_at: Option<i64> = row.get(7)?;
    let request_info: String = row.get(8)?;
    let files: String = row.get(9)?;
    let files: Vec<JobFile> = serde_json::from_str(&files)?;
    let links_expire_at: i64 = row.get(10)?;
    let has_result = due_at.is_none() && !files.is_empty() && status != Outcome::Error as i64;
    let signed = |key: String, expires| {
        let link = signer.link(BUCKET, &key, expires);
        (key, link.into())
    };
    let result: Option<Map<String, Value>> = has_result.then(|| {
        files
            .into_iter()
            .map(|file| match file {
                JobFile::Key(key) => signed(key, links_expire_at),
                JobFile::Expires { key, expires } => signed(key, expires),
                JobFile::Link { key, link } => (key, link.into()),
            })
            .collect()
    });
    let word = match status {
        PENDING => "PENDING",
        1 => "ERROR",
        2 => "SUCCESS",
        _ => "ABORTED",
    };
    let created_at = DateTime::from_timestamp_millis(created_at).unwrap_or_default();
    Ok(json!({
        "id": if id % 3 == 0 { json!(id.to_string()) } else { json!(id) },
        "status": match id % 4 { 0 => json!(word), 1 => json!(status.to_string()), _ => json!(status) },
        "jobType": row.get::<_, String>(2)?,
        "email": row.get::<_, Option<String>>(3)?,
        "userId": row.get::<_, Option<i64>>(4)?,
        "customerId": row.get::<_, Option<i64>>(5)?,
        "createdAt": created_at.to_rfc3339_opts(SecondsFormat::Secs, true),
        "message": (status == Outcome::Error as i64)
            .then_some("The warehouse cancelled the query after 30 minutes."),
        "result": result,
        "metaData": { "requestInfo": serde_json::from_str::<Value>(&request_info)? },
    }))
}
