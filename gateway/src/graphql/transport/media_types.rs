//! Content negotiation: the media types of GraphQL over HTTP.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use headers_accept::Accept;
use mediatype::names::{APPLICATION, CHARSET, JSON, Q};
use mediatype::{MediaType as ParsedMediaType, Name, ReadParams};

use crate::graphql::formats::Format;

const GRAPHQL_RESPONSE: Name<'_> = Name::new_unchecked("graphql-response");

/// How a request is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Representation {
    /// With a GraphQL response.
    Response(MediaType),
    /// With a list as a file.
    File(Format),
}

/// The media types of GraphQL responses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MediaType {
    /// The media type of GraphQL responses: the status shows whether anything was executed.
    Graphql,
    /// Plain JSON: a well-formed request gets 200 even if its document is invalid.
    Json,
}

impl MediaType {
    /// The value of `Content-Type`.
    pub(crate) fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Graphql => "application/graphql-response+json; charset=utf-8",
            Self::Json => "application/json; charset=utf-8",
        })
    }

    /// The status of a well-formed request whose document is invalid.
    pub(crate) fn document_status(self) -> StatusCode {
        match self {
            Self::Graphql => StatusCode::BAD_REQUEST,
            Self::Json => StatusCode::OK,
        }
    }
}

/// Whether the body is plain JSON in UTF-8; the error says what to send instead.
pub(crate) fn check_content_type(headers: &HeaderMap) -> Result<(), &'static str> {
    let content_type = joined(headers, &header::CONTENT_TYPE);
    let is_json = ParsedMediaType::parse(&content_type).is_ok_and(|media_type| {
        media_type.essence() == ParsedMediaType::new(APPLICATION, JSON) && is_utf8(&media_type)
    });
    if !is_json {
        return Err(
            "Send the request as application/json in UTF-8, or with files as multipart/form-data.",
        );
    }
    let is_plain = headers
        .get(header::CONTENT_ENCODING)
        .is_none_or(|encoding| encoding.as_bytes() == b"identity");
    if !is_plain {
        return Err("Send the request without Content-Encoding.");
    }
    Ok(())
}

/// Whether a request without a body declares no type other than JSON. A page of another host can send a GET with
/// `Content-Type: text/plain` without a preflight, and some servers then skip their checks.
pub(crate) fn check_no_content_type(headers: &HeaderMap) -> Result<(), &'static str> {
    if headers.contains_key(header::CONTENT_TYPE) {
        check_content_type(headers)
            .map_err(|_| "Send a GET without Content-Type, or with application/json.")?;
    }
    Ok(())
}

/// The media type that the caller prefers, or the first of several with the same quality. Plain JSON if the caller has
/// no preference; `None` if it accepts none.
pub(crate) fn negotiate(headers: &HeaderMap) -> Option<Representation> {
    let accept = joined(headers, &header::ACCEPT);
    if accept.is_empty() {
        return Some(Representation::Response(MediaType::Json));
    }
    // One invalid range does not invalidate the others.
    let ranges: Vec<_> = accept.split(',').filter_map(range).collect();
    let accept: Accept = ranges.join(",").parse().ok()?;
    let json = ParsedMediaType::new(APPLICATION, JSON);
    let graphql = ParsedMediaType::from_parts(APPLICATION, GRAPHQL_RESPONSE, Some(JSON), &[]);
    let files = Format::ALL.map(|format| (format.media_type(), Representation::File(format)));
    // Of those that a range such as "*/*" stands for, the first is chosen.
    let answers = [
        (json, Representation::Response(MediaType::Json)),
        (graphql, Representation::Response(MediaType::Graphql)),
    ];
    let answers: Vec<_> = answers.into_iter().chain(files).collect();
    let preferred = accept.negotiate(answers.iter().map(|(media_type, _)| media_type))?;
    let chosen = answers
        .iter()
        .find(|(media_type, _)| media_type == preferred);
    chosen.map(|(_, answer)| *answer)
}

/// A media range with its quality and without its parameters, which no answer has; `None` if it is invalid.
fn range(text: &str) -> Option<String> {
    let range = ParsedMediaType::parse(text.trim()).ok()?;
    let quality = range.get_param(Q).map_or("1", |quality| quality.as_str());
    Some(format!("{};q={quality}", range.essence()))
}

fn is_utf8(media_type: &ParsedMediaType<'_>) -> bool {
    media_type
        .get_param(CHARSET)
        .is_none_or(|charset| ["utf-8", "utf8"].contains(&&*charset.unquoted_str()))
}

/// All values of a header in lower case.
fn joined(headers: &HeaderMap, name: &HeaderName) -> String {
    let values = headers.get_all(name).into_iter();
    let values: Vec<_> = values.filter_map(|value| value.to_str().ok()).collect();
    values.join(",").trim().to_ascii_lowercase()
}
