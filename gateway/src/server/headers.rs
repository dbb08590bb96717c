//! The headers that every response carries.

use axum::extract::Request;
use axum::http::header::{CONNECTION, CONTENT_SECURITY_POLICY};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use url::Url;

use crate::graphql::state::AppState;
use crate::request::{REQUEST_ID_HEADER, RequestId};

/// Allows only our own scripts, no frames, and no other host except that of the map's style, if there is one. Inline
/// styles are allowed because the component library writes them into the page.
pub(crate) fn content_security_policy(map_style: Option<&Url>) -> HeaderValue {
    let map = map_style.map_or_else(String::new, |url| {
        format!(" {}", url.origin().ascii_serialization())
    });
    let policy = format!(
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'{map}; \
         img-src 'self' data: blob:{map}; worker-src 'self' blob:; font-src 'self' data:; object-src 'none'; \
         base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    );
    HeaderValue::try_from(policy).expect("an origin is ASCII without control characters")
}

const SECURITY_HEADERS: [(HeaderName, HeaderValue); 5] = [
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

/// Adds the security headers, the request id and, during shutdown, `Connection: close`.
pub(crate) async fn add(
    state: &AppState,
    content_security_policy: &HeaderValue,
    mut request: Request,
    next: impl AsyncFnOnce(Request) -> Response,
) -> Response {
    let request_id = RequestId::choose(request.headers());
    request.extensions_mut().insert(request_id.clone());
    let mut response = next(request).await;
    let is_upgrade = response.status() == StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.extend(SECURITY_HEADERS);
    headers.insert(CONTENT_SECURITY_POLICY, content_security_policy.clone());
    if let Some(value) = request_id.header() {
        headers.insert(REQUEST_ID_HEADER, value);
    }
    if state.lifecycle.stopping.is_cancelled() && !is_upgrade {
        headers.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}
