//! Errors in the form of the services' responses.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde_json::json;

use crate::http::response::json_text;

/// The result of a handler.
pub(crate) type HttpResult = Result<Response, HttpError>;

/// A call that fails.
#[derive(Debug)]
pub(crate) enum HttpError {
    /// A status and a message for the caller.
    Status(StatusCode, String),
    /// A failure of the sandbox itself. The cause is logged and not sent.
    Internal(String),
}

impl HttpError {
    pub(crate) fn bad_request(message: impl Into<String>) -> Self {
        Self::Status(StatusCode::BAD_REQUEST, message.into())
    }

    pub(crate) fn conflict(message: impl Into<String>) -> Self {
        Self::Status(StatusCode::CONFLICT, message.into())
    }

    pub(crate) fn unprocessable(message: impl Into<String>) -> Self {
        Self::Status(StatusCode::UNPROCESSABLE_ENTITY, message.into())
    }

    pub(crate) fn not_found(record: &str) -> Self {
        Self::Status(StatusCode::NOT_FOUND, format!("{record} not found."))
    }

    pub(crate) fn forbidden() -> Self {
        Self::Status(StatusCode::FORBIDDEN, "Forbidden".to_owned())
    }

    /// The error that certain seed rows announce in their names.
    pub(crate) fn server_error() -> Self {
        Self::Status(
            StatusCode::INTERNAL_SERVER_ERROR,
            "Internal server error.".to_owned(),
        )
    }
}

impl From<rusqlite::Error> for HttpError {
    fn from(cause: rusqlite::Error) -> Self {
        Self::Internal(cause.to_string())
    }
}

impl From<serde_json::Error> for HttpError {
    fn from(cause: serde_json::Error) -> Self {
        Self::Internal(cause.to_string())
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        match self {
            Self::Status(status, text) => json_text(status, json!({ "message": text }).to_string()),
            Self::Internal(cause) => {
                tracing::error!(cause, "the sandbox failed");
                Self::server_error().into_response()
            }
        }
    }
}
