//! Reading the bodies of requests: within their limits, and only a few large ones at once.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, header};
use bytes::{Bytes, BytesMut};
use http_body_util::BodyExt;
use tokio::sync::SemaphorePermit;

use crate::error::Code;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;

/// How much memory a body may take. Most are small; a large one takes one of a few places until its
/// request is answered, so that many of them at once do not fill the memory.
pub struct BodyPermit<'a> {
    gateway: &'a AppState,
    permit: Option<SemaphorePermit<'a>>,
}

impl<'a> BodyPermit<'a> {
    /// No place yet: small bodies need none.
    pub fn none(gateway: &'a AppState) -> Self {
        Self {
            gateway,
            permit: None,
        }
    }

    /// Makes sure that so many bytes may be kept.
    async fn take(&mut self, bytes: usize, body: &mut Body) -> Result<(), RequestError> {
        let limits = &self.gateway.settings.limits;
        if bytes > limits.large_body_bytes {
            read_past(body, limits.body_bytes).await;
            let message = format!("The body is larger than {} bytes.", limits.large_body_bytes);
            let status = StatusCode::PAYLOAD_TOO_LARGE;
            return Err(RequestError::new(status, Code::LimitExceeded, message).closing());
        }
        if bytes > limits.body_bytes && self.permit.is_none() {
            let patience = self.gateway.settings.timeouts.body;
            let turn = tokio::time::timeout(patience, self.gateway.large_bodies.acquire()).await;
            let Ok(Ok(permit)) = turn else {
                read_past(body, limits.body_bytes).await;
                return Err(RequestError::overloaded().closing());
            };
            self.permit = Some(permit);
        }
        Ok(())
    }
}

/// Reads a body within its byte limit, as long as it makes progress.
///
/// # Errors
/// A refusal for a body that is too large, too slow or cut off, and when all places stay taken.
pub async fn read_body(
    place: &mut BodyPermit<'_>,
    headers: &HeaderMap,
    mut body: Body,
) -> Result<Bytes, RequestError> {
    let patience = place.gateway.settings.timeouts.body;
    let announced = headers
        .get(header::CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    place.take(announced.unwrap_or(0), &mut body).await?;
    let mut bytes = BytesMut::with_capacity(announced.unwrap_or(0));
    loop {
        let frame = tokio::time::timeout(patience, body.frame())
            .await
            .map_err(|_| {
                RequestError::new(
                    StatusCode::REQUEST_TIMEOUT,
                    Code::BadUserInput,
                    "The body did not arrive in time.",
                )
                .closing()
            })?;
        match frame {
            None => return Ok(bytes.freeze()),
            Some(Ok(frame)) => {
                let Ok(data) = frame.into_data() else {
                    continue;
                };
                place.take(bytes.len() + data.len(), &mut body).await?;
                bytes.extend_from_slice(&data);
            }
            Some(Err(_)) => {
                return Err(RequestError::bad_request("The body was cut off.").closing());
            }
        }
    }
}

/// Reads on for a while without keeping anything: a connection that is closed while its peer still writes
/// takes the refusal with it.
async fn read_past(body: &mut Body, limit: usize) {
    let mut left = limit.saturating_mul(8);
    let reading = async {
        while let Some(Ok(frame)) = body.frame().await {
            left = left.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
            if left == 0 {
                break;
            }
        }
    };
    // Whoever takes longer than this, or sends more, does not wait for an answer.
    let _in_time = tokio::time::timeout(Duration::from_secs(2), reading).await;
}
