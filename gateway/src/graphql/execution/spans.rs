//! The spans of operations, if there are traces.

use crate::graphql::execution::operation::Operation;
use crate::graphql::transport::response::GraphqlResponse;
use crate::request::RequestDetails;
use crate::traces::{KeyValue, Span, SpanKind};

impl Operation {
    /// Begins the span of the operation, which becomes the parent of its caller's spans; `None` without traces.
    pub(super) fn span(&self, details: &mut RequestDetails) -> Option<Span> {
        let trace = details.trace.as_ref()?;
        let record = self.record();
        let kind = KeyValue::new("graphql.operation.type", record.kind);
        let request_id = KeyValue::new("marquee.request_id", details.request_id.clone());
        let title = match &record.name {
            Some(name) => format!("{} {name}", record.kind),
            None => record.kind.to_owned(),
        };
        let name = record
            .name
            .map(|name| KeyValue::new("graphql.operation.name", name));
        let attributes = [kind, request_id].into_iter().chain(name);
        let span = trace.span(SpanKind::Internal, title, attributes);
        details.trace = Some(span.trace().clone());
        Some(span)
    }
}

/// Ends the span of an operation.
pub(super) fn end(span: Option<Span>, response: &GraphqlResponse) {
    let Some(mut span) = span else { return };
    span.set("marquee.errors", response.errors as i64);
    span.set("marquee.upstream_calls", response.upstream_calls as i64);
    match response.errors {
        0 => span.end("ok", false),
        _ => span.end("errors", true),
    }
}
