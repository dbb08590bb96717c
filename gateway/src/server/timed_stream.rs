//! Deadlines of a connection: for the head of a request, for the pause between two requests, and for
//! a peer that does not read its answer. HTTP libraries set none of these.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use futures_util::FutureExt;
use futures_util::task::AtomicWaker;
use http_body_util::BodyExt;
use hyper::body::{Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

use crate::config::settings::Timeouts;

/// What a connection is doing.
#[derive(Clone, Copy)]
pub(crate) enum Phase {
    /// Between two requests, until then.
    Idle(Instant),
    /// A head is arriving, until then.
    Head(Instant),
    /// A request is being answered: it has deadlines of its own.
    Serving,
    /// It is a socket now, with deadlines of its own.
    Upgraded,
}

/// What a connection is doing, and until when it may.
#[derive(Clone)]
pub(crate) struct Clock {
    phase: Arc<Mutex<Phase>>,
    /// The reader, which must set its timer anew when a deadline begins.
    reader: Arc<AtomicWaker>,
    header: Duration,
    idle: Duration,
}

impl Clock {
    /// The clock of a connection that has just been made.
    pub(crate) fn new(patience: &Timeouts) -> Self {
        Self {
            phase: Arc::new(Mutex::new(Phase::Head(Instant::now() + patience.header))),
            reader: Arc::default(),
            header: patience.header,
            idle: patience.idle,
        }
    }

    /// Begins a phase.
    pub(crate) fn set(&self, phase: Phase) {
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
pub(crate) struct TimedStream {
    stream: TcpStream,
    clock: Clock,
    read_timer: Timer,
    write_patience: Duration,
    write_timer: Timer,
    write_deadline: Option<Instant>,
}

impl TimedStream {
    /// A stream on a clock.
    pub(crate) fn new(stream: TcpStream, clock: Clock, write_patience: Duration) -> Self {
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
pub(crate) enum After {
    /// The next request.
    Wait,
    /// A socket.
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
pub(crate) struct TimedBody {
    inner: Body,
    _end: AnswerEnd,
}

impl TimedBody {
    /// A body that sets the clock when it ends.
    pub(crate) fn new(inner: Body, clock: Clock, after: After) -> Self {
        Self {
            inner,
            _end: AnswerEnd { clock, after },
        }
    }
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
