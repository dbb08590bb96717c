//! GraphQL over HTTP: media types, methods and statuses as its specification has them. Every refusal,
//! at any status, is GraphQL-error JSON with a code.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use async_graphql::parser::types::OperationType;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::{Bytes, BytesMut};
use chrono_tz::Tz;
use http_body_util::BodyExt;
use tokio::sync::SemaphorePermit;

use crate::documents::shortened;
use crate::error::Code;
use crate::gateway::Gateway;
use crate::graphql_request::GraphqlRequest;
use crate::graphql_ws;
use crate::media_types::{MediaType, check_content_type, negotiate};
use crate::operation::{Answer, Operation};
use crate::refusal::Refusal;
use crate::request_ids::{Peer, RequestId};
use crate::session::{Caller, Token};
use crate::shared_work::SharedWork;
use crate::telemetry::OperationRecord;

/// Answers `/graphql`, sockets included.
pub async fn handle(State(gateway): State<Arc<Gateway>>, request: Request) -> Response {
    let (mut parts, body) = request.into_parts();
    let request_id = RequestId::of(&parts.extensions);
    if graphql_ws::is_upgrade(&parts.headers) {
        return match graphql_ws::upgrade(&gateway, &mut parts).await {
            Ok(response) => response,
            Err(refusal) => refusal.into_response(&request_id),
        };
    }
    let Some(media_type) = negotiate(&parts.headers) else {
        let message = "Answers are application/graphql-response+json or application/json: accept one of them.";
        return Refusal::new(StatusCode::NOT_ACCEPTABLE, Code::BadUserInput, message)
            .into_response(&request_id);
    };
    match answer(&gateway, parts, body).await {
        Ok((answer, record)) => write(&answer, record, media_type),
        Err(refusal) => refusal.into_graphql_response(
            &request_id,
            media_type.header(),
            media_type.document_status(),
        ),
    }
}

async fn answer(
    gateway: &Arc<Gateway>,
    parts: Parts,
    body: Body,
) -> Result<(Arc<Answer>, OperationRecord), Refusal> {
    let limits = &gateway.settings.limits;
    let is_post = parts.method == Method::POST;
    let mut place = Place::none(gateway);
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
            return Err(Refusal::method(
                "GET, HEAD, POST",
                "Send GraphQL requests by POST, or queries by GET.",
            ));
        }
    };
    let caller = caller(gateway, &parts)?;
    let operation = Operation::find(gateway, request, &caller).await?;
    match operation.kind {
        OperationType::Mutation if !is_post => {
            return Err(Refusal::method(
                "POST",
                "Send mutations by POST: GET is for queries.",
            ));
        }
        OperationType::Subscription => {
            return Err(Refusal::bad_document(
                "Subscriptions are answered over a WebSocket at this address.",
            ));
        }
        _ => {}
    }
    let mut record = OperationRecord::of(&operation);
    let answer = SharedWork::answer(gateway, operation, caller).await;
    record.finish(&answer);
    Ok((answer, record))
}

