//! The console inside the binary. Files with a hash in their name are kept for ever, pages are asked
//! for again each time, and every other address is a page of the console.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::graphql::request_error::RequestError;
use crate::session::RequestId;

/// What the client's build leaves; a debug build reads it from disk, so that it may be built later.
#[derive(RustEmbed)]
#[folder = "../client/dist"]
struct Dist;

const INDEX: &str = "index.html";
const GRAPHIQL: &str = "graphiql.html";

/// Says what to do where the gateway was built without the console.
const NOT_BUILT: &str = "The console is not built: run `make client`, then reload this page. The graph is at /graphql.\n";

/// Media types by the end of a file's name. A name at the root that ends so is a file, not a page.
const MEDIA_TYPES: [(&str, &str); 16] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("json", "application/json; charset=utf-8"),
    ("map", "application/json; charset=utf-8"),
    ("webmanifest", "application/manifest+json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("jpg", "image/jpeg"),
    ("webp", "image/webp"),
    ("ico", "image/x-icon"),
    ("txt", "text/plain; charset=utf-8"),
    ("woff2", "font/woff2"),
    ("ttf", "font/ttf"),
    ("wasm", "application/wasm"),
];

/// Answers `/graphiql`.
pub async fn graphiql(request: Request) -> Response {
    page(GRAPHIQL, &request)
}

/// Answers every address that no other route has.
pub async fn handle(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let refusal = RequestError::method_not_allowed("GET, HEAD", "This address is for GET.");
        return refusal.into_response(&RequestId::of(request.extensions()));
    }
    let path = request.uri().path().trim_start_matches('/');
    // What the build leaves under a name with a dot in front is for the build.
    let is_hidden = path.starts_with('.');
    match Dist::get(path).filter(|_| !is_hidden && media_type(path).is_some()) {
        Some(file) => answer(path, &file, request.headers()),
        None if is_never_a_page(path) => {
            RequestError::not_found().into_response(&RequestId::of(request.extensions()))
        }
        None => page(INDEX, &request),
    }
}

fn page(name: &str, request: &Request) -> Response {
    match Dist::get(name) {
        Some(file) => answer(name, &file, request.headers()),
        None => {
            let headers = [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
                (header::CACHE_CONTROL, "no-store"),
            ];
            (StatusCode::SERVICE_UNAVAILABLE, headers, NOT_BUILT).into_response()
        }
    }
}

/// Whether an address is for a machine or names a file, so that a page would be the wrong answer.
fn is_never_a_page(path: &str) -> bool {
    let is_file = !path.contains('/') && media_type(path).is_some();
    is_file
        || ["graphql", "graphiql", "assets/", "exports/", "."]
            .iter()
            .any(|start| path.starts_with(start))
}

fn media_type(path: &str) -> Option<&'static str> {
    let (_, end) = path.rsplit_once('.')?;
    MEDIA_TYPES
        .iter()
        .find(|(known, _)| *known == end)
        .map(|(_, media_type)| *media_type)
}

fn answer(path: &str, plain: &EmbeddedFile, asked: &HeaderMap) -> Response {
    let (file, encoding) = match packed(path, asked) {
        Some((file, encoding)) => (Some(file), Some(encoding)),
        None => (None, None),
    };
    let file = file.as_ref().unwrap_or(plain);
    let tag = tag(file);
    let is_hashed = path.starts_with("assets/");
    let caching = if is_hashed {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut headers = HeaderMap::new();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let is_known = asked
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .any(|tags| names(tags, &tag));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if is_known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let media_type = media_type(path).unwrap_or("application/octet-stream");
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    (headers, file.data.clone()).into_response()
}

/// The file as the client's build packed it, in the smallest way the browser reads.
fn packed(path: &str, asked: &HeaderMap) -> Option<(EmbeddedFile, &'static str)> {
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepts(asked, encoding))
        .find_map(|(encoding, end)| Some((Dist::get(&format!("{path}.{end}"))?, encoding)))
}

fn accepts(asked: &HeaderMap, encoding: &str) -> bool {
    let accepted = asked
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|entry| {
        let mut pieces = entry.split(';').map(str::trim);
        let is_named = pieces
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let is_refused = pieces
            .filter_map(|piece| piece.strip_prefix("q="))
            .any(|quality| quality.parse().is_ok_and(|quality: f32| quality <= 0.0));
        is_named && !is_refused
    })
}

fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let hex: String = hash[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("\"{hex}\"")
}

fn names(tags: &HeaderValue, tag: &str) -> bool {
    let tags = tags.to_str().unwrap_or("");
    tags.split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machines_and_missing_files_never_get_a_page() {
        for path in [
            "graphql/x",
            "graphql.json",
            "graphiql/x",
            "assets/",
            "assets/x.js",
            ".well-known/x",
            "favicon.ico",
        ] {
            assert!(is_never_a_page(path), "{path}");
        }
        for path in [
            "",
            "customers",
            "markets/St. Louis",
            "campaigns/7/pixels.js",
            "v1.2",
        ] {
            assert!(!is_never_a_page(path), "{path}");
        }
    }

    #[test]
    fn encodings_are_accepted_by_name_unless_their_quality_is_zero() {
        for (value, is_accepted) in [
            ("br", true),
            ("gzip, BR;q=0.5", true),
            ("br;q=0", false),
            ("gzip", false),
            ("brotli", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(value));
            assert_eq!(accepts(&headers, "br"), is_accepted, "{value}");
        }
    }

    #[test]
    fn tags_are_compared_weakly_and_in_lists() {
        for (value, is_known) in [
            ("\"a\"", true),
            ("\"b\", W/\"a\"", true),
            ("*", true),
            ("\"b\"", false),
            ("a", false),
        ] {
            assert_eq!(
                names(&HeaderValue::from_static(value), "\"a\""),
                is_known,
                "{value}"
            );
        }
    }
}
