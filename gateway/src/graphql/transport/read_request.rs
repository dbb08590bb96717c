//! Reads a request without files, by POST or GET, within its limits. Large bodies need a session.

use std::time::Duration;

use axum::body::Body;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use bytes::{Bytes, BytesMut};
use headers::{ContentLength, HeaderMapExt};
use http_body_util::BodyExt;
use tokio::time::timeout;

use crate::error::Code;
use crate::graphql::admission::Permit;
use crate::graphql::execution::variables::count_values;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::media_types::{check_content_type, check_no_content_type};
use crate::graphql::transport::request::GraphqlRequest;
use crate::memory::{Reservation, SMALL};
use crate::request::{RequestContext, RequestDetails};

/// The memory of a value in the variables.
const VALUE_BYTES: usize = 100;

/// How long a body waits for memory.
const MEMORY_WAIT: Duration = Duration::from_secs(2);

/// A request that has been read.
pub struct Admitted {
    /// Its parameters.
    pub request: GraphqlRequest,
    /// Its caller.
    pub details: RequestDetails,
    /// Held until the request is answered.
    pub permits: (Option<Reservation>, Permit),
}

/// Reads a request without files.
///
/// # Errors
/// If it is invalid or too large, or if there are too many.
pub async fn read_request(
    state: &AppState,
    parts: Parts,
    body: Body,
) -> Result<Admitted, RequestError> {
    let (limits, timeouts) = (&state.settings.limits, &state.settings.timeouts);
    let details = RequestDetails::from_parts(&parts, state.settings.address_source)
        .map_err(|error| RequestError::failed(error).closing());
    match parts.method {
        Method::POST => {
            check_content_type(&parts.headers).map_err(RequestError::unsupported_media_type)?;
            let details = details?;
            let reading = read_body(state, &details, &parts.headers, body);
            let (body, memory) = timeout(timeouts.request, reading)
                .await
                .unwrap_or_else(|_| Err(RequestError::too_long()))?;
            let permit = state.admission.admit(details.address)?;
            Ok(Admitted {
                request: GraphqlRequest::from_body(&body, limits)?,
                details,
                permits: (memory, permit),
            })
        }
        Method::GET | Method::HEAD => {
            check_no_content_type(&parts.headers).map_err(RequestError::unsupported_media_type)?;
            let details = details?;
            let permit = state.admission.admit(details.address)?;
            let query = parts.uri.query().unwrap_or("");
            Ok(Admitted {
                request: GraphqlRequest::from_query_string(query, limits)?,
                details,
                permits: (None, permit),
            })
        }
        _ => Err(RequestError::method_not_allowed(
            "GET, HEAD, POST",
            "Send GraphQL requests by POST, or queries by GET.",
        )),
    }
}

/// Reads a body. Its memory is held until its request is answered; a small one needs none.
///
/// # Errors
/// If the body is too large, stalls or is incomplete, or if there is no memory for it in time.
async fn read_body(
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
    let context = || RequestContext::new(&state.services, details.clone());
    if bytes > limits.body_bytes && context().require_confirmed().await.is_err() {
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

/// Waits for this many bytes, but not for bodies that arrive slowly.
async fn reserve(state: &AppState, bytes: usize) -> Result<Reservation, RequestError> {
    let reservation = state.admission.bodies.reserve(bytes);
    let reservation = timeout(MEMORY_WAIT, reservation).await;
    reservation.map_err(|_| RequestError::overloaded().closing())
}
