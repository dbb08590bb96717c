//! Files that are too large for a GraphQL response: streamed to the caller, from bytes that all callers of
//! the same file share.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;

use crate::areas::devices;
use crate::error::Error;
use crate::graphql::metrics::OperationRecord;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::session::Session;
use crate::session::{Caller, RequestId};

/// The size of the chunks of a file: the connection counts as busy until the last one is written.
const CHUNK_BYTES: usize = 64 << 10;

/// Returns the file of a device search.
pub async fn devices(State(state): State<Arc<AppState>>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let request_id = RequestId::of(&parts.extensions);
    let session = match Caller::from_parts(&parts, state.settings.address_source) {
        Ok(caller) => Session::new(&state.services, caller),
        Err(error) => return RequestError::failed(error).into_response(&request_id),
    };
    let file = devices::export(&session, parts.uri.query().unwrap_or("")).await;
    let errors = usize::from(file.is_err());
    let mut response = match file {
        Ok(file) => csv(devices::FILE_NAME, file),
        Err(error) => failed(error, &request_id),
    };
    response.extensions_mut().insert(OperationRecord {
        kind: "export",
        name: Some("devices".to_owned()),
        errors,
        upstream_calls: session.upstream_calls(),
    });
    response
}

fn failed(error: Error, request_id: &str) -> Response {
    if let Some(cause) = error.cause() {
        tracing::warn!(
            request_id,
            code = error.code().as_str(),
            service = error.service(),
            status = error.status(),
            cause,
            "an export failed"
        );
    }
    RequestError::failed(error).into_response(request_id)
}

fn csv(file_name: &'static str, file: Bytes) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
        (header::CONTENT_LENGTH, file.len().to_string()),
        (header::CACHE_CONTROL, "no-store".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{file_name}\""),
        ),
    ];
    let chunks = (0..file.len())
        .step_by(CHUNK_BYTES)
        .map(move |start| file.slice(start..file.len().min(start + CHUNK_BYTES)));
    let body = Body::from_stream(stream::iter(chunks.map(Ok::<_, Infallible>)));
    (headers, body).into_response()
}
