//! GraphQL over HTTP: methods, media types and statuses. Every error, whatever its status, is GraphQL
//! error JSON with a code.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;

use async_graphql::parser::types::OperationType;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, timeout, timeout_at};

use crate::caller::{Caller, CallerDetails, RequestId};
use crate::error::{Code, Error};
use crate::graphql::admission::connections::ConnectionPlace;
use crate::graphql::admission::unsent::Unsent;
use crate::graphql::admission::upload_places::NoPlace;
use crate::graphql::execution::metrics::OperationRecord;
use crate::graphql::execution::operation::Operation;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::body::{BodyPermit, read_body};
use crate::graphql::transport::media_types::{
    MediaType, check_content_type, check_no_content_type, negotiate,
};
use crate::graphql::transport::multipart::{self, is_multipart};
use crate::graphql::transport::request::GraphqlRequest;
use crate::graphql::transport::response::GraphqlResponse;
use crate::graphql::transport::ws;

/// Handles `/graphql`, including WebSockets.
pub async fn handle(State(state): State<Arc<AppState>>, request: Request) -> Response {
    let (mut parts, body) = request.into_parts();
    let request_id = RequestId::of(&parts.extensions);
    if ws::is_upgrade(&parts.headers) {
        return match ws::upgrade(&state, &mut parts).await {
            Ok(response) => response,
            Err(error) => error.into_response(&request_id),
        };
    }
    let Some(media_type) = negotiate(&parts.headers) else {
        let message = "Responses are application/graphql-response+json or application/json: accept one of them.";
        return RequestError::new(StatusCode::NOT_ACCEPTABLE, Code::BadUserInput, message)
            .into_response(&request_id);
    };
    let abort = ConnectionPlace::abort_of(&parts.extensions);
    match execute(&state, parts, body).await {
        Ok((response, record, address)) => {
            let all = Arc::clone(&state.unsent);
            let unsent = Unsent {
                all,
                address,
                abort,
            };
            into_response(&response, record, media_type, &unsent)
        }
        Err(error) => error.into_graphql_response(&request_id, media_type),
    }
}

async fn execute(state: &Arc<AppState>, parts: Parts, body: Body) -> Result<Answer, RequestError> {
    let (limits, timeouts) = (&state.settings.limits, &state.settings.timeouts);
    let started = Instant::now();
    let details = CallerDetails::from_parts(&parts, state.settings.address_source)
        .map_err(|error| RequestError::failed(error).closing());
    // All of these are held until the request is answered.
    let mut permit;
    let _admission;
    let (request, details) = match parts.method {
        Method::POST if is_multipart(&parts.headers) => {
            return upload(state, details?, &parts.headers, body).await;
        }
        Method::POST => {
            check_content_type(&parts.headers).map_err(RequestError::unsupported_media_type)?;
            let details = details?;
            permit = BodyPermit::new(state, &details);
            let reading = read_body(&mut permit, &parts.headers, body);
            let body = timeout(timeouts.request, reading)
                .await
                .unwrap_or_else(|_| Err(RequestError::too_long()))?;
            _admission = state.admit(details.address)?;
            (GraphqlRequest::from_body(&body, limits)?, details)
        }
        Method::GET | Method::HEAD => {
            check_no_content_type(&parts.headers).map_err(RequestError::unsupported_media_type)?;
            let details = details?;
            _admission = state.admit(details.address)?;
            let query = parts.uri.query().unwrap_or("");
            (GraphqlRequest::from_query_string(query, limits)?, details)
        }
        _ => {
            return Err(RequestError::method_not_allowed(
                "GET, HEAD, POST",
                "Send GraphQL requests by POST, or queries by GET.",
            ));
        }
    };
    let operation = Operation::find(state, request, &details).await?;
    match operation.kind {
        OperationType::Mutation if parts.method != Method::POST => {
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
    let (record, address, kind) = (operation.record(), details.address, operation.kind);
    let response = timeout_at(ends_at, operation.execute(state, details))
        .await
        .map_err(|_| RequestError::too_long().of_operation(kind))?;
    answered(response, record, address)
}

type Answer = (Arc<GraphqlResponse>, OperationRecord, IpAddr);

fn answered(
    response: Result<Arc<GraphqlResponse>, Error>,
    mut record: OperationRecord,
    address: IpAddr,
) -> Result<Answer, RequestError> {
    let response = response.map_err(RequestError::failed)?;
    response.add_to(&mut record);
    Ok((response, record, address))
}

fn too_many_uploads(message: &'static str) -> RequestError {
    let status = StatusCode::TOO_MANY_REQUESTS;
    RequestError::new(status, Code::LimitExceeded, message).closing()
}

/// Executes a mutation with files while they arrive.
async fn upload(
    state: &Arc<AppState>,
    mut details: CallerDetails,
    headers: &HeaderMap,
    body: Body,
) -> Result<Answer, RequestError> {
    let started = Instant::now();
    let caller = Caller::new(&state.services, details.clone());
    if !caller.is_confirmed().await {
        return Err(RequestError::failed(Error::unauthenticated()).closing());
    }
    let authorization = details.authorization.as_ref();
    let fingerprint =
        authorization.ok_or_else(|| RequestError::failed(Error::unauthenticated()))?;
    let _place = match state
        .uploads
        .take(fingerprint.fingerprint(), details.address)
    {
        Ok(place) => place,
        Err(NoPlace::AtAll) => return Err(RequestError::overloaded().closing()),
        Err(NoPlace::OfAddress) => {
            return Err(too_many_uploads(
                "Too many uploads of this address are under way. Wait until one has ended.",
            ));
        }
        Err(NoPlace::OfSession) => {
            return Err(too_many_uploads(
                "Too many uploads of this session are under way. Wait until one has ended.",
            ));
        }
    };
    let timeouts = &state.settings.timeouts;
    let reading = multipart::read(&state.settings, headers, body);
    let (request, mut reader, files) =
        timeout(timeouts.request, reading)
            .await
            .unwrap_or_else(|_| {
                Err(RequestError::bad_request("The request took too long.").closing())
            })?;
    let _admission = state.admit(details.address)?;
    let operation = Operation::find(state, request, &details).await?;
    if operation.kind != OperationType::Mutation {
        return Err(RequestError::bad_request("Only a mutation takes files.").closing());
    }
    // Leaves a little time to report the outcome.
    details.time = (timeouts.upload - timeouts.upload / 20).saturating_sub(started.elapsed());
    let (record, address) = (operation.record(), details.address);
    let mut execution = pin!(operation.with_files(files).execute(state, details));
    let response = tokio::select! {
        biased;
        response = &mut execution => {
            reader.discard(&state.settings).await;
            response
        }
        () = reader.run() => {
            drop(reader);
            execution.await
        }
    };
    answered(response, record, address)
}

fn into_response(
    answer: &GraphqlResponse,
    record: OperationRecord,
    media_type: MediaType,
    unsent: &Unsent,
) -> Response {
    let status = if answer.request_errors.is_some() {
        media_type.document_status()
    } else {
        StatusCode::OK
    };
    let headers = [
        (header::CONTENT_TYPE, media_type.header()),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::CONTENT_LENGTH, answer.body.len().into()),
    ];
    let body = unsent.body(answer.body.clone());
    let mut response = (status, headers, body).into_response();
    if let Some(retry_after) = answer.retry_after.clone() {
        response
            .headers_mut()
            .insert(header::RETRY_AFTER, retry_after);
    }
    response.extensions_mut().insert(record);
    response
}
