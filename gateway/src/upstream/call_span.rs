//! The span of a call in the trace of its operation.

use reqwest::Method;
use reqwest::header::HeaderName;

use super::response::HttpResponse;
use crate::error::Result;
use crate::traces::{KeyValue, Span, SpanKind, Trace};

/// Tells a service which span its work belongs to. Like the token, it is never sent to storage.
pub(super) const TRACEPARENT: HeaderName = HeaderName::from_static("traceparent");

/// The span of a call that begins now. It contains no values of the path, which may be secret.
pub(super) fn begin(
    trace: &Trace,
    service: &'static str,
    method: &Method,
    path: &'static str,
    request_id: &str,
) -> Span {
    trace.span(
        SpanKind::Client,
        format!("{method} {path}"),
        [
            KeyValue::new("peer.service", service),
            KeyValue::new("http.request.method", method.to_string()),
            KeyValue::new("url.template", path),
            KeyValue::new("marquee.request_id", request_id.to_owned()),
        ],
    )
}

/// Ends the span of a call.
pub(super) fn end(span: Option<Span>, result: &Result<HttpResponse>) {
    let Some(mut span) = span else { return };
    match result {
        Ok(response) => {
            let status = i64::from(response.status.as_u16());
            span.set("http.response.status_code", status);
            span.set("http.response.body.size", response.body.len() as i64);
            span.end("answered", status >= 400);
        }
        Err(error) => {
            span.set("error.type", error.code().as_str());
            span.end("failed", true);
        }
    }
}
