//! The accept loop. Every connection has a deadline at each stage: a head that does not end, a request
//! that does not come and an answer that is not read all close it. HTTP libraries set none of these.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::{Response, StatusCode};
use futures_util::FutureExt;
use futures_util::task::AtomicWaker;
use http_body_util::BodyExt;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{Instant, Sleep, sleep, sleep_until};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use crate::gateway::Gateway;
use crate::request_ids::Peer;
use crate::settings::Patience;
use crate::telemetry::Present;

/// The longest head of a request.
const HEAD_BYTES: usize = 64 * 1024;

/// What a connection too many is told.
const BUSY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 1\r\n\
Connection: close\r\nContent-Length: 120\r\n\r\n\
{\"errors\":[{\"message\":\"The gateway has too many connections.\",\"extensions\":{\"code\":\"LIMIT_EXCEEDED\",\"retryable\":true}}]}";

/// When the accept loop and the connections end.
#[derive(Clone, Default)]
pub struct Ending {
    /// Cancelled when no connection is accepted any more.
    pub close: CancellationToken,
    /// Cancelled when time is up and what still runs is cut off.
    pub cut: CancellationToken,
}

/// Accepts connections until told to close, then takes those that were already waiting.
pub async fn accept(listener: TcpListener, gateway: Arc<Gateway>, router: Router, ending: Ending) {
    let places = Arc::new(Semaphore::new(gateway.settings.limits.connections));
    let start = |stream: TcpStream, peer: SocketAddr| {
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            metrics::counter!("marquee_connections_refused_total").increment(1);
            let _written = stream.try_write(BUSY);
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

async fn serve(stream: TcpStream, peer: SocketAddr, gateway: Arc<Gateway>, router: Router) {
    let _open = Present::new("marquee_connections_open");
    let _is_set = stream.set_nodelay(true);
    let clock = Clock::new(&gateway.settings.patience);
    let io = TokioIo::new(TimedStream::new(
        stream,
        clock.clone(),
        gateway.settings.patience.write,
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
                    response.map(|inner| TimedBody {
                        inner,
                        _end: AnswerEnd { clock, after },
                    })
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
        sleep(gateway.settings.patience.notice).await;
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

/// What a connection is doing.
#[derive(Clone, Copy)]
enum Phase {
    /// Between two requests, until then.
    Idle(Instant),
    /// A head is arriving, until then.
    Head(Instant),
    /// A request is being answered: it has deadlines of its own.
    Serving,
    /// It is a socket now, with deadlines of its own.
    Upgraded,
}

#[derive(Clone)]
struct Clock {
    phase: Arc<Mutex<Phase>>,
    /// The reader, which must set its timer anew when a deadline begins.
    reader: Arc<AtomicWaker>,
    header: Duration,
    idle: Duration,
}

impl Clock {
    fn new(patience: &Patience) -> Self {
        Self {
            phase: Arc::new(Mutex::new(Phase::Head(Instant::now() + patience.header))),
            reader: Arc::default(),
            header: patience.header,
            idle: patience.idle,
        }
    }

    fn set(&self, phase: Phase) {
        *self.phase.lock().unwrap_or_else(PoisonError::into_inner) = phase;
        if matches!(phase, Phase::Idle(_)) {
            self.reader.wake();
        }
    }

    /// Bytes have arrived: where nothing was going on, a head begins.
    fn arrived(&self) {
        let mut phase = self.phase.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*phase, Phase::Idle(_)) {
            *phase = Phase::Head(Instant::now() + self.header);
        }
    }

    fn deadline(&self) -> Option<Instant> {
        match *self.phase.lock().unwrap_or_else(PoisonError::into_inner) {
            Phase::Idle(deadline) | Phase::Head(deadline) => Some(deadline),
            Phase::Serving | Phase::Upgraded => None,
        }
    }
}

/// A timer that is moved only when it must be: later deadlines wait for the earlier one to fire.
#[derive(Default)]
struct Timer(Option<Pin<Box<Sleep>>>);

impl Timer {
    fn poll(&mut self, cx: &mut Context<'_>, deadline: Instant) -> Poll<()> {
        let sleep = self
            .0
            .get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        if sleep.deadline() > deadline {
            sleep.as_mut().reset(deadline);
        }
        loop {
            ready!(sleep.as_mut().poll(cx));
            if Instant::now() >= deadline {
                return Poll::Ready(());
            }
            sleep.as_mut().reset(deadline);
        }
    }
}

/// A stream whose reads end with the clock, and whose writes end when the peer stops reading.
struct TimedStream {
    stream: TcpStream,
    clock: Clock,
    read_timer: Timer,
    write_patience: Duration,
    write_timer: Timer,
    write_deadline: Option<Instant>,
}

impl TimedStream {
    fn new(stream: TcpStream, clock: Clock, write_patience: Duration) -> Self {
        Self {
            stream,
            clock,
            read_timer: Timer::default(),
            write_patience,
            write_timer: Timer::default(),
            write_deadline: None,
        }
    }

    fn written<T>(
        &mut self,
        cx: &mut Context<'_>,
        progress: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if progress.is_ready() {
            self.write_deadline = None;
            return progress;
        }
        let deadline = *self
            .write_deadline
            .get_or_insert_with(|| Instant::now() + self.write_patience);
        ready!(self.write_timer.poll(cx, deadline));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if let Poll::Ready(read) = Pin::new(&mut this.stream).poll_read(cx, buf) {
            this.clock.arrived();
            return Poll::Ready(read);
        }
        this.clock.reader.register(cx.waker());
        let Some(deadline) = this.clock.deadline() else {
            return Poll::Pending;
        };
        ready!(this.read_timer.poll(cx, deadline));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let progress = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.written(cx, progress)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let progress = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.written(cx, progress)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// What comes after an answer.
enum After {
    Wait,
    Upgrade,
}

/// Sets the clock when an answer has ended, however it ends.
struct AnswerEnd {
    clock: Clock,
    after: After,
}

impl Drop for AnswerEnd {
    fn drop(&mut self) {
        self.clock.set(match self.after {
            After::Wait => Phase::Idle(Instant::now() + self.clock.idle),
            After::Upgrade => Phase::Upgraded,
        });
    }
}

/// The body of an answer, which sets the clock when it ends.
struct TimedBody {
    inner: Body,
    _end: AnswerEnd,
}

impl HttpBody for TimedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.inner.frame().poll_unpin(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.inner.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.inner.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_busy_answer_announces_its_length() {
        let text = std::str::from_utf8(BUSY).expect("it is text");
        let (head, body) = text.split_once("\r\n\r\n").expect("it has a body");
        assert!(
            head.contains(&format!("Content-Length: {}", body.len())),
            "{}",
            body.len()
        );
    }
}
