//! GraphQL over HTTP: methods, media types and statuses. Every error, whatever its status, is GraphQL
//! error JSON with a code.

use std::pin::pin;
use std::sync::Arc;

use async_graphql::parser::types::OperationType;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, timeout, timeout_at};

use crate::error::Error;
use crate::graphql::execution::idempotency;
use crate::graphql::execution::metrics::OperationRecord;
use crate::graphql::execution::operation::Operation;
use crate::graphql::formats::list::not_acceptable;
use crate::graphql::formats::stream;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::media_types::{MediaType, Representation, negotiate};
use crate::graphql::transport::multipart::{self, is_multipart};
use crate::graphql::transport::read_request::{Admitted, read_request};
use crate::graphql::transport::response::{GraphqlResponse, chunked};
use crate::graphql::transport::ws;
use crate::request::{RequestContext, RequestDetails, RequestId};

/// Set on the answer of an earlier request with the same `Idempotency-Key`.
const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");

const NOT_ACCEPTABLE: &str = "Responses are application/graphql-response+json or application/json, and lists also \
    text/csv or application/x-ndjson: accept one of them.";

/// Handles `/graphql`, including WebSockets.
pub async fn handle(State(state): State<Arc<AppState>>, request: Request) -> Response {
    let request_id = RequestId::of(request.extensions());
    if ws::is_upgrade(request.headers()) {
        let (mut parts, _) = request.into_parts();
        return match ws::upgrade(&state, &mut parts).await {
            Ok(response) => response,
            Err(error) => error.into_response(&request_id),
        };
    }
    let media_type = match negotiate(request.headers()) {
        Some(Representation::Response(media_type)) => media_type,
        Some(Representation::File(format)) => {
            return stream::respond(&state, request, format).await;
        }
        None => return not_acceptable(NOT_ACCEPTABLE).into_response(&request_id),
    };
    let (parts, body) = request.into_parts();
    let response = execute(&state, parts, body, media_type).await;
    response.unwrap_or_else(|error| error.into_graphql_response(&request_id, media_type))
}

async fn execute(
    state: &Arc<AppState>,
    parts: Parts,
    body: Body,
    media_type: MediaType,
) -> Result<Response, RequestError> {
    let timeouts = &state.settings.timeouts;
    let started = Instant::now();
    if parts.method == Method::POST && is_multipart(&parts.headers) {
        let details = RequestDetails::from_parts(&parts, state.settings.address_source)
            .map_err(|error| RequestError::failed(error).closing())?;
        if idempotency::key_of(&parts.headers)?.is_some() {
            return Err(RequestError::bad_request(
                "Send a form with files without \"Idempotency-Key\": files are not compared.",
            )
            .closing());
        }
        return upload(state, details, &parts.headers, body, media_type).await;
    }
    let method = parts.method.clone();
    let key = idempotency::key_of(&parts.headers)?.map(str::to_owned);
    let Admitted {
        request,
        details,
        permits: _permits,
    } = read_request(state, parts, body).await?;
    let operation = Operation::find(&state.executor, request, &details).await?;
    match operation.kind {
        OperationType::Mutation if method != Method::POST => {
            return Err(RequestError::method_not_allowed(
                "POST",
                "Send mutations by POST: GET is for queries.",
            ));
        }
        OperationType::Subscription => {
            return Err(RequestError::bad_document(
                "Open a WebSocket at this address for subscriptions.",
            ));
        }
        _ => {}
    }
    let ends_at = started + operation.time_limit(timeouts);
    let (record, kind) = (operation.record(), operation.kind);
    let too_long = |_| RequestError::too_long().of_operation(kind);
    if let Some(key) = key.filter(|_| kind == OperationType::Mutation) {
        if operation.signs_in() {
            return Err(RequestError::bad_request(
                "Send \"signIn\" without \"Idempotency-Key\": tokens are not kept.",
            ));
        }
        let execution = idempotency::execute_once(
            &state.idempotent_answers,
            &state.executor,
            operation,
            details,
            &key,
        );
        let (answer, is_replayed) = timeout_at(ends_at, execution).await.map_err(too_long)??;
        return answered(answer, record, media_type, is_replayed);
    }
    let response = timeout_at(ends_at, operation.execute(&state.executor, details))
        .await
        .map_err(too_long)?;
    answered(response, record, media_type, false)
}

/// Executes a mutation with files while they arrive.
async fn upload(
    state: &Arc<AppState>,
    mut details: RequestDetails,
    headers: &HeaderMap,
    body: Body,
    media_type: MediaType,
) -> Result<Response, RequestError> {
    let started = Instant::now();
    let context = RequestContext::new(&state.services, details.clone());
    let confirmed = context.require_confirmed().await;
    confirmed.map_err(|error| RequestError::failed(error).closing())?;
    let upload = state.admission.uploads.take(None);
    let _upload = upload.ok_or_else(|| RequestError::overloaded().closing())?;
    let timeouts = &state.settings.timeouts;
    let reading = multipart::read(&state.settings, headers, body);
    let (request, mut reader, files) =
        timeout(timeouts.request, reading)
            .await
            .unwrap_or_else(|_| {
                Err(RequestError::bad_request("The request took too long.").closing())
            })?;
    let _permit = state.admission.admit(details.address)?;
    let operation = Operation::find(&state.executor, request, &details).await?;
    if operation.kind != OperationType::Mutation {
        return Err(RequestError::bad_request("Only a mutation takes files.").closing());
    }
    // Leaves a little time to report the outcome.
    details.time = (timeouts.upload - timeouts.upload / 20).saturating_sub(started.elapsed());
    let record = operation.record();
    let mut execution = pin!(
        operation
            .with_files(files)
            .execute(&state.executor, details)
    );
    let (response, is_last) = tokio::select! {
        biased;
        response = &mut execution => (response, true),
        () = reader.run() => {
            drop(reader);
            (execution.await, false)
        }
    };
    let mut response = answered(response, record, media_type, false)?;
    if is_last {
        // Part of the body has not been read, so that the connection cannot be used again.
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    Ok(response)
}

/// The response to a request, or to an earlier one with the same `Idempotency-Key` that is replayed.
fn answered(
    response: Result<Arc<GraphqlResponse>, Error>,
    mut record: OperationRecord,
    media_type: MediaType,
    is_replayed: bool,
) -> Result<Response, RequestError> {
    let response = response.map_err(RequestError::failed)?;
    response.add_to(&mut record);
    let body = response.body.clone();
    let status = match response.request_errors {
        Some(_) => media_type.document_status(),
        None => StatusCode::OK,
    };
    let headers = [
        (header::CONTENT_TYPE, media_type.header()),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::CONTENT_LENGTH, body.len().into()),
    ];
    let retry_after = response.retry_after.clone();
    let mut response = (status, headers, chunked(body)).into_response();
    response.extensions_mut().insert(record);
    let headers = response.headers_mut();
    if is_replayed {
        headers.insert(REPLAYED, HeaderValue::from_static("true"));
    }
    if let Some(retry_after) = retry_after {
        headers.insert(header::RETRY_AFTER, retry_after);
    }
    Ok(response)
}
