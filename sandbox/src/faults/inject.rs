//! A fault as it is set, and the status or the body that it puts in place of a response. `active.rs` delays and resets.

use std::time::Duration;

use axum::{
    body::Body,
    extract::Request,
    http::{Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};

use crate::{
    faults::{corrupt::corrupt, kind::Kind},
    http::error::HttpError,
};

/// The services whose calls are logged and can fail.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ServiceName {
    Main,
    Pipeline,
    Backfill,
    Storage,
}

/// A fault, as the fault switch receives it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Fault {
    service: ServiceName,
    /// A prefix of the paths it applies to. Defaults to all paths.
    #[serde(default)]
    path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    method: Option<String>,
    pub(super) kind: Kind,
    /// The status of the response. Defaults to the kind's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<u16>,
    /// A delay, for any kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    latency_ms: Option<u64>,
    /// The number of calls it still applies to. Defaults to all until it is removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) count: Option<u32>,
    /// Text that replaces the kind's own; for a redirect, its target.
    #[serde(skip_serializing_if = "Option::is_none")]
    body: Option<String>,
}

impl Fault {
    pub(super) fn check(&self) -> Result<(), HttpError> {
        if self.count == Some(0) {
            return Err(HttpError::bad_request("The count must be at least 1."));
        }
        if self.status.is_some_and(|code| !(200..=599).contains(&code)) {
            return Err(HttpError::bad_request(
                "The status must be between 200 and 599.",
            ));
        }
        Ok(())
    }

    pub(super) fn applies_to(&self, service: ServiceName, method: &Method, path: &str) -> bool {
        let is_method = |wanted: &String| wanted.eq_ignore_ascii_case(method.as_str());
        self.service == service
            && path.starts_with(&self.path)
            && self.method.as_ref().is_none_or(is_method)
            && self.count != Some(0)
    }

    pub(super) fn latency(&self) -> Duration {
        Duration::from_millis(self.latency_ms.unwrap_or(0))
    }

    /// The response to a call. The call is made unless the kind replaces it.
    pub(super) async fn respond(self, redirect_to: &str, request: Request, next: Next) -> Response {
        if let Some(response) = self.replacement(redirect_to) {
            tokio::spawn(drain(request.into_body()));
            return response;
        }
        let called = next.run(request).await;
        let mut response = corrupt(self.kind, self.body.as_deref(), called).await;
        *response.status_mut() = self.status_or(response.status());
        response
    }

    /// The response in place of a call; `None` if the call is made.
    fn replacement(&self, redirect_to: &str) -> Option<Response> {
        let text = |default: &str| self.body.clone().unwrap_or_else(|| default.to_owned());
        match self.kind {
            Kind::Status => Some(
                HttpError::Status(
                    self.status_or(StatusCode::SERVICE_UNAVAILABLE),
                    text("The fault switch is on."),
                )
                .into_response(),
            ),
            Kind::Html => Some(
                (
                    self.status_or(StatusCode::BAD_GATEWAY),
                    [(header::CONTENT_TYPE, "text/html")],
                    text("<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>"),
                )
                    .into_response(),
            ),
            Kind::Redirect => {
                let target = text(&format!("{redirect_to}/redirected/"));
                let location = [(header::LOCATION, target)];
                Some((self.status_or(StatusCode::FOUND), location).into_response())
            }
            _ => None,
        }
    }

    fn status_or(&self, default: StatusCode) -> StatusCode {
        self.status
            .and_then(|code| StatusCode::from_u16(code).ok())
            .unwrap_or(default)
    }
}

/// Reads what is left of a request that was answered early, as servers do: to close the connection before would lose the
/// response.
async fn drain(body: Body) {
    let mut chunks = body.into_data_stream();
    while let Some(Ok(_)) = chunks.next().await {}
}
