//! The span of a request, if there are traces. It ends when the head of the response is ready, as the time in the log does.

use axum::extract::Request;
use axum::http::Method;
use axum::response::Response;

use crate::areas::devices;
use crate::server::access_log::RouteKind;
use crate::traces::{KeyValue, Span, SpanKind, Traces};

/// Begins the span of a request, which becomes the parent of its other spans; `None` for monitoring, which asks every few
/// seconds.
pub(crate) fn begin(traces: &Traces, request: &mut Request, request_id: &str) -> Option<Span> {
    let kind = RouteKind::of(request.uri().path());
    if kind == RouteKind::Monitoring {
        return None;
    }
    let method = known_method(request.method());
    let route = route(request.uri().path(), kind);
    let span = traces.of_request(request.headers()).span(
        SpanKind::Server,
        format!("{method} {route}"),
        [
            KeyValue::new("http.request.method", method),
            KeyValue::new("http.route", route),
            KeyValue::new("marquee.request_id", request_id.to_owned()),
        ],
    );
    request.extensions_mut().insert(span.trace().clone());
    Some(span)
}

/// Ends the span of a request. Returns the id of its trace.
pub(crate) fn end(mut span: Span, response: &Response) -> String {
    let id = span.trace().id();
    let status = i64::from(response.status().as_u16());
    span.set("http.response.status_code", status);
    span.end("answered", status >= 500);
    id
}

/// The path of a request. Paths that callers can choose, such as those of pages and files, are replaced by a pattern.
fn route(path: &str, kind: RouteKind) -> &'static str {
    let known = [
        "/graphql",
        "/graphiql",
        "/schema.graphql",
        devices::EXPORT_PATH,
    ];
    let found = known.into_iter().find(|known| *known == path);
    found.unwrap_or(match kind {
        RouteKind::Asset => "/assets/{file}",
        RouteKind::Export => "/exports/{file}",
        _ => "/{page}",
    })
}

/// The method if it is a standard one, and `_OTHER` otherwise, because callers may send any text.
fn known_method(method: &Method) -> &'static str {
    const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"];
    let mut known = METHODS.into_iter();
    known
        .find(|known| *known == method.as_str())
        .unwrap_or("_OTHER")
}
