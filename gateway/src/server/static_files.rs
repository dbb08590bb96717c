//! The console, embedded in the binary. Browsers keep files with a hash in their name for ever and revalidate pages
//! each time. Every address that is not a file is a page of the console.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use headers::{ETag, HeaderMapExt, IfNoneMatch};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::caller::RequestId;
use crate::graphql::request_error::RequestError;

/// The output of the client's build. A debug build reads it from disk, which allows the client to be built later.
#[derive(RustEmbed)]
#[folder = "../client/dist"]
#[allow_missing = true]
struct Dist;

const INDEX: &str = "index.html";
const GRAPHIQL: &str = "graphiql.html";

/// The response if the console is missing.
const NOT_BUILT: &str = "The console is not built: run `make client`, then reload this page. The graph is at /graphql.\n";

/// Media types by file extension. A path at the root with one of these is a file, not a page.
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

/// Serves `/graphiql`.
pub async fn graphiql(request: Request) -> Response {
    page(GRAPHIQL, &request)
}

/// Serves every address without a route of its own.
pub async fn handle(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return RequestError::method_not_allowed("GET, HEAD", "This address is for GET.")
            .into_response(&RequestId::of(request.extensions()));
    }
    let path = request.uri().path().trim_start_matches('/');
    // Hidden files are only for the build.
    let is_hidden = path.starts_with('.');
    match Dist::get(path).filter(|_| !is_hidden && media_type(path).is_some()) {
        Some(file) => file_response(path, &file, request.headers()),
        None if is_never_page(path) => {
            RequestError::not_found().into_response(&RequestId::of(request.extensions()))
        }
        None => page(INDEX, &request),
    }
}

fn page(name: &str, request: &Request) -> Response {
    match Dist::get(name) {
        Some(file) => file_response(name, &file, request.headers()),
        None => {
            let headers = [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
                (header::CACHE_CONTROL, "no-store"),
            ];
            (StatusCode::SERVICE_UNAVAILABLE, headers, NOT_BUILT).into_response()
        }
    }
}

/// Whether a path is meant for programs or names a file, and must not return a page.
fn is_never_page(path: &str) -> bool {
    const PREFIXES: [&str; 5] = ["graphql", "graphiql", "assets/", "exports/", "."];
    let is_file = !path.contains('/') && media_type(path).is_some();
    is_file || PREFIXES.iter().any(|prefix| path.starts_with(prefix))
}

fn media_type(path: &str) -> Option<&'static str> {
    let (_, extension) = path.rsplit_once('.')?;
    MEDIA_TYPES
        .iter()
        .find(|(known, _)| *known == extension)
        .map(|(_, media_type)| *media_type)
}

fn file_response(path: &str, plain: &EmbeddedFile, request: &HeaderMap) -> Response {
    let precompressed = precompressed(path, request);
    let file = precompressed.as_ref().map_or(plain, |(file, _)| file);
    let etag = etag(file);
    let is_hashed = path.starts_with("assets/");
    let caching = if is_hashed {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut headers = HeaderMap::new();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let is_known = request
        .typed_get::<IfNoneMatch>()
        .is_some_and(|known| !known.precondition_passes(&etag));
    headers.typed_insert(etag);
    if is_known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let media_type = media_type(path).unwrap_or("application/octet-stream");
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
    if let Some((_, encoding)) = precompressed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    (headers, file.data.clone()).into_response()
}

/// The file as compressed by the client's build, in the best encoding that the browser accepts.
fn precompressed(path: &str, request: &HeaderMap) -> Option<(EmbeddedFile, &'static str)> {
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepts(request, encoding))
        .find_map(|(encoding, extension)| {
            Some((Dist::get(&format!("{path}.{extension}"))?, encoding))
        })
}

fn accepts(request: &HeaderMap, encoding: &str) -> bool {
    let accepted = request
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|entry| {
        let (name, parameters) = entry.split_once(';').unwrap_or((entry, ""));
        let quality = parameters.trim().strip_prefix("q=").unwrap_or("1");
        name.trim().eq_ignore_ascii_case(encoding)
            && quality.parse().is_ok_and(|quality: f32| quality > 0.0)
    })
}

fn etag(file: &EmbeddedFile) -> ETag {
    let hash = file.metadata.sha256_hash();
    let hex: String = hash[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("\"{hex}\"")
        .parse()
        .expect("hex digits in quotes are an ETag")
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
