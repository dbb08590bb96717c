//! The calls of the backfill service.

use axum::{
    Extension, Router,
    extract::{DefaultBodyLimit, Multipart, State, multipart::MultipartRejection},
    http::StatusCode,
    response::IntoResponse,
    routing::{get, post},
};
use serde::Serialize;

use super::{checks::check, form::Form};
use crate::{
    db::records::{self, By, Columns, int, next_id},
    http::{
        error::{HttpError, HttpResult},
        response::{bare, created_message},
    },
    seed::writer::iso,
    services::{accounts::Caller, app::App, resource::EMPTY_ANSWER},
};

/// The largest upload, in bytes.
const MAX_UPLOAD: usize = 1024 * 1024 * 1024;

/// The kind of record that describes an upload.
const UPLOADS: &str = "backfill";

pub(crate) fn backfill_routes() -> Router<App> {
    Router::new()
        .route("/hello", get(async || "Hello from backfill"))
        .route(
            "/upload",
            post(upload).layer(DefaultBodyLimit::max(MAX_UPLOAD)),
        )
}

pub(crate) fn switch_routes() -> Router<App> {
    Router::new().route("/backfills", get(all))
}

/// An accepted upload.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Upload<'a> {
    backfill_id: i64,
    received_at: String,
    /// The email address of the user who sent it.
    email: &'a str,
    #[serde(flatten)]
    form: &'a Form,
}

async fn upload(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    parts: Result<Multipart, MultipartRejection>,
) -> HttpResult {
    let parts = parts.map_err(|error| HttpError::Status(error.status(), error.body_text()))?;
    let form = Form::read(parts).await?;
    let received_at = iso(app.clock.now().timestamp());
    let (count, customer) = app
        .db
        .call(move |connection| {
            let customer = check(connection, &form)?;
            let backfill_id = next_id(connection, UPLOADS)?;
            let upload = Upload {
                backfill_id,
                received_at,
                email: &caller.email,
                form: &form,
            };
            let body = serde_json::to_string(&upload)?;
            records::store(connection, UPLOADS, backfill_id, &Columns::default(), &body)?;
            Ok((form.files.len(), customer))
        })
        .await?;
    Ok(match (customer.as_str(), count) {
        (EMPTY_ANSWER, _) => StatusCode::OK.into_response(),
        (_, 1) => created_message("Received 1 file."),
        _ => created_message(&format!("Received {count} files.")),
    })
}

/// The accepted uploads, oldest first.
async fn all(State(app): State<App>) -> HttpResult {
    let uploads = app
        .db
        .call(|connection| {
            let mut uploads = records::all(connection, UPLOADS, By::All)?;
            uploads.sort_by_key(|upload| upload.get("backfillId").and_then(int));
            Ok(serde_json::to_string(&uploads)?)
        })
        .await?;
    Ok(bare(uploads))
}
