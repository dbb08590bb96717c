//! Ends only the request in which something panicked.

use std::panic::AssertUnwindSafe;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use futures_util::FutureExt;

use crate::error::Error;
use crate::graphql::request_error::RequestError;
use crate::session::RequestId;

/// Answers a request that panicked with an INTERNAL error that has its id. The layer of tower-http sees
/// only what was thrown, not the request.
pub(crate) async fn catch(request: Request, next: Next) -> Response {
    let request_id = RequestId::of(request.extensions());
    match AssertUnwindSafe(next.run(request)).catch_unwind().await {
        Ok(response) => response,
        Err(_) => {
            tracing::error!(request_id = &*request_id, "a request panicked");
            RequestError::failed(Error::internal("a request panicked")).into_response(&request_id)
        }
    }
}
