//! The console, embedded in the binary. Browsers keep files with a hash in their name for ever and revalidate pages
//! each time. Every address that is not a file is a page of the console.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use headers::{ETag, HeaderMapExt, IfNoneMatch};
use rust_embed::RustEmbed;

use crate::graphql::request_error::RequestError;
use crate::request::RequestId;

/// The output of the client's build. A debug build reads it from disk, which allows the client to be built later.
#[derive(RustEmbed)]
#[folder = "../client/dist"]
#[allow_missing = true]
struct Dist;

const INDEX: &str = "index.html";
const GRAPHIQL: &str = "graphiql.html";

/// The response if the console is missing.
const NOT_BUILT: &str = "The console is not built: run `make build`, then reload this page. The graph is at /graphql.\n";

/// Serves `/graphiql`.
pub async fn graphiql(request: Request) -> Response {
    page(GRAPHIQL, &request)
}

/// Serves every address without a route of its own.
pub async fn handle(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return method_not_allowed(request).await;
    }
    let path = request.uri().path().trim_start_matches('/');
    match file(path, request.headers()) {
        Some(file) => file,
        None if is_never_page(path) => {
            RequestError::not_found().into_response(&RequestId::of(request.extensions()))
        }
        None => page(INDEX, &request),
    }
}

/// The response to any other method.
pub async fn method_not_allowed(request: Request) -> Response {
    RequestError::method_not_allowed("GET, HEAD", "This address is for GET.")
        .into_response(&RequestId::of(request.extensions()))
}

fn page(name: &str, request: &Request) -> Response {
    file(name, request.headers()).unwrap_or_else(|| {
        let headers = [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
            (header::CACHE_CONTROL, "no-store"),
        ];
        (StatusCode::SERVICE_UNAVAILABLE, headers, NOT_BUILT).into_response()
    })
}

/// Whether a path is meant for programs or names a file, and must not return a page.
fn is_never_page(path: &str) -> bool {
    const PREFIXES: [&str; 5] = ["graphql", "graphiql", "assets/", "exports/", "."];
    let is_file = !path.contains('/') && path.contains('.');
    is_file || PREFIXES.iter().any(|prefix| path.starts_with(prefix))
}

/// A file of the console. Hidden files are only for the build.
fn file(path: &str, request: &HeaderMap) -> Option<Response> {
    let file = Dist::get(path).filter(|_| !path.starts_with('.'))?;
    let hash = file.metadata.sha256_hash();
    let hash = u128::from_be_bytes(*hash.first_chunk().expect("it has 32 bytes"));
    let etag: ETag = format!("\"{hash:032x}\"")
        .parse()
        .expect("hex digits in quotes are an ETag");
    let caching = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let mut headers = HeaderMap::new();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let known: Option<IfNoneMatch> = request.typed_get();
    let is_known = known.is_some_and(|known| !known.precondition_passes(&etag));
    headers.typed_insert(etag);
    if is_known {
        return Some((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    let media_type = file.metadata.mimetype();
    let charset = match media_type.starts_with("text/") {
        true => "; charset=utf-8",
        false => "",
    };
    let media_type = HeaderValue::try_from(format!("{media_type}{charset}"));
    headers.insert(header::CONTENT_TYPE, media_type.expect("it is ASCII"));
    Some((headers, file.data).into_response())
}
