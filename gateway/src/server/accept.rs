//! The accept loop, and how a connection is served and ended.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Extensions, Response, StatusCode};
use futures_util::FutureExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use crate::graphql::metrics::GaugeGuard;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::server::timed_stream::{After, Clock, Phase, TimedBody, TimedStream};
use crate::session::{Peer, RequestId};

/// The longest head of a request.
const HEAD_BYTES: usize = 64 * 1024;

/// When the accept loop and the connections end.
#[derive(Clone, Default)]
pub struct Shutdown {
    /// Cancelled when no connection is accepted any more.
    pub close: CancellationToken,
    /// Cancelled when time is up and what still runs is cut off.
    pub cut: CancellationToken,
}

/// Accepts connections until told to close, then takes those that were already waiting.
pub async fn accept(
    listener: TcpListener,
    gateway: Arc<AppState>,
    router: Router,
    ending: Shutdown,
) {
    let places = Arc::new(Semaphore::new(gateway.settings.limits.connections));
    let start = |stream: TcpStream, peer: SocketAddr| {
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            metrics::counter!("marquee_connections_refused_total").increment(1);
            let _written = stream.try_write(&too_many_connections());
            return;
        };
        let connection = serve(stream, peer, Arc::clone(&gateway), router.clone());
        let cut = ending.cut.clone();
        gateway.tasks.spawn(async move {
            cut.run_until_cancelled(connection).await;
            drop(place);
        });
    };
    loop {
        tokio::select! {
            biased;
            () = ending.close.cancelled() => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => start(stream, peer),
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    // Most likely no file is left: time is what helps.
                    sleep(Duration::from_millis(50)).await;
                }
            },
        }
    }
    let Ok(listener) = listener.into_std() else {
        return;
    };
    while let Ok((stream, peer)) = listener.accept() {
        if stream.set_nonblocking(true).is_ok()
            && let Ok(stream) = TcpStream::from_std(stream)
        {
            start(stream, peer);
        }
    }
}

/// The whole HTTP response to a connection beyond the limit, which no router sees.
fn too_many_connections() -> Vec<u8> {
    let body = RequestError::unavailable("The gateway has too many connections.")
        .body(&RequestId::of(&Extensions::new()));
    let head = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 1\r\n\
         Connection: close\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    [head.as_bytes(), &body].concat()
}

async fn serve(stream: TcpStream, peer: SocketAddr, gateway: Arc<AppState>, router: Router) {
    let _open = GaugeGuard::new("marquee_connections_open");
    let _is_set = stream.set_nodelay(true);
    let clock = Clock::new(&gateway.settings.timeouts);
    let io = TokioIo::new(TimedStream::new(
        stream,
        clock.clone(),
        gateway.settings.timeouts.write,
    ));
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        clock.set(Phase::Serving);
        request.extensions_mut().insert(Peer(peer.ip()));
        let (router, clock) = (router.clone(), clock.clone());
        router
            .oneshot(request)
            .map(move |response: Result<Response<Body>, Infallible>| {
                response.map(|response| {
                    let after = match response.status() {
                        StatusCode::SWITCHING_PROTOCOLS => After::Upgrade,
                        _ => After::Wait,
                    };
                    response.map(|body| TimedBody::new(body, clock, after))
                })
            })
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(None)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(io, service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // A request may be on its way when the end begins: each answer closes its connection then, and only
    // connections on which none arrives are closed without one.
    let lingered = async {
        gateway.draining.cancelled().await;
        sleep(gateway.settings.timeouts.notice).await;
    };
    let ended = tokio::select! {
        // A request that has arrived is seen before the end is.
        biased;
        ended = connection.as_mut() => ended,
        () = lingered => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}
