//! What the status of a response means: success, a rejected write, or an error and its code.

use reqwest::StatusCode;
use serde::Deserialize;

use super::decode;
use super::paths::Path;
use super::response::HttpResponse;
use super::service::Service;
use crate::error::{Error, Result};

/// The characters of a service's message that a screen can show.
const MESSAGE_LENGTH: usize = 500;

/// Whether a service did what was asked.
pub(super) fn is_success(status: StatusCode) -> bool {
    matches!(status, StatusCode::OK | StatusCode::CREATED)
}

/// Whether a service rejected a write for a reason that the user can act on.
pub(super) fn is_rejection(status: StatusCode) -> bool {
    matches!(status.as_u16(), 400 | 403 | 404 | 409 | 422)
}

/// Whether a proxy in front of a service could not reach it.
pub(super) fn is_unreachable(status: StatusCode) -> bool {
    matches!(status.as_u16(), 502..=504)
}

impl Service {
    /// The response to a read if it succeeded, else its error.
    pub(super) fn check(&self, path: &Path, response: HttpResponse) -> Result<HttpResponse> {
        if is_success(response.status) {
            return Ok(response);
        }
        let may_report = response.status.is_server_error() && path.reports_errors_in_body();
        Err(
            match reported_error(&response.body).filter(|_| may_report) {
                Some(message) => {
                    let status = response.status.as_u16();
                    self.rejected(message).from_service(self.name, Some(status))
                }
                None => self.error_of(&response),
            },
        )
    }

    /// The error for any status but success.
    pub(super) fn error_of(&self, response: &HttpResponse) -> Error {
        let status = response.status.as_u16();
        let error = match status {
            401 | 403 => Error::unauthenticated(),
            404 => self
                .not_found()
                .with_user_message(message_of(&response.body)),
            400 | 409 | 422 => self.rejected(message_of(&response.body)),
            500..=599 => self.unavailable(),
            _ => self.unreadable(format!("status {status}")),
        };
        error.from_service(self.name, Some(status))
    }
}

/// The `message` of a body, shortened for a screen.
pub(super) fn message_of(body: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Body {
        #[serde(default, deserialize_with = "decode::text")]
        message: Option<String>,
    }
    let body: Body = serde_json::from_slice(body).ok()?;
    body.message
        .map(|message| {
            message
                .trim()
                .chars()
                .take(MESSAGE_LENGTH)
                .collect::<String>()
        })
        .filter(|message| !message.is_empty())
}

/// The `message` of a body whose own `status` is "error".
fn reported_error(body: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Body {
        #[serde(default, deserialize_with = "decode::text")]
        status: Option<String>,
    }
    let Body { status } = serde_json::from_slice(body).ok()?;
    message_of(body).filter(|_| status.as_deref() == Some("error"))
}