fn write(answer: &Answer, record: OperationRecord, media_type: MediaType) -> Response {
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

/// What the request says of its sender.
pub fn caller(gateway: &Gateway, parts: &Parts) -> Result<Caller, Refusal> {
    let headers = &parts.headers;
    let text = |name| {
        headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
    };
    Ok(Caller {
        token: text(header::AUTHORIZATION.as_str()).and_then(Token::from_header),
        time_zone: match headers.get("x-time-zone") {
            None => Tz::UTC,
            Some(name) => time_zone(&String::from_utf8_lossy(name.as_bytes()))?,
        },
        fresh: is_fresh(headers),
        request_id: RequestId::of(&parts.extensions).to_string(),
        address: address(gateway, parts),
    })
}

/// Whether the request asks for nothing that was kept.
pub fn is_fresh(headers: &HeaderMap) -> bool {
    let values = headers
        .get_all(header::CACHE_CONTROL)
        .into_iter()
        .filter_map(|value| value.to_str().ok());
    values
        .flat_map(|value| value.split(','))
        .any(|part| part.trim().eq_ignore_ascii_case("no-cache"))
}

/// A time zone by its name; an empty name is UTC.
pub fn time_zone(name: &str) -> Result<Tz, Refusal> {
    match name.trim() {
        "" => Ok(Tz::UTC),
        name => name.parse().map_err(|_| {
            Refusal::bad_request(format!(
                "There is no time zone named \"{}\". Use a name such as \"America/New_York\".",
                shortened(name)
            ))
        }),
    }
}

/// The address the request came from.
pub fn address(gateway: &Gateway, parts: &Parts) -> IpAddr {
    let forwarded = || {
        let values = parts.headers.get_all("x-forwarded-for").into_iter();
        let last = values.filter_map(|value| value.to_str().ok()).next_back()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = Peer::of(&parts.extensions);
    if gateway.settings.is_behind_proxy {
        forwarded().unwrap_or(peer)
    } else {
        peer
    }
}

/// Reads on for a while without keeping anything: a connection that is closed while its peer still writes
/// takes the refusal with it.
async fn read_past(body: &mut Body, limit: usize) {
    let mut left = limit.saturating_mul(8);
    let reading = async {
        while let Some(Ok(frame)) = body.frame().await {
            left = left.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
            if left == 0 {
                break;
            }
        }
    };
    // Whoever takes longer than this, or sends more, does not wait for an answer.
    let _in_time = tokio::time::timeout(Duration::from_secs(2), reading).await;
}

/// How much memory a body may take. Most are small; a large one takes one of a few places until its
/// request is answered, so that many of them at once do not fill the memory.
struct Place<'a> {
    gateway: &'a Gateway,
    permit: Option<SemaphorePermit<'a>>,
}

impl<'a> Place<'a> {
    fn none(gateway: &'a Gateway) -> Self {
        Self {
            gateway,
            permit: None,
        }
    }

    /// Makes sure that so many bytes may be kept.
    async fn take(&mut self, bytes: usize, body: &mut Body) -> Result<(), Refusal> {
        let limits = &self.gateway.settings.limits;
        if bytes > limits.large_body_bytes {
            read_past(body, limits.body_bytes).await;
            let message = format!("The body is larger than {} bytes.", limits.large_body_bytes);
            let status = StatusCode::PAYLOAD_TOO_LARGE;
            return Err(Refusal::new(status, Code::LimitExceeded, message).closing());
        }
        if bytes > limits.body_bytes && self.permit.is_none() {
            let patience = self.gateway.settings.patience.body;
            let turn = tokio::time::timeout(patience, self.gateway.large_bodies.acquire()).await;
            let Ok(Ok(permit)) = turn else {
                read_past(body, limits.body_bytes).await;
                return Err(Refusal::overloaded().closing());
            };
            self.permit = Some(permit);
        }
        Ok(())
    }
}

/// Reads a body within its byte limit, as long as it makes progress.
async fn read_body(
    place: &mut Place<'_>,
    headers: &HeaderMap,
    mut body: Body,
) -> Result<Bytes, Refusal> {
    let patience = place.gateway.settings.patience.body;
    let announced = headers
        .get(header::CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    place.take(announced.unwrap_or(0), &mut body).await?;
    let mut bytes = BytesMut::with_capacity(announced.unwrap_or(0));
    loop {
        let frame = tokio::time::timeout(patience, body.frame())
            .await
            .map_err(|_| {
                Refusal::new(
                    StatusCode::REQUEST_TIMEOUT,
                    Code::BadUserInput,
                    "The body did not arrive in time.",
                )
                .closing()
            })?;
        match frame {
            None => return Ok(bytes.freeze()),
            Some(Ok(frame)) => {
                let Ok(data) = frame.into_data() else {
                    continue;
                };
                place.take(bytes.len() + data.len(), &mut body).await?;
                bytes.extend_from_slice(&data);
            }
            Some(Err(_)) => return Err(Refusal::bad_request("The body was cut off.").closing()),
        }
    }
}
