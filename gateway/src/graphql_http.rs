//! GraphQL over HTTP: media types, methods and statuses as its specification has them. Every refusal,
//! at any status, is GraphQL-error JSON with a code.

use std::net::IpAddr;
use std::sync::Arc;

use async_graphql::parser::types::OperationType;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::{Bytes, BytesMut};
use chrono_tz::Tz;
use http_body_util::BodyExt;

use crate::documents::shortened;
use crate::error::Code;
use crate::gateway::Gateway;
use crate::graphql_request::GraphqlRequest;
use crate::graphql_ws;
use crate::operation::{Answer, Operation};
use crate::refusal::Refusal;
use crate::request_ids::{Peer, RequestId};
use crate::session::{Caller, Token};
use crate::shared_work::SharedWork;
use crate::telemetry::OperationRecord;

/// The media types an answer can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MediaType {
    /// The media type of GraphQL answers: the status tells whether anything was executed.
    Graphql,
    /// Plain JSON: a well-formed request is answered with 200 whatever is wrong with its document.
    Json,
}

impl MediaType {
    fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Graphql => "application/graphql-response+json; charset=utf-8",
            Self::Json => "application/json; charset=utf-8",
        })
    }

    /// The status of a well-formed request whose document is wrong.
    fn document_status(self) -> StatusCode {
        match self {
            Self::Graphql => StatusCode::BAD_REQUEST,
            Self::Json => StatusCode::OK,
        }
    }
}

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
    let request = match parts.method {
        Method::POST => {
            check_content_type(&parts.headers)?;
            let body = read_body(gateway, &parts.headers, body).await?;
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
fn caller(gateway: &Gateway, parts: &Parts) -> Result<Caller, Refusal> {
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

fn check_content_type(headers: &HeaderMap) -> Result<(), Refusal> {
    let refused = |message| {
        Refusal::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Code::BadUserInput,
            message,
        )
        .closing()
    };
    let content_type = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    let mut pieces = content_type.split(';').map(str::trim);
    let is_json = pieces
        .next()
        .is_some_and(|essence| essence.eq_ignore_ascii_case("application/json"));
    let is_utf8 = pieces
        .filter_map(|piece| piece.split_once('='))
        .all(|(name, value)| {
            !name.trim().eq_ignore_ascii_case("charset")
                || ["utf-8", "utf8"]
                    .iter()
                    .any(|utf8| value.trim().trim_matches('"').eq_ignore_ascii_case(utf8))
        });
    if !is_json || !is_utf8 {
        return Err(refused("Send the request as application/json in UTF-8."));
    }
    let is_plain = headers
        .get(header::CONTENT_ENCODING)
        .is_none_or(|encoding| encoding.as_bytes() == b"identity");
    if !is_plain {
        return Err(refused("Send the request without Content-Encoding."));
    }
    Ok(())
}

/// Reads a body within its byte limit, as long as it makes progress.
async fn read_body(
    gateway: &Gateway,
    headers: &HeaderMap,
    mut body: Body,
) -> Result<Bytes, Refusal> {
    let limit = gateway.settings.limits.body_bytes;
    let too_large = || {
        let message = format!("The body is larger than {limit} bytes.");
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, Code::LimitExceeded, message).closing()
    };
    let announced = headers
        .get(header::CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|length| length > limit) {
        return Err(too_large());
    }
    let mut bytes = BytesMut::with_capacity(announced.unwrap_or(0));
    loop {
        let frame = tokio::time::timeout(gateway.settings.patience.body, body.frame())
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
                if bytes.len() + data.len() > limit {
                    return Err(too_large());
                }
                bytes.extend_from_slice(&data);
            }
            Some(Err(_)) => return Err(Refusal::bad_request("The body was cut off.").closing()),
        }
    }
}

