//! The accept loop, and how a connection is served and closed.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Extensions, Response};
use futures_util::FutureExt;
use http_body_util::BodyExt;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;
use tower::ServiceExt;

use crate::graphql::admission::ConnectionPermit;
use crate::graphql::formats::stream::SendTime;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::memory::SMALL;
use crate::request::{Peer, RequestId};

/// The maximum number of bytes in the head of a request.
const MAX_HEAD_BYTES: usize = 64 * 1024;

/// How long the loop waits after a failed accept.
const ACCEPT_RETRY: Duration = Duration::from_millis(50);

/// How long the rest of a refused body is discarded.
const LINGER: Duration = Duration::from_secs(2);

/// Accepts connections until the listener closes, then those still waiting in its queue.
pub async fn accept(listener: TcpListener, state: Arc<AppState>, router: Router) {
    let start = |stream: TcpStream, peer: SocketAddr| {
        let Some(permit) = state.admission.connect(peer.ip()) else {
            metrics::counter!("marquee_connections_refused_total").increment(1);
            let _written = stream.try_write(&too_many_connections());
            return;
        };
        let abort = state.lifecycle.aborting.child_token();
        let connection = serve(
            stream,
            peer,
            permit,
            abort.clone(),
            Arc::clone(&state),
            router.clone(),
        );
        let tasks = &state.lifecycle.tasks;
        tasks.spawn(async move { abort.run_until_cancelled(connection).await });
    };
    loop {
        tokio::select! {
            biased;
            () = state.lifecycle.draining.cancelled() => break,
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
    permit: ConnectionPermit,
    slow: CancellationToken,
    state: Arc<AppState>,
    router: Router,
) {
    let _is_set = stream.set_nodelay(true);
    let timeouts = state.settings.timeouts.clone();
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(timeouts.write));
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        // For a WebSocket, which outlives this request.
        request.extensions_mut().insert(permit.clone());
        let slow = slow.clone();
        let answer = router.clone().oneshot(request);
        answer.map(move |response: Result<Response<Body>, Infallible>| {
            response.map(|response| send_in_time(response, timeouts.send, slow))
        })
    });
    let mut connection = http1::Builder::new()
        .preserve_header_case(true)
        .timer(TokioTimer::new())
        // Runs while hyper waits for a head: between two requests, too, and until what it has buffered is sent.
        .header_read_timeout(timeouts.idle)
        .max_buf_size(MAX_HEAD_BYTES)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    // A request may be on its way when the stop begins. Until then every response closes its connection; afterwards,
    // idle connections are closed too.
    let idle_shutdown = async {
        state.lifecycle.draining.cancelled().await;
        sleep(timeouts.stop_notice()).await;
    };
    let closed = tokio::select! {
        // A request that has arrived is served before the shutdown is noticed.
        biased;
        closed = &mut connection => closed,
        () = idle_shutdown => {
            std::pin::Pin::new(&mut connection).graceful_shutdown();
            (&mut connection).await
        }
    };
    match closed {
        Ok(()) => {
            if let Some(parts) = connection.into_parts() {
                linger(parts.io.into_inner()).await;
            }
        }
        Err(error) => tracing::debug!(%error, "a connection ended early"),
    }
}

/// Aborts the connection of a client that reads a long response too slowly. It makes progress, so that a timeout for
/// writing never fires.
fn send_in_time(
    response: Response<Body>,
    time: Duration,
    slow: CancellationToken,
) -> Response<Body> {
    let length = response.body().size_hint().exact();
    if length.is_some_and(|length| length <= SMALL as u64) {
        return response;
    }
    let own = response.extensions().get::<SendTime>();
    let time = own.map_or(time, |own| own.0);
    let late = tokio::spawn(async move {
        sleep(time).await;
        slow.cancel();
    });
    // Aborted when the body is dropped, which is when it has been passed on.
    let late = AbortOnDropHandle::new(late);
    response.map(|body| {
        Body::new(body.map_err(move |error| {
            let _held = &late;
            error
        }))
    })
}

/// Discards what still arrives on a connection that has been closed for writing, until the client closes it too. If it
/// were dropped while the rest of a refused body arrives, the system would reset it, and the answer would be lost: nginx
/// would send a 502.
async fn linger(mut connection: impl AsyncRead + Unpin) {
    let mut piece = vec![0; 16 << 10];
    let discard = async { while matches!(connection.read(&mut piece).await, Ok(1..)) {} };
    let _in_time = timeout(LINGER, discard).await;
}
