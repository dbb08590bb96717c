//! Files that are too big for an answer of the graph: streamed to whoever sends the token, from bytes that
//! all who ask for them share.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
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

/// A file goes out in pieces of this size: the connection counts as busy until the last one is taken.
const PIECE: usize = 64 << 10;

/// Answers with the file of a device search.
pub async fn devices(State(gateway): State<Arc<AppState>>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let request_id = RequestId::of(&parts.extensions);
    let session = match Caller::from_parts(&parts, gateway.settings.is_behind_proxy) {
        Ok(caller) => Session::new(&gateway.services, caller),
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
    let mut headers = HeaderMap::new();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/csv; charset=utf-8"),
    );
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(file.len()));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    let disposition = format!("attachment; filename=\"{file_name}\"");
    if let Ok(disposition) = HeaderValue::from_str(&disposition) {
        headers.insert(header::CONTENT_DISPOSITION, disposition);
    }
    let pieces = (0..file.len())
        .step_by(PIECE)
        .map(move |start| file.slice(start..file.len().min(start + PIECE)));
    let body = Body::from_stream(stream::iter(pieces.map(Ok::<_, Infallible>)));
    (headers, body).into_response()
}
