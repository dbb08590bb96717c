//! The limits of a request as a whole: how many run at once, and how long one may take.

use axum::extract::Request;
use axum::response::Response;
use tokio::time::timeout;

use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::multipart::is_multipart;
use crate::request::RequestId;
use crate::server::access_log::RouteKind;

/// Applies the limits.
pub(crate) async fn apply(
    state: &AppState,
    request: Request,
    next: impl AsyncFnOnce(Request) -> Response,
) -> Response {
    let request_id = RequestId::of(request.extensions());
    let route = RouteKind::of(request.uri().path());
    let _permit = match route {
        // Monitoring matters most when the gateway is busy. A GraphQL request takes its permit once its body has been
        // read, since a body may never arrive.
        RouteKind::Monitoring | RouteKind::Graphql => None,
        _ => match state.admission.requests.take(None) {
            Some(permit) => Some(permit),
            None => {
                return RequestError::overloaded()
                    .closing()
                    .into_response(&request_id);
            }
        },
    };
    let timeouts = &state.settings.timeouts;
    let time = if is_multipart(request.headers()) {
        timeouts.upload
    } else if route == RouteKind::Graphql {
        // Most operations have less time, but only the document shows which.
        timeouts.model.max(timeouts.request)
    } else {
        timeouts.request
    };
    match timeout(time, next(request)).await {
        Ok(response) => response,
        Err(_) => RequestError::too_long().into_response(&request_id),
    }
}