/// The media type to answer in: the one the caller likes better, the first named of two that it likes
/// equally, and plain JSON where it does not say.
fn negotiate(headers: &HeaderMap) -> Option<MediaType> {
    let accepted: Vec<_> = headers
        .get_all(header::ACCEPT)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .collect();
    let accepted = accepted.join(",");
    if accepted.trim().is_empty() {
        return Some(MediaType::Json);
    }
    let ranges: Vec<Range<'_>> = accepted
        .split(',')
        .enumerate()
        .filter_map(Range::read)
        .collect();
    let quality_of = |essence: &str, media_type| {
        let matching = ranges.iter().filter(|range| range.holds(essence));
        let range =
            matching.max_by_key(|range| (range.precision(), std::cmp::Reverse(range.place)))?;
        // Between wildcards alone, plain JSON comes first.
        let place = if range.precision() == 2 {
            range.place
        } else {
            usize::MAX - usize::from(media_type == MediaType::Json)
        };
        (range.quality > 0).then_some((range.quality, std::cmp::Reverse(place), media_type))
    };
    [
        quality_of("application/graphql-response+json", MediaType::Graphql),
        quality_of("application/json", MediaType::Json),
    ]
    .into_iter()
    .flatten()
    .max_by_key(|(quality, place, _)| (*quality, *place))
    .map(|(_, _, media_type)| media_type)
}

/// One entry of an `Accept` header.
struct Range<'a> {
    essence: &'a str,
    /// In thousandths.
    quality: u16,
    place: usize,
}

impl<'a> Range<'a> {
    fn read((place, text): (usize, &'a str)) -> Option<Self> {
        let mut pieces = text.split(';').map(str::trim);
        let essence = pieces.next().filter(|essence| !essence.is_empty())?;
        let mut quality = 1_000;
        for (name, value) in pieces.filter_map(|piece| piece.split_once('=')) {
            let value = value.trim().trim_matches('"');
            if name.trim().eq_ignore_ascii_case("q") {
                let number = value
                    .parse::<f32>()
                    .ok()
                    .filter(|number| (0.0..=1.0).contains(number))?;
                quality = thousandths(number);
            } else if name.trim().eq_ignore_ascii_case("charset")
                && !value.eq_ignore_ascii_case("utf-8")
            {
                return None;
            }
        }
        Some(Self {
            essence,
            quality,
            place,
        })
    }

    fn holds(&self, essence: &str) -> bool {
        matches!(self.essence, "*/*" | "application/*")
            || self.essence.eq_ignore_ascii_case(essence)
    }

    fn precision(&self) -> u8 {
        match self.essence {
            "*/*" => 0,
            "application/*" => 1,
            _ => 2,
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is between 0 and 1"
)]
fn thousandths(number: f32) -> u16 {
    (number * 1_000.0) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(accept: &str) -> Option<MediaType> {
        let mut headers = HeaderMap::new();
        headers.insert(
            header::ACCEPT,
            HeaderValue::from_str(accept).expect("it is a header"),
        );
        negotiate(&headers)
    }

    #[test]
    fn the_media_type_liked_best_is_chosen() {
        use MediaType::{Graphql, Json};
        for (accept, media_type) in [
            ("", Some(Json)),
            ("*/*", Some(Json)),
            ("application/*", Some(Json)),
            ("application/json", Some(Json)),
            ("APPLICATION/JSON; charset=UTF-8", Some(Json)),
            ("application/graphql-response+json", Some(Graphql)),
            (
                "application/graphql-response+json, application/json;q=0.9",
                Some(Graphql),
            ),
            (
                "application/graphql-response+json;q=0.5, application/json;q=0.9",
                Some(Json),
            ),
            (
                "application/json, application/graphql-response+json",
                Some(Json),
            ),
            (
                "application/graphql-response+json, application/json",
                Some(Graphql),
            ),
            ("text/html, */*;q=0.1", Some(Json)),
            ("application/json;q=0, */*", Some(Graphql)),
            ("application/graphql-response+json, */*", Some(Graphql)),
            ("text/html", None),
            ("application/json;q=0", None),
            ("application/json;charset=latin1", None),
            ("application/json;q=high", None),
        ] {
            assert_eq!(chosen(accept), media_type, "{accept}");
        }
    }
}
