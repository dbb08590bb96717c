//! GraphQL over HTTP: media types, methods and statuses as its specification has them. Every refusal,
//! at any status, is GraphQL-error JSON with a code.

use std::sync::Arc;

use async_graphql::parser::types::OperationType;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::error::Code;
use crate::graphql::body::{BodyPermit, read_body};
use crate::graphql::execute::Operation;
use crate::graphql::media_types::{MediaType, check_content_type, negotiate};
use crate::graphql::metrics::OperationRecord;
use crate::graphql::request::GraphqlRequest;
use crate::graphql::request_error::RequestError;
use crate::graphql::response::GraphqlResponse;
use crate::graphql::state::AppState;
use crate::graphql::ws;
use crate::session::{Caller, RequestId};

/// Answers `/graphql`, sockets included.
pub async fn handle(State(gateway): State<Arc<AppState>>, request: Request) -> Response {
    let (mut parts, body) = request.into_parts();
    let request_id = RequestId::of(&parts.extensions);
    if ws::is_upgrade(&parts.headers) {
        return match ws::upgrade(&gateway, &mut parts).await {
            Ok(response) => response,
            Err(refusal) => refusal.into_response(&request_id),
        };
    }
    let Some(media_type) = negotiate(&parts.headers) else {
        let message = "Answers are application/graphql-response+json or application/json: accept one of them.";
        return RequestError::new(StatusCode::NOT_ACCEPTABLE, Code::BadUserInput, message)
            .into_response(&request_id);
    };
    match answer(&gateway, parts, body).await {
        Ok((answer, record)) => write(&answer, record, media_type),
        Err(refusal) => refusal.into_graphql_response(&request_id, media_type),
    }
}

async fn answer(
    gateway: &Arc<AppState>,
    parts: Parts,
    body: Body,
) -> Result<(Arc<GraphqlResponse>, OperationRecord), RequestError> {
    let limits = &gateway.settings.limits;
    let is_post = parts.method == Method::POST;
    let mut place = BodyPermit::none(gateway);
    let request = match parts.method {
        Method::POST => {
            check_content_type(&parts.headers)?;
            let body = read_body(&mut place, &parts.headers, body).await?;
            GraphqlRequest::from_body(&body, limits)?
        }
        Method::GET | Method::HEAD => {
            GraphqlRequest::from_address(parts.uri.query().unwrap_or(""), limits)?
        }
        _ => {
            return Err(RequestError::method_not_allowed(
                "GET, HEAD, POST",
                "Send GraphQL requests by POST, or queries by GET.",
            ));
        }
    };
    let caller = Caller::from_parts(&parts, gateway.settings.is_behind_proxy)
        .map_err(RequestError::failed)?;
    let operation = Operation::find(gateway, request, &caller).await?;
    match operation.kind {
        OperationType::Mutation if !is_post => {
            return Err(RequestError::method_not_allowed(
                "POST",
                "Send mutations by POST: GET is for queries.",
            ));
        }
        OperationType::Subscription => {
            return Err(RequestError::bad_document(
                "Subscriptions are answered over a WebSocket at this address.",
            ));
        }
        _ => {}
    }
    let mut record = operation.record();
    let answer = operation.answer(gateway, caller).await;
    answer.add_to(&mut record);
    Ok((answer, record))
}

fn write(answer: &GraphqlResponse, record: OperationRecord, media_type: MediaType) -> Response {
    let status = if answer.is_request_error {
        media_type.document_status()
    } else {
        StatusCode::OK
    };
    let headers = [
        (header::CONTENT_TYPE, media_type.header()),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    let mut response = (status, headers, answer.body.clone()).into_response();
    response.extensions_mut().insert(record);
    response
}
