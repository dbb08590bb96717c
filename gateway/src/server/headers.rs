//! The headers that every response carries.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::CONNECTION;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use crate::graphql::state::AppState;
use crate::session::{REQUEST_ID_HEADER, RequestId};

/// Allows only our own scripts, no other hosts and no frames. Inline styles are allowed because the
/// component library writes them into the page.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
connect-src 'self'; img-src 'self' data: blob:; worker-src 'self' blob:; font-src 'self' data:; object-src 'none'; \
base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const SECURITY_HEADERS: [(HeaderName, HeaderValue); 6] = [
    header("content-security-policy", CONTENT_SECURITY_POLICY),
    header("x-content-type-options", "nosniff"),
    header("referrer-policy", "no-referrer"),
    header("cross-origin-opener-policy", "same-origin"),
    header("cross-origin-resource-policy", "same-origin"),
    header(
        "permissions-policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

const fn header(name: &'static str, value: &'static str) -> (HeaderName, HeaderValue) {
    (
        HeaderName::from_static(name),
        HeaderValue::from_static(value),
    )
}

/// Adds the security headers, the request id and, while the gateway stops, `Connection: close`.
pub(crate) async fn add(
    State(state): State<Arc<AppState>>,
    mut request: Request,
    next: Next,
) -> Response {
    let request_id = RequestId::choose(request.headers());
    request.extensions_mut().insert(request_id.clone());
    let mut response = next.run(request).await;
    let is_upgrade = response.status() == StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.extend(SECURITY_HEADERS);
    if let Some(value) = request_id.header() {
        headers.insert(REQUEST_ID_HEADER, value);
    }
    if state.is_stopping() && !is_upgrade {
        headers.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}
