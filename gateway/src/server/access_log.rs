//! One log line and the metrics of every request.

use std::time::Instant;

use axum::extract::Request;
use axum::response::Response;

use crate::error::shortened_to;
use crate::graphql::execution::metrics::OperationRecord;
use crate::request::RequestId;
use crate::traces::{KeyValue, Span, SpanKind, Traces};

/// The characters of a path that a line has.
const MAX_PATH: usize = 200;

/// The kinds of routes, as the metrics label them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RouteKind {
    /// The GraphQL endpoint.
    Graphql,
    /// A file streamed to the caller.
    Export,
    /// Health, readiness and metrics.
    Monitoring,
    /// A file of the console whose name has a hash.
    Asset,
    /// Everything else.
    Page,
}

impl RouteKind {
    /// The kind of a path.
    pub(crate) fn of(path: &str) -> Self {
        match path {
            "/graphql" => Self::Graphql,
            "/healthz" | "/readyz" | "/metrics" => Self::Monitoring,
            _ if path.starts_with("/assets/") => Self::Asset,
            _ if path.starts_with("/exports/") => Self::Export,
            _ => Self::Page,
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Graphql => "graphql",
            Self::Export => "export",
            Self::Monitoring => "monitoring",
            Self::Asset => "asset",
            Self::Page => "page",
        }
    }
}

/// Logs and counts a request when its response is ready.
pub(crate) async fn log(
    traces: Option<&Traces>,
    mut request: Request,
    next: impl AsyncFnOnce(Request) -> Response,
) -> Response {
    let started = Instant::now();
    let request_id = RequestId::of(request.extensions());
    let method = request.method().clone();
    let path = shortened_to(request.uri().path(), MAX_PATH);
    let route = RouteKind::of(&path);
    let span = traces
        .filter(|_| route != RouteKind::Monitoring)
        .map(|traces| begin_span(traces, route, &mut request, &request_id));
    let response = next(request).await;

    let seconds = started.elapsed().as_secs_f64();
    let status = response.status().as_u16();
    let status_class = format!("{}xx", status / 100);
    metrics::counter!("marquee_http_requests_total", "route" => route.label(), "status" => status_class)
        .increment(1);
    metrics::histogram!("marquee_http_request_seconds", "route" => route.label()).record(seconds);

    let (request_id, method, milliseconds) = (&*request_id, method.as_str(), seconds * 1_000.0);
    if route == RouteKind::Monitoring {
        tracing::debug!(request_id, method, path, status, milliseconds, "request");
        return response;
    }
    let trace_id = span.map(|mut span| {
        let id = span.trace().id();
        span.set("http.response.status_code", i64::from(status));
        span.end("answered", status >= 500);
        id
    });
    let operation = response.extensions().get::<OperationRecord>();
    tracing::info!(
        request_id,
        trace_id,
        method,
        path,
        status,
        milliseconds,
        kind = operation.map(|operation| operation.kind),
        operation = operation.and_then(|operation| operation.name.as_deref()),
        errors = operation.map(|operation| operation.errors),
        upstream_calls = operation.map(|operation| operation.upstream_calls),
        "request"
    );
    response
}

/// Begins the span of a request, which becomes the parent of its other spans. It ends when the head of the response is ready.
/// Its method and path are in the log, because callers can choose both.
fn begin_span(traces: &Traces, route: RouteKind, request: &mut Request, id: &str) -> Span {
    let attributes = [
        KeyValue::new("http.route", route.label()),
        KeyValue::new("marquee.request_id", id.to_owned()),
    ];
    let trace = traces.of_request(request.headers());
    let span = trace.span(SpanKind::Server, route.label(), attributes);
    request.extensions_mut().insert(span.trace().clone());
    span
}
