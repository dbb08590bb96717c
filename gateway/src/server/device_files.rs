//! Files that are too large for a GraphQL response: streamed to the caller, from bytes shared by all callers of the
//! same file.

use std::sync::Arc;

use async_graphql::PathSegment;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::areas::devices;
use crate::graphql::execution::metrics::OperationRecord;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::response::{chunked, log_cause};
use crate::memory::bytes_with;
use crate::request::RequestContext;
use crate::request::{RequestDetails, RequestId};

/// Returns the file of a device search.
pub async fn download(State(state): State<Arc<AppState>>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let request_id = RequestId::of(&parts.extensions);
    let context = match RequestDetails::from_parts(&parts, state.settings.address_source) {
        Ok(details) => RequestContext::new(&state.services, details),
        Err(error) => return RequestError::failed(error).into_response(&request_id),
    };
    let file = devices::export(&context, parts.uri.query().unwrap_or("")).await;
    let errors = usize::from(file.is_err());
    let mut response = match file {
        // The caller holds the memory of the file until it has been sent.
        Ok(file) => {
            let file = bytes_with(file, context.clone());
            let disposition = format!("attachment; filename=\"{}\"", devices::FILE_NAME);
            let headers = [
                (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
                (header::CONTENT_LENGTH, file.len().to_string()),
                (header::CACHE_CONTROL, "no-store".to_owned()),
                (header::CONTENT_DISPOSITION, disposition),
            ];
            (headers, chunked(file)).into_response()
        }
        Err(error) => {
            let place = PathSegment::Field(devices::EXPORT_PATH.to_owned());
            log_cause(&error, &[place], &request_id);
            RequestError::failed(error).into_response(&request_id)
        }
    };
    response.extensions_mut().insert(OperationRecord {
        kind: "export",
        name: Some("devices".to_owned()),
        errors,
        upstream_calls: context.upstream_calls(),
    });
    response
}
