//! The routes of the gateway.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::time::timeout;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::areas::devices;
use crate::graphql::execution::catch_panic::catch_panic;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::http;
use crate::graphql::transport::multipart::is_multipart;
use crate::request::RequestId;
use crate::schema;
use crate::server::access_log::{self, RouteKind};
use crate::server::{device_files, headers, log_writer, static_files, telemetry};

/// Responses of at least this size are compressed.
const MIN_COMPRESSED_BYTES: u16 = 1_024;

/// The routes of a gateway.
pub(crate) fn router(state: &Arc<AppState>) -> Router {
    let surroundings = Around {
        state: Arc::clone(state),
        content_security_policy: headers::content_security_policy(
            state.settings.map_style_url.as_ref(),
        ),
    };
    let compression = CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(
            SizeAbove::new(MIN_COMPRESSED_BYTES)
                .and(NotForContentType::IMAGES)
                .and(NotForContentType::const_new("font/")),
        );
    Router::new()
        .route("/graphql", any(http::handle))
        .route("/graphiql", get(static_files::graphiql))
        .route("/schema.graphql", get(sdl))
        .route(devices::EXPORT_PATH, get(device_files::download))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .fallback(static_files::handle)
        .method_not_allowed_fallback(static_files::method_not_allowed)
        .layer(compression)
        .layer(from_fn_with_state(Arc::new(surroundings), around))
        .with_state(Arc::clone(state))
}

/// What surrounds every request.
struct Around {
    state: Arc<AppState>,
    content_security_policy: HeaderValue,
}

/// Adds the headers, logs the request, limits its time and catches panics. One layer for all of it: each would box
/// every request once more.
async fn around(State(around): State<Arc<Around>>, request: Request, next: Next) -> Response {
    // The layer of tower-http sees only the panic, not the id of the request.
    let caught = async |request: Request| {
        let request_id = RequestId::of(request.extensions());
        let response = catch_panic(&request_id, next.run(request)).await;
        response.unwrap_or_else(|error| RequestError::failed(error).into_response(&request_id))
    };
    let timeouts = &around.state.settings.timeouts;
    let limited = async |request: Request| {
        let request_id = RequestId::of(request.extensions());
        let time = match RouteKind::of(request.uri().path()) {
            _ if is_multipart(request.headers()) => timeouts.upload,
            // Most operations have less time, but only the document shows which.
            RouteKind::Graphql => timeouts.model.max(timeouts.request),
            _ => timeouts.request,
        };
        let response = timeout(time, caught(request)).await;
        response.unwrap_or_else(|_| RequestError::too_long().into_response(&request_id))
    };
    let traces = around.state.traces.as_ref();
    let logged = async |request| access_log::log(traces, request, limited).await;
    headers::add(
        &around.state,
        &around.content_security_policy,
        request,
        logged,
    )
    .await
}

async fn readyz(State(state): State<Arc<AppState>>, request: Request) -> Response {
    if state.lifecycle.stopping.is_cancelled() {
        return RequestError::unavailable("The gateway is stopping.")
            .into_response(&RequestId::of(request.extensions()));
    }
    "ready\n".into_response()
}

async fn sdl() -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "application/graphql; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, schema::sdl())
}

async fn metrics(State(state): State<Arc<AppState>>) -> impl IntoResponse {
    metrics::counter!("marquee_log_lines_lost_total").absolute(log_writer::lost_lines() as u64);
    let memory = &state.services.read_cache.memory();
    metrics::gauge!("marquee_reserved_bytes").set(memory.used() as f64);
    let text = telemetry::metrics_handle().map(PrometheusHandle::render);
    let media_type = "text/plain; version=0.0.4; charset=utf-8";
    (
        [(header::CONTENT_TYPE, media_type)],
        text.unwrap_or_default(),
    )
}
