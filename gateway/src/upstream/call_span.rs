//! The span of a call in the trace of its operation.

use reqwest::Method;
use reqwest::header::HeaderName;

use super::call::Api;
use super::path::Path;
use super::response::HttpResponse;
use crate::error::Result;
use crate::traces::{self, KeyValue, Span, SpanKind};

/// Tells a service which span its work belongs to. Like the token, it is never sent to storage.
pub(super) const TRACEPARENT: HeaderName = HeaderName::from_static("traceparent");

impl Api<'_> {
    /// The span of a call that begins now; `None` without traces. It contains no values of the path, which may be secret.
    pub(super) fn span(&self, method: &Method, path: &Path) -> Option<Span> {
        let trace = traces::of_call(self.context.trace()?);
        let name = format!("{method} {}", path.template());
        let mut span = trace.span(
            SpanKind::Client,
            name,
            [
                KeyValue::new("peer.service", self.service.name),
                KeyValue::new("http.request.method", method.to_string()),
                KeyValue::new("url.template", path.template()),
                KeyValue::new("marquee.request_id", self.context.request_id().to_owned()),
            ],
        );
        if self.attempt > 1 {
            span.set("http.request.resend_count", i64::from(self.attempt) - 1);
        }
        Some(span)
    }
}

/// Ends the span of a call.
pub(super) fn end(span: Option<Span>, result: &Result<HttpResponse>) {
    let Some(mut span) = span else { return };
    if !matches!(result, Ok(response) if response.status.as_u16() < 400) {
        traces::call_failed();
    }
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
