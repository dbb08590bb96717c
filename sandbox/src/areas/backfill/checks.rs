//! The service's checks of an upload.

use axum::http::StatusCode;
use rusqlite::Connection;

use super::form::{Form, ReceivedFile};
use crate::{
    db::records::{self, record_of, text},
    http::error::HttpError,
    services::resource::{BROKEN_REPORTS, REFUSES_SAVE},
};

/// A type of job, with its files' columns if they are fixed.
struct JobType {
    name: &'static str,
    has_provider: bool,
    columns: Option<&'static str>,
}

const JOB_TYPES: [JobType; 3] = [
    JobType {
        name: "DIGITAL TRANSIT",
        has_provider: true,
        columns: Some("date, campaignid, inventoryid, creative, duration_s, startlat, startlong"),
    },
    JobType {
        name: "STATIC TRANSIT",
        has_provider: true,
        columns: None,
    },
    JobType {
        name: "DIGITAL STATIONARY",
        has_provider: false,
        columns: Some("SCREEN_ID, TIMESTAMP, DURATION, CREATIVE_NAME, CREATIVE_ID, CONTRACT_ID"),
    },
];

/// Refuses an upload, or returns the name of its customer.
pub(super) fn check(connection: &Connection, form: &Form) -> Result<String, HttpError> {
    let required = |value: &Option<String>, message: &str| {
        value
            .clone()
            .filter(|value| !value.trim().is_empty())
            .ok_or_else(|| HttpError::bad_request(message))
    };
    let customer = required(&form.customer, "A customer is required.")?;
    let (_, customer) = record_of(connection, "customer", "Customer", &customer)?;
    let name = text(&customer, "customerName").unwrap_or_default();
    match name {
        REFUSES_SAVE => {
            return Err(HttpError::unprocessable(
                "Backfills of this customer are paused.",
            ));
        }
        BROKEN_REPORTS => return Err(HttpError::server_error()),
        _ => {}
    }
    if let Some(market) = &form.market_name
        && records::named(connection, "market", market)?.is_none()
    {
        return Err(HttpError::not_found("Market"));
    }
    let job_type = required(&form.job_type, "A job type is required.")?;
    let job_type = JOB_TYPES
        .iter()
        .find(|known| known.name == job_type)
        .ok_or_else(|| {
            HttpError::bad_request(format!("The job type \"{job_type}\" is not known."))
        })?;
    if let Some(provider) = &form.provider {
        if !job_type.has_provider {
            return Err(HttpError::bad_request("Only transit jobs have a provider."));
        }
        if record_of(connection, "provider", "Provider", provider).is_err() {
            return Err(HttpError::unprocessable(format!(
                "The provider {provider} is not known."
            )));
        }
    }
    required(&form.run_by, "The name of the user is required.")?;
    if form.files.is_empty() {
        return Err(HttpError::bad_request("A file is required."));
    }
    for file in &form.files {
        check_file(file, job_type)?;
    }
    Ok(name.to_owned())
}

fn check_file(file: &ReceivedFile, job_type: &JobType) -> Result<(), HttpError> {
    let name = &file.name;
    if !name.to_lowercase().ends_with(".csv") || file.content_type.as_deref() != Some("text/csv") {
        return Err(HttpError::Status(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            format!("{name} is not a CSV file."),
        ));
    }
    if file.size == 0 {
        return Err(HttpError::unprocessable(format!("{name} is empty.")));
    }
    if let Some(columns) = job_type.columns
        && !names(&file.header).eq(names(columns))
    {
        return Err(HttpError::unprocessable(format!(
            "{name} does not have the header \"{columns}\"."
        )));
    }
    Ok(())
}

/// The names in a header, in lower case.
fn names(header: &str) -> impl Iterator<Item = String> {
    header
        .split(',')
        .map(|name| name.trim().trim_matches('"').to_lowercase())
}
