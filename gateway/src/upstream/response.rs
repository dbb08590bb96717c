//! The response of a service, and what its status means: success, a rejected write, or an error and its code.

use reqwest::StatusCode;

use super::decode;
use super::operation_memory::Claim;
use super::path::Path;
use super::service::Service;
use super::write_response::WriteResponse;
use crate::error::{Error, Result};

/// A response whose body has been read.
pub(super) struct HttpResponse {
    pub(super) status: StatusCode,
    pub(super) body: Vec<u8>,
    /// Whether only the beginning of the body was read.
    pub(super) is_truncated: bool,
    /// Whether the body says where it ends. Otherwise it may have been cut off where the connection ended.
    pub(super) has_end: bool,
    /// The memory of the body.
    pub(super) claim: Claim,
}

/// Whether a service did what was asked.
pub(super) fn is_success(status: StatusCode) -> bool {
    matches!(status, StatusCode::OK | StatusCode::CREATED)
}

/// Whether a proxy in front of a service passed the request on, but got no answer, or none that is valid: the service
/// may have done what was asked.
pub(super) fn is_answer_lost(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::BAD_GATEWAY | StatusCode::GATEWAY_TIMEOUT
    )
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
        let is_report = response.status.is_server_error()
            && path.call().reports_errors_in_body
            && WriteResponse::of_body(&response.body).is_some_and(|body| body.is_error());
        let message = message_of(&response.body).filter(|_| is_report);
        Err(match message {
            Some(message) => {
                let status = response.status.as_u16();
                self.rejected(message).from_service(self.name, Some(status))
            }
            None => self.error_of(&response),
        })
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
            _ => self.unexpected(status),
        };
        error.from_service(self.name, Some(status))
    }
}

/// The `message` of a body, shortened for a screen.
pub(super) fn message_of(body: &[u8]) -> Option<String> {
    let message = WriteResponse::of_body(body)?.get("message")?.text()?;
    decode::shortened_message(&message)
}
