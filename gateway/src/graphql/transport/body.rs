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
    let content_length = usize::try_from(content_length).unwrap_or(usize::MAX);
    check_length(state, details, content_length).await?;
    // What it may take is reserved at once: two that wait for more would wait for each other.
    let most = |bytes: usize| bytes + limits.variable_values.min(bytes / 2) * VALUE_BYTES;
    let mut memory = None;
    if content_length > SMALL {
        reserve(state, &mut memory, most(content_length)).await?;
    }
    let mut bytes = BytesMut::with_capacity(content_length.min(SMALL));
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
        let length = bytes.len() + data.len();
        if length > content_length {
            check_length(state, details, length).await?;
            if length > SMALL {
                reserve(state, &mut memory, most(length)).await?;
            }
        }
        bytes.extend_from_slice(&data);
    }
    // Its values take more memory than their text.
    let values = count_values(&bytes).min(limits.variable_values);
    let in_use = bytes.len() + values * VALUE_BYTES;
    match &mut memory {
        Some(memory) => memory.shrink_to(in_use),
        None => reserve(state, &mut memory, in_use).await?,
    }
    Ok((bytes.freeze(), memory))
}

/// Checks that the caller may send a body of this many bytes.
async fn check_length(
    state: &AppState,
    details: &RequestDetails,
    bytes: usize,
) -> Result<(), RequestError> {
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
    Ok(())
}

/// Reserves this many bytes, waiting for them if the body is not small.
async fn reserve(
    state: &AppState,
    memory: &mut Option<Reservation>,
    bytes: usize,
) -> Result<(), RequestError> {
    let reserved = memory.as_ref().map_or(0, Reservation::bytes);
    if bytes <= SMALL.max(reserved) {
        return Ok(());
    }
    let more = state.admission.bodies.reserve(bytes - reserved);
    let more = timeout(state.settings.timeouts.body, more).await;
    let more = more.map_err(|_| RequestError::overloaded().closing())?;
    match memory {
        Some(memory) => memory.add(more),
        None => *memory = Some(more),
    }
    Ok(())
}
