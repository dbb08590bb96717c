//! Reads a request without files, by POST or GET.

use axum::body::Body;
use axum::http::Method;
use axum::http::request::Parts;
use tokio::time::timeout;

use crate::graphql::admission::Permit;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::body::read_body;
use crate::graphql::transport::media_types::{check_content_type, check_no_content_type};
use crate::graphql::transport::request::GraphqlRequest;
use crate::memory::Reservation;
use crate::request::RequestDetails;

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
