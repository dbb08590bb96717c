//! The accept loop, and how a connection is served and closed.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Extensions, Response, StatusCode};
use futures_util::FutureExt;
use http_body_util::BodyExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;
use tokio_io_timeout::TimeoutWriter;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use crate::caller::{Peer, RequestId};
use crate::graphql::admission::connections::ConnectionPlace;
use crate::graphql::formats::stream::SendTime;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::server::lingering_close::{LingeringReader, Unread};
use crate::server::read_timeout::{ReadTimeout, TimedReader};
use crate::server::send_timeout::{SendTimeout, TimedWriter};

/// The maximum number of bytes in the head of a request.
const MAX_HEAD_BYTES: usize = 64 * 1024;

/// How long the loop waits after a failed accept.
const ACCEPT_RETRY: Duration = Duration::from_millis(50);

/// Stops the accept loop and the connections.
#[derive(Clone, Default)]
pub struct Shutdown {
    /// Cancelled when no more connections are accepted.
    pub close: CancellationToken,
    /// Cancelled at the end of the shutdown timeout, when open connections are dropped.
    pub abort: CancellationToken,
}

/// Accepts connections until the listener closes, then those still waiting in its queue.
pub async fn accept(
    listener: TcpListener,
    state: Arc<AppState>,
    router: Router,
    shutdown: Shutdown,
) {
    let start = |stream: TcpStream, peer: SocketAddr| {
        let Some(place) = state.connections.take(peer.ip()) else {
            metrics::counter!("marquee_connections_refused_total").increment(1);
            let _written = stream.try_write(&too_many_connections());
            return;
        };
        let connection = serve(stream, peer, place, Arc::clone(&state), router.clone());
        let abort = shutdown.abort.clone();
        state.tasks.spawn(async move {
            abort.run_until_cancelled(connection).await;
        });
    };
    loop {
        tokio::select! {
            biased;
            () = shutdown.close.cancelled() => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => start(stream, peer),
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    // Most likely the process has too many open files.
                    sleep(ACCEPT_RETRY).await;
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

/// The complete HTTP response to a connection beyond the limit, which reaches no router.
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

async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    place: ConnectionPlace,
    state: Arc<AppState>,
    router: Router,
) {
    let _is_set = stream.set_nodelay(true);
    let timeouts = &state.settings.timeouts;
    let read_timeout = ReadTimeout::new(timeouts);
    let (reader, writer) = stream.into_split();
    let unread = Unread::default();
    let tasks = state.tasks.clone();
    let reader = LingeringReader::new(reader, place.clone(), unread.clone(), tasks);
    let reader = TimedReader::new(reader, read_timeout.clone());
    let mut writer = TimeoutWriter::new(writer);
    writer.set_timeout(Some(timeouts.write));
    let send_timeout = SendTimeout::new(timeouts.send);
    let writer = TimedWriter::new(Box::pin(writer), send_timeout.clone());
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        read_timeout.suspend();
        request.extensions_mut().insert(Peer(peer.ip()));
        // For a WebSocket, which outlives this request.
        request.extensions_mut().insert(place.clone());
        let (read_timeout, send_timeout) = (read_timeout.clone(), send_timeout.clone());
        router
            .clone()
            .oneshot(request.map(|body| unread.watch(body)))
            .map(move |response: Result<Response<Body>, Infallible>| {
                response.map(|response| {
                    let is_upgrade = response.status() == StatusCode::SWITCHING_PROTOCOLS;
                    let time = response.extensions().get::<SendTime>();
                    match is_upgrade {
                        true => send_timeout.stop(),
                        false => send_timeout.start(time.map(|time| time.0)),
                    }
                    let idle = (!is_upgrade).then(|| read_timeout.idle_on_drop());
                    // The body owns the guard, which is dropped with it.
                    response.map(|body| {
                        body.map_err(move |error| {
                            let _guard = &idle;
                            error
                        })
                    })
                })
            })
    });
    let connection = http1::Builder::new()
        .preserve_header_case(true)
        .header_read_timeout(None)
        .max_buf_size(MAX_HEAD_BYTES)
        .serve_connection(TokioIo::new(tokio::io::join(reader, writer)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // A request may be on its way when the stop begins. Until then every response closes its connection; afterwards,
    // idle connections are closed too.
    let idle_shutdown = async {
        state.draining.cancelled().await;
        sleep(timeouts.stop_notice()).await;
    };
    let closed = tokio::select! {
        // A request that has arrived is served before the shutdown is noticed.
        biased;
        closed = connection.as_mut() => closed,
        () = idle_shutdown => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = closed {
        tracing::debug!(%error, "a connection ended early");
    }
}
