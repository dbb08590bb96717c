//! Reads request bodies within their limits: few unfinished ones per caller, and few large ones at once, which need a
//! session.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode};
use bytes::{Bytes, BytesMut};
use futures_util::FutureExt;
use headers::{ContentLength, HeaderMapExt};
use http_body_util::BodyExt;
use tokio::sync::SemaphorePermit;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::caller::{Caller, CallerDetails};
use crate::error::Code;
use crate::graphql::admission::held_bytes::Holding;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;

/// How long to keep reading a refused body.
const DISCARD_TIMEOUT: Duration = Duration::from_secs(2);

/// The initial capacity for a body: an announced length may never arrive.
const FIRST_CAPACITY: usize = 64 << 10;

/// The memory that a body may use. A large body takes one of a few permits until its request is answered: many at once
/// cannot fill the memory.
pub struct BodyPermit<'a> {
    state: &'a AppState,
    details: CallerDetails,
    permit: Option<SemaphorePermit<'a>>,
}

impl<'a> BodyPermit<'a> {
    /// Enough for a small body.
    pub fn new(state: &'a AppState, details: &CallerDetails) -> Self {
        Self {
            state,
            details: details.clone(),
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
            let caller = Caller::new(&self.state.services, self.details.clone());
            if !caller.is_confirmed().await {
                discard(body, limits.body_bytes).await;
                return Err(RequestError::new(
                    StatusCode::UNAUTHORIZED,
                    Code::Unauthenticated,
                    format!(
                        "A body larger than {} bytes needs a session. Sign in.",
                        limits.body_bytes
                    ),
                )
                .closing());
            }
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
/// If the body is too large, stalls or is incomplete, or if no permit becomes free in time.
pub async fn read_body(
    permit: &mut BodyPermit<'_>,
    headers: &HeaderMap,
    mut body: Body,
) -> Result<Bytes, RequestError> {
    let content_length = headers.typed_get().map_or(0, |ContentLength(bytes)| bytes);
    let content_length = usize::try_from(content_length).unwrap_or(usize::MAX);
    permit.reserve(content_length, &mut body).await?;
    let mut bytes = BytesMut::with_capacity(content_length.min(FIRST_CAPACITY));
    // Taken only if the body does not arrive with the head, as most do.
    let mut unfinished: Option<Holding> = None;
    loop {
        let frame = match body.frame().now_or_never() {
            Some(frame) => Ok(frame),
            None => {
                let unfinished = unfinished.get_or_insert_with(|| {
                    let all = &permit.state.unfinished_bodies;
                    let holding = all.hold(permit.details.address, CancellationToken::new());
                    holding.add(bytes.len());
                    holding
                });
                tokio::select! {
                    biased;
                    () = unfinished.given_up() => {
                        let status = StatusCode::TOO_MANY_REQUESTS;
                        let message = "Too many unfinished requests came from this address.";
                        return Err(RequestError::new(status, Code::LimitExceeded, message).closing());
                    }
                    frame = timeout(permit.state.settings.timeouts.body, body.frame()) => frame,
                }
            }
        };
        match frame {
            Ok(None) => return Ok(bytes.freeze()),
            Ok(Some(Ok(frame))) => {
                if let Ok(data) = frame.into_data() {
                    permit.reserve(bytes.len() + data.len(), &mut body).await?;
                    bytes.extend_from_slice(&data);
                    if let Some(unfinished) = &unfinished {
                        unfinished.add(data.len());
                    }
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

/// Reads and discards for a while: if the connection closed while the client is still writing, the client would not
/// receive the error.
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
