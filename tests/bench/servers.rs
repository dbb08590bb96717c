//! The servers beside the gateway, each a process of its own: the fixed upstream, which answers prepared bytes; the straight
//! proxy, the least a gateway could do; and a collector, which accepts traces and discards them.

use std::convert::Infallible;
use std::io::Read;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::header::HeaderValue;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode, header};
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;

use crate::{Result, data};

/// The path at which the fixed upstream is told how many milliseconds it takes from now on.
pub const DELAY_PATH: &str = "/delay/";

/// Runs the fixed upstream, with so many jobs, until the bench ends.
pub async fn run_upstream(jobs: u32) -> Result<()> {
    let shared = Arc::new((data::upstream_answers(jobs), AtomicU64::new(0)));
    serve(move |request| {
        let shared = Arc::clone(&shared);
        async move {
            let (answers, delay) = &*shared;
            let path = request.uri().path();
            if let Some(milliseconds) = path.strip_prefix(DELAY_PATH) {
                delay.store(milliseconds.parse().unwrap_or(0), Ordering::Relaxed);
                return response(StatusCode::OK, Bytes::new());
            }
            let milliseconds = delay.load(Ordering::Relaxed);
            if milliseconds > 0 {
                tokio::time::sleep(Duration::from_millis(milliseconds)).await;
            }
            let status = if answers.contains_key(path) {
                StatusCode::OK
            } else {
                StatusCode::NOT_FOUND
            };
            response(status, answers.get(path).cloned().unwrap_or_default())
        }
    })
    .await
}

/// Runs a collector that accepts all traces until the bench ends.
pub async fn run_collector() -> Result<()> {
    serve(|request| async move {
        // An empty answer says that no span was rejected.
        let status = match request.into_body().collect().await {
            Ok(_) => StatusCode::OK,
            Err(_) => StatusCode::BAD_REQUEST,
        };
        let mut response = response(status, Bytes::new());
        let protobuf = HeaderValue::from_static("application/x-protobuf");
        response
            .headers_mut()
            .insert(header::CONTENT_TYPE, protobuf);
        response
    })
    .await
}

/// Runs the straight proxy in front of an upstream until the bench ends. Its client is set up as the
/// gateway's is.
pub async fn run_proxy(upstream: String) -> Result<()> {
    // The first provider stays, and there is only one.
    let _is_first = rustls::crypto::ring::default_provider().install_default();
    let client = reqwest::Client::builder()
        .no_proxy()
        .tcp_nodelay(true)
        .build()?;
    serve(move |request| {
        let mut call = client.get(format!("http://{upstream}{}", request.uri().path()));
        if let Some(token) = request.headers().get(header::AUTHORIZATION) {
            call = call.header(header::AUTHORIZATION, token);
        }
        async move {
            let forwarded = async {
                let response = call.send().await?;
                Ok::<_, reqwest::Error>((response.status(), response.bytes().await?))
            };
            let failed =
                |error: reqwest::Error| (StatusCode::BAD_GATEWAY, error.to_string().into());
            let (status, body) = forwarded.await.unwrap_or_else(failed);
            response(status, body)
        }
    })
    .await
}

fn response(status: StatusCode, body: Bytes) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(body));
    *response.status_mut() = status;
    response
}

/// Listens on any free port of the loopback, says so on standard output, and serves until standard
/// input ends, which it does with the process that started this one.
async fn serve<H, F>(handle: H) -> Result<()>
where
    H: Fn(Request<Incoming>) -> F + Clone + Send + 'static,
    F: Future<Output = Response<Full<Bytes>>> + Send + 'static,
{
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}/", listener.local_addr()?);
    std::thread::spawn(|| {
        let _ended = std::io::stdin().read(&mut [0]);
        std::process::exit(0);
    });
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        let handle = handle.clone();
        let service = service_fn(move |request| {
            let answered = handle(request);
            async move { Ok::<_, Infallible>(answered.await) }
        });
        // A connection that ends badly is seen by the client that asked.
        tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service));
    }
}
