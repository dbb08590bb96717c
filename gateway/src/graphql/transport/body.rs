//! Reads request bodies within their limits. Large ones need a session.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode};
use bytes::{Bytes, BytesMut};
use headers::{ContentLength, HeaderMapExt};
use http_body_util::BodyExt;
use tokio::time::timeout;

use crate::error::Code;
use crate::graphql::execution::variables::count_values;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::memory::{Reservation, SMALL};
use crate::request::{RequestContext, RequestDetails};

/// The memory of a value in the variables.
const VALUE_BYTES: usize = 100;

/// The memory of a body, until its request is answered.
pub struct BodyMemory<'a> {
    state: &'a AppState,
    details: RequestDetails,
    reservation: Option<Reservation>,
}

impl<'a> BodyMemory<'a> {
    /// Of a small body.
    pub fn new(state: &'a AppState, details: &RequestDetails) -> Self {
        Self {
            state,
            details: details.clone(),
            reservation: None,
        }
    }

    /// Reserves this many bytes, waiting for them if the body is not small.
    async fn reserve(&mut self, bytes: usize) -> Result<(), RequestError> {
        let memory = &self.state.admission.bodies;
        let reserved = self.reservation.as_ref().map_or(0, Reservation::bytes);
        if bytes <= SMALL.max(reserved) {
            return Ok(());
        }
        let more = timeout(
            self.state.settings.timeouts.body,
            memory.reserve(bytes - reserved),
        );
        let more = more
            .await
            .map_err(|_| RequestError::overloaded().closing())?;
        match &mut self.reservation {
            Some(reservation) => reservation.add(more),
            none => *none = Some(more),
        }
        Ok(())
    }

    /// Checks that the caller may send a body of this many bytes.
    async fn check(&self, bytes: usize) -> Result<(), RequestError> {
        let limits = &self.state.settings.limits;
        if bytes > limits.large_body_bytes {
            let message = format!("The body is larger than {} bytes.", limits.large_body_bytes);
            let status = StatusCode::PAYLOAD_TOO_LARGE;
            return Err(RequestError::new(status, Code::LimitExceeded, message).closing());
        }
        let is_confirmed = async || {
            RequestContext::new(&self.state.services, self.details.clone())
                .is_confirmed()
                .await
        };
        if bytes > limits.body_bytes && !is_confirmed().await {
            let message = format!(
                "A body larger than {} bytes needs a session. Sign in.",
                limits.body_bytes
            );
            let status = StatusCode::UNAUTHORIZED;
            return Err(RequestError::new(status, Code::Unauthenticated, message).closing());
        }
        Ok(())
    }
}

/// Reads a body.
///
/// # Errors
/// If the body is too large, stalls or is incomplete, or if there is no memory for it in time.
pub async fn read_body(
    memory: &mut BodyMemory<'_>,
    headers: &HeaderMap,
    mut body: Body,
) -> Result<Bytes, RequestError> {
    let limits = &memory.state.settings.limits;
    let content_length = headers.typed_get().map_or(0, |ContentLength(bytes)| bytes);
    let content_length = usize::try_from(content_length).unwrap_or(usize::MAX);
    memory.check(content_length).await?;
    // What it may take is reserved at once: two that wait for more would wait for each other.
    let most = |bytes: usize| bytes + limits.variable_values.min(bytes / 2) * VALUE_BYTES;
    if content_length > SMALL {
        memory.reserve(most(content_length)).await?;
    }
    let mut bytes = BytesMut::with_capacity(content_length.min(SMALL));
    loop {
        match timeout(memory.state.settings.timeouts.body, body.frame()).await {
            Ok(None) => break,
            Ok(Some(Ok(frame))) => {
                if let Ok(data) = frame.into_data() {
                    let length = bytes.len() + data.len();
                    if length > content_length {
                        memory.check(length).await?;
                        if length > SMALL {
                            memory.reserve(most(length)).await?;
                        }
                    }
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
    // Its values take more memory than their text.
    let values = count_values(&bytes).min(limits.variable_values);
    let bytes_in_use = bytes.len() + values * VALUE_BYTES;
    match &mut memory.reservation {
        Some(reservation) => reservation.shrink_to(bytes_in_use),
        None => memory.reserve(bytes_in_use).await?,
    }
    Ok(bytes.freeze())
}
