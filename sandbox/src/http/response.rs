//! Responses: JSON with and without an envelope, and messages.

use axum::{
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use serde_json::json;

/// JSON text.
pub(crate) fn json_text(status: StatusCode, text: String) -> Response {
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

/// `{"message": …}` with status 201.
pub(crate) fn created_message(text: &str) -> Response {
    json_text(StatusCode::CREATED, json!({ "message": text }).to_string())
}

fn envelope(text: &str) -> String {
    format!("{{\"data\":{text}}}")
}
