//! Limits the effect of a panic to its request.

use axum::extract::Request;
use axum::response::Response;

use crate::graphql::execution::catch_panic::catch_panic;
use crate::graphql::request_error::RequestError;
use crate::request::RequestId;

/// Responds to a request that panicked with an INTERNAL error that has its id. The layer of tower-http sees only the
/// panic, not the request.
pub(crate) async fn catch(
    request: Request,
    next: impl AsyncFnOnce(Request) -> Response,
) -> Response {
    let request_id = RequestId::of(request.extensions());
    catch_panic(&request_id, next(request))
        .await
        .unwrap_or_else(|error| RequestError::failed(error).into_response(&request_id))
}
