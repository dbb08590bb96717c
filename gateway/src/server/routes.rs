//! The routes, and what surrounds every request.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use futures_util::FutureExt;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};

use crate::areas::devices;
use crate::error::Code;
use crate::graphql::http;
use crate::graphql::metrics::OperationRecord;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::server::exports;
use crate::server::static_files;
use crate::server::telemetry;
use crate::session::{REQUEST_ID_HEADER, RequestId};

/// Answers from this size on are compressed.
const COMPRESSED_FROM: u16 = 1_024;

/// Only our own scripts run, nothing is fetched from elsewhere, and nobody frames the console.
/// Styles may stand in the page, because the component library writes them there.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
connect-src 'self'; img-src 'self' data: blob:; worker-src 'self' blob:; font-src 'self' data:; object-src 'none'; \
base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const SECURITY_HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(CONTENT_SECURITY_POLICY),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
];

/// The routes of a gateway.
pub(crate) fn router(gateway: &Arc<AppState>) -> Router {
    let is_text =
        |_: StatusCode, _: axum::http::Version, headers: &HeaderMap, _: &axum::http::Extensions| {
            let kind = headers
                .get(header::CONTENT_TYPE)
                .and_then(|value| value.to_str().ok())
                .unwrap_or("");
            kind.starts_with("text/")
                || kind.contains("json")
                || kind.contains("javascript")
                || kind.contains("svg")
        };
    let compression = CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(COMPRESSED_FROM).and(is_text));
    Router::new()
        .route("/graphql", any(http::handle))
        .route("/graphiql", get(static_files::graphiql))
        .route(devices::EXPORT_PATH, get(exports::devices))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .fallback(static_files::handle)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(compression)
        .layer(from_fn_with_state(Arc::clone(gateway), surround))
        .with_state(Arc::clone(gateway))
}

async fn readyz(State(gateway): State<Arc<AppState>>, request: Request) -> Response {
    if gateway.is_stopping() {
        return RequestError::unavailable("The gateway is stopping.")
            .into_response(&RequestId::of(request.extensions()));
    }
    "ready\n".into_response()
}

async fn metrics() -> Response {
    let text =
        telemetry::start_metrics().map(metrics_exporter_prometheus::PrometheusHandle::render);
    (
        [(
            header::CONTENT_TYPE,
            "text/plain; version=0.0.4; charset=utf-8",
        )],
        text.unwrap_or_default(),
    )
        .into_response()
}

async fn method_not_allowed(request: Request) -> Response {
    RequestError::method_not_allowed("GET, HEAD", "This address is for GET.")
        .into_response(&RequestId::of(request.extensions()))
}

/// What surrounds every request: its id, the cap on requests, the deadline, the security headers, and
/// the line in the log.
async fn surround(
    State(gateway): State<Arc<AppState>>,
    mut request: Request,
    next: Next,
) -> Response {
    let started = Instant::now();
    let request_id = RequestId::choose(request.headers());
    request.extensions_mut().insert(request_id.clone());
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let route = Route::of(&path);
    let mut response = guarded(&gateway, request, next, route, &request_id).await;
    let headers = response.headers_mut();
    for (name, value) in SECURITY_HEADERS {
        headers.insert(name, value);
    }
    if let Some(value) = request_id.header() {
        headers.insert(REQUEST_ID_HEADER, value);
    }
    let is_upgrade = response.status() == StatusCode::SWITCHING_PROTOCOLS;
    if gateway.is_stopping() && !is_upgrade {
        response
            .headers_mut()
            .insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    record(
        &Line {
            request_id,
            method: method.as_str(),
            path: &path,
            route,
            took: started.elapsed(),
        },
        &response,
    );
    response
}

async fn guarded(
    gateway: &Arc<AppState>,
    request: Request,
    next: Next,
    route: Route,
    request_id: &RequestId,
) -> Response {
    let _permit = match gateway.in_flight.try_acquire() {
        Ok(permit) => Some(permit),
        // Whoever watches the gateway must see it best when it is busy.
        Err(_) if route == Route::Watch => None,
        Err(_) => {
            return RequestError::overloaded()
                .closing()
                .into_response(request_id);
        }
    };
    let work = AssertUnwindSafe(next.run(request)).catch_unwind();
    match tokio::time::timeout(gateway.settings.timeouts.request, work).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => {
            tracing::error!(request_id = &**request_id, "a request panicked");
            let message = "The gateway failed to answer this.";
            RequestError::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Internal, message)
                .into_response(request_id)
        }
        Err(_) => {
            let message = "The request took too long.";
            RequestError::new(StatusCode::GATEWAY_TIMEOUT, Code::UpstreamTimeout, message)
                .closing()
                .into_response(request_id)
        }
    }
}

/// The kinds of address, as metrics tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Route {
    Graphql,
    Export,
    Watch,
    Asset,
    Page,
}

impl Route {
    fn of(path: &str) -> Self {
        match path {
            "/graphql" => Self::Graphql,
            "/healthz" | "/readyz" | "/metrics" => Self::Watch,
            _ if path.starts_with("/assets/") => Self::Asset,
            _ if path.starts_with("/exports/") => Self::Export,
            _ => Self::Page,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Graphql => "graphql",
            Self::Export => "export",
            Self::Watch => "watch",
            Self::Asset => "asset",
            Self::Page => "page",
        }
    }
}

/// What the access log says of a request.
struct Line<'a> {
    request_id: RequestId,
    method: &'a str,
    path: &'a str,
    route: Route,
    took: Duration,
}

fn record(line: &Line<'_>, response: &Response) {
    const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];
    let status = response.status().as_u16();
    let class = CLASSES
        .get(usize::from(status / 100).saturating_sub(1))
        .copied()
        .unwrap_or("5xx");
    let route = line.route.name();
    metrics::counter!("marquee_http_requests_total", "route" => route, "status" => class)
        .increment(1);
    metrics::histogram!("marquee_http_request_seconds", "route" => route)
        .record(line.took.as_secs_f64());
    let operation = response.extensions().get::<OperationRecord>();
    let milliseconds = line.took.as_secs_f64() * 1_000.0;
    let (request_id, method, path) = (&*line.request_id, line.method, line.path);
    if line.route == Route::Watch {
        tracing::debug!(request_id, method, path, status, milliseconds, "request");
        return;
    }
    tracing::info!(
        request_id,
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
}
