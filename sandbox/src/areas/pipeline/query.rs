//! The records of queries.

use rusqlite::Connection;
use serde_json::json;

use crate::{
    db::records::{self, Columns, Record, next_id, record_of},
    http::error::HttpError,
    seed::writer::iso,
};

/// The kind of record of a query.
pub(super) const QUERIES: &str = "query";

pub(super) const SUCCESS: &str = "SUCCESS";
pub(super) const RUNNING: &str = "RUNNING";
pub(super) const FAILED: &str = "FAILED";

/// The id of a query, as the warehouse writes it.
pub(super) fn query_id(id: i64) -> String {
    format!("01af-{id:04x}")
}

/// Adds the query of a run, and returns its id. The time is in epoch milliseconds.
pub(super) fn start(
    connection: &Connection,
    run: &str,
    job_id: i64,
    started_at: i64,
) -> Result<i64, HttpError> {
    let id = next_id(connection, QUERIES)?;
    let query = json!({
        "QUERY_ID": query_id(id),
        "DATABASE_NAME": "OOH",
        "USER_NAME": "PIPELINE",
        "ROLE_NAME": "ETL",
        "EXECUTION_STATUS": RUNNING,
        "START_TIME": iso(started_at / 1_000),
        "END_TIME": null,
        "TOTAL_ELAPSED_TIME": null,
        "QUERY_TEXT": format!("call pipeline.process('{run}', {job_id})"),
    });
    records::store(
        connection,
        QUERIES,
        id,
        &Columns::default(),
        &query.to_string(),
    )?;
    Ok(id)
}

/// Ends a query. Times are epoch milliseconds.
pub(super) fn end(
    connection: &Connection,
    id: i64,
    succeeded: bool,
    started_at: i64,
    ended_at: i64,
) -> Result<(), HttpError> {
    let (id, mut query): (i64, Record) = record_of(connection, QUERIES, "Query", &id.to_string())?;
    let status = if succeeded { SUCCESS } else { FAILED };
    query.insert("EXECUTION_STATUS".to_owned(), status.into());
    query.insert("END_TIME".to_owned(), iso(ended_at / 1_000).into());
    query.insert(
        "TOTAL_ELAPSED_TIME".to_owned(),
        (ended_at - started_at).into(),
    );
    records::save(connection, QUERIES, id, &Columns::default(), &query)
}
