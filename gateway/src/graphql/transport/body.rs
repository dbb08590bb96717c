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

/// Reads a body. Its memory is held until its request is answered; a small one needs none.
///
/// # Errors
/// If the body is too large, stalls or is incomplete, or if there is no memory for it in time.
pub async fn read_body(
    state: &AppState,
    details: &RequestDetails,
    headers: &HeaderMap,
    mut body: Body,
) -> Result<(Bytes, Option<Reservation>), RequestError> {
    let limits = &state.settings.limits;
    let content_length = headers.typed_get().map_or(0, |ContentLength(bytes)| bytes);
    let mut length = usize::try_from(content_length).unwrap_or(usize::MAX);
    let mut memory = admit(state, details, length).await?;
    let mut bytes = BytesMut::with_capacity(length.min(SMALL));
    while let Some(frame) = timeout(state.settings.timeouts.body, body.frame())
        .await
        .map_err(|_| {
            let message = "The body did not arrive in time.";
            RequestError::new(StatusCode::REQUEST_TIMEOUT, Code::BadUserInput, message).closing()
        })?
    {
        let frame =
            frame.map_err(|_| RequestError::bad_request("The body is incomplete.").closing())?;
        let data = frame.into_data().unwrap_or_default();
        let arrived = bytes.len() + data.len();
        if arrived > length.max(SMALL) {
            // Its length was not announced, and may be the longest.
            length = arrived.max(limits.large_body_bytes);
            memory = admit(state, details, length).await?;
        }
        bytes.extend_from_slice(&data);
    }
    // Its values take more memory than their text.
    let values = count_values(&bytes).min(limits.variable_values);
    let in_use = bytes.len() + values * VALUE_BYTES;
    match &mut memory {
        Some(memory) => memory.shrink_to(in_use),
        None if in_use > SMALL => memory = Some(reserve(state, in_use).await?),
        None => {}
    }
    Ok((bytes.freeze(), memory))
}

/// Checks that the caller may send a body of this many bytes, and reserves what it may take with its values, if it is not small.
/// It is reserved at once: two that wait for more would wait for each other.
async fn admit(
    state: &AppState,
    details: &RequestDetails,
    bytes: usize,
) -> Result<Option<Reservation>, RequestError> {
    let limits = &state.settings.limits;
    if bytes > limits.large_body_bytes {
        let message = format!("The body is larger than {} bytes.", limits.large_body_bytes);
        let status = StatusCode::PAYLOAD_TOO_LARGE;
        return Err(RequestError::new(status, Code::LimitExceeded, message).closing());
    }
    let is_confirmed = async || {
        RequestContext::new(&state.services, details.clone())
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
    if bytes <= SMALL {
        return Ok(None);
    }
    let values = limits.variable_values.min(bytes / 2);
    reserve(state, bytes + values * VALUE_BYTES).await.map(Some)
}

/// Waits for this many bytes.
async fn reserve(state: &AppState, bytes: usize) -> Result<Reservation, RequestError> {
    let reservation = state.admission.bodies.reserve(bytes);
    let reservation = timeout(state.settings.timeouts.body, reservation).await;
    reservation.map_err(|_| RequestError::overloaded().closing())
}
