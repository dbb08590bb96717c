//! How the services answer: envelopes, messages and refusals.

use axum::{
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use serde_json::json;

/// What a handler gives back.
pub(crate) type Answer = Result<Response, Refusal>;

/// A call that does not succeed.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// The service says no, in words for the caller.
    Says(StatusCode, String),
    /// The sandbox itself failed; the cause is for the log only.
    Broken(String),
}

impl Refusal {
    pub(crate) fn bad_request(message: impl Into<String>) -> Self {
        Self::Says(StatusCode::BAD_REQUEST, message.into())
    }

    pub(crate) fn conflict(message: impl Into<String>) -> Self {
        Self::Says(StatusCode::CONFLICT, message.into())
    }

    pub(crate) fn unprocessable(message: impl Into<String>) -> Self {
        Self::Says(StatusCode::UNPROCESSABLE_ENTITY, message.into())
    }

    pub(crate) fn not_found(record: &str) -> Self {
        Self::Says(StatusCode::NOT_FOUND, format!("{record} not found."))
    }

    pub(crate) fn forbidden() -> Self {
        Self::Says(StatusCode::FORBIDDEN, "Forbidden".to_owned())
    }

    /// The failure that a named seed row stands for.
    pub(crate) fn server_error() -> Self {
        Self::Says(
            StatusCode::INTERNAL_SERVER_ERROR,
            "Internal server error.".to_owned(),
        )
    }
}

impl From<rusqlite::Error> for Refusal {
    fn from(cause: rusqlite::Error) -> Self {
        Self::Broken(cause.to_string())
    }
}

impl From<serde_json::Error> for Refusal {
    fn from(cause: serde_json::Error) -> Self {
        Self::Broken(cause.to_string())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        match self {
            Self::Says(status, text) => json_text(status, json!({ "message": text }).to_string()),
            Self::Broken(cause) => {
                tracing::error!(cause, "the sandbox could not answer");
                Self::server_error().into_response()
            }
        }
    }
}

/// A JSON body that is already written.
fn json_text(status: StatusCode, text: String) -> Response {
    (status, [(CONTENT_TYPE, "application/json")], text).into_response()
}

/// `{"data": …}` around JSON text, with status 200.
pub(crate) fn data(text: impl AsRef<str>) -> Response {
    json_text(StatusCode::OK, envelope(text.as_ref()))
}

/// `{"data": …}` around JSON text, with status 201.
pub(crate) fn created(text: impl AsRef<str>) -> Response {
    json_text(StatusCode::CREATED, envelope(text.as_ref()))
}

/// JSON text without an envelope, with status 200.
pub(crate) fn bare(text: String) -> Response {
    json_text(StatusCode::OK, text)
}

/// `{"message": …}` with status 200.
pub(crate) fn message(text: &str) -> Response {
    json_text(StatusCode::OK, json!({ "message": text }).to_string())
}

fn envelope(text: &str) -> String {
    let mut body = String::with_capacity(text.len() + 9);
    body.push_str("{\"data\":");
    body.push_str(text);
    body.push('}');
    body
}
