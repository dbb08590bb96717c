//! Reads request bodies within their limits, and only a few large ones at once.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode};
use bytes::{Bytes, BytesMut};
use headers::{ContentLength, HeaderMapExt};
use http_body_util::BodyExt;
use tokio::sync::SemaphorePermit;
use tokio::time::timeout;

use crate::error::Code;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;

/// How long the rest of a refused body is read.
const DISCARD_TIMEOUT: Duration = Duration::from_secs(2);

/// The memory that a body may take. A large body takes one of a few permits until its request is answered,
/// so that many of them at once do not fill the memory.
pub struct BodyPermit<'a> {
    state: &'a AppState,
    permit: Option<SemaphorePermit<'a>>,
}

impl<'a> BodyPermit<'a> {
    /// Enough for a small body.
    pub fn new(state: &'a AppState) -> Self {
        Self {
            state,
            permit: None,
        }
    }

    /// Allows a body of this many bytes, waiting for a permit if it is large.
    async fn reserve(&mut self, bytes: usize, body: &mut Body) -> Result<(), RequestError> {
        let limits = &self.state.settings.limits;
        if bytes > limits.large_body_bytes {
            discard(body, limits.body_bytes).await;
            let message = format!("The body is larger than {} bytes.", limits.large_body_bytes);
            let status = StatusCode::PAYLOAD_TOO_LARGE;
            return Err(RequestError::new(status, Code::LimitExceeded, message).closing());
        }
        if bytes > limits.body_bytes && self.permit.is_none() {
            let permit = self.state.large_bodies.acquire();
            let Ok(Ok(permit)) = timeout(self.state.settings.timeouts.body, permit).await else {
                discard(body, limits.body_bytes).await;
                return Err(RequestError::overloaded().closing());
            };
            self.permit = Some(permit);
        }
        Ok(())
    }
}

/// Reads a body.
///
/// # Errors
/// If the body is too large, stalls or is incomplete, and if no permit becomes free in time.
pub async fn read_body(
    permit: &mut BodyPermit<'_>,
    headers: &HeaderMap,
    mut body: Body,
) -> Result<Bytes, RequestError> {
    let content_length = headers.typed_get().map_or(0, |ContentLength(bytes)| bytes);
    let content_length = usize::try_from(content_length).unwrap_or(usize::MAX);
    permit.reserve(content_length, &mut body).await?;
    let mut bytes = BytesMut::with_capacity(content_length);
    loop {
        let frame = timeout(permit.state.settings.timeouts.body, body.frame());
        match frame.await {
            Ok(None) => return Ok(bytes.freeze()),
            Ok(Some(Ok(frame))) => {
                if let Ok(data) = frame.into_data() {
                    permit.reserve(bytes.len() + data.len(), &mut body).await?;
                    bytes.extend_from_slice(&data);
                }
            }
            Ok(Some(Err(_))) => {
                return Err(RequestError::bad_request("The body is incomplete.").closing());
            }
            Err(_) => {
                let status = StatusCode::REQUEST_TIMEOUT;
                let message = "The body did not arrive in time.";
                return Err(RequestError::new(status, Code::BadUserInput, message).closing());
            }
        }
    }
}

/// Reads on for a while and keeps nothing: if the connection closed while the client still writes, the
/// client would not receive the error.
async fn discard(body: &mut Body, limit: usize) {
    let mut left = limit.saturating_mul(8);
    let reading = async {
        while let Some(Ok(frame)) = body.frame().await {
            left = left.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
            if left == 0 {
                break;
            }
        }
    };
    let _in_time = timeout(DISCARD_TIMEOUT, reading).await;
}
