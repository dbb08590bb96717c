//! The steps common to all calls of the pipeline.

use chrono::{DateTime, Utc};
use rusqlite::Transaction;
use serde::de::DeserializeOwned;

use super::{runs, seed};
use crate::{http::error::HttpError, services::app::App};

/// Runs `work` on data that is seeded, with runs that have progressed until now.
pub(super) async fn call<T, F>(app: &App, work: F) -> Result<T, HttpError>
where
    T: Send + 'static,
    F: FnOnce(&Transaction<'_>, DateTime<Utc>) -> Result<T, HttpError> + Send + 'static,
{
    let (now, step) = (app.clock.now(), app.job_step);
    app.db
        .call(move |connection| {
            let transaction = connection.transaction()?;
            seed::fill(&transaction)?;
            runs::settle(&transaction, step, now)?;
            transaction.commit()?;
            let transaction = connection.transaction()?;
            let result = work(&transaction, now)?;
            transaction.commit()?;
            Ok(result)
        })
        .await
}

/// A request body with these fields and no others.
pub(super) fn body<T: DeserializeOwned>(body: &[u8]) -> Result<T, HttpError> {
    serde_json::from_slice(body)
        .map_err(|cause| HttpError::bad_request(format!("The body is not valid: {cause}.")))
}
