//! The read timeouts of a connection: for the head of a request, and for the pause between two requests. hyper has one
//! timer for both, which would close an idle connection after the head timeout.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_util::task::AtomicWaker;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::config::settings::Timeouts;

/// The state of a connection.
#[derive(Clone, Copy)]
enum State {
    /// Waiting for the next request.
    Idle { deadline: Instant },
    /// Waiting for the rest of a request's head.
    Head { deadline: Instant },
    /// Serving a response or a WebSocket, which have timeouts of their own.
    Serving,
}

/// The read timeout of one connection.
#[derive(Clone)]
pub(crate) struct ReadTimeout {
    state: Arc<Mutex<State>>,
    /// Wakes the reader, which must set its timer when the connection becomes idle.
    reader: Arc<AtomicWaker>,
    header: Duration,
    idle: Duration,
}

impl ReadTimeout {
    /// The timeout of a new connection, which waits for a head.
    pub(crate) fn new(timeouts: &Timeouts) -> Self {
        let deadline = Instant::now() + timeouts.header;
        Self {
            state: Arc::new(Mutex::new(State::Head { deadline })),
            reader: Arc::default(),
            header: timeouts.header,
            idle: timeouts.idle,
        }
    }

    /// Suspends the timeout while a request is served.
    pub(crate) fn suspend(&self) {
        *self.state() = State::Serving;
    }

    /// Starts the idle timeout when the guard is dropped.
    pub(crate) fn idle_on_drop(self) -> IdleOnDrop {
        IdleOnDrop(self)
    }

    /// The deadline of the read. The first bytes after a pause start the head timeout.
    fn deadline(&self, has_bytes: bool) -> Option<Instant> {
        let mut state = self.state();
        if has_bytes && matches!(*state, State::Idle { .. }) {
            let deadline = Instant::now() + self.header;
            *state = State::Head { deadline };
        }
        match *state {
            State::Idle { deadline } | State::Head { deadline } => Some(deadline),
            State::Serving => None,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the idle timeout when dropped: at the end of a response, however it ends.
pub(crate) struct IdleOnDrop(ReadTimeout);

impl Drop for IdleOnDrop {
    fn drop(&mut self) {
        let deadline = Instant::now() + self.0.idle;
        *self.0.state() = State::Idle { deadline };
        self.0.reader.wake();
    }
}

/// A reader that fails once the read timeout is over.
pub(crate) struct TimedReader<R> {
    reader: R,
    timeout: ReadTimeout,
    timer: Option<Pin<Box<Sleep>>>,
}

impl<R> TimedReader<R> {
    /// Applies the timeout to a reader.
    pub(crate) fn new(reader: R, timeout: ReadTimeout) -> Self {
        Self {
            reader,
            timeout,
            timer: None,
        }
    }
}

impl<R: AsyncRead + Unpin> AsyncRead for TimedReader<R> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if let Poll::Ready(read) = Pin::new(&mut this.reader).poll_read(cx, buf) {
            this.timeout.deadline(true);
            return Poll::Ready(read);
        }
        this.timeout.reader.register(cx.waker());
        let Some(deadline) = this.timeout.deadline(false) else {
            return Poll::Pending;
        };
        let timer = this
            .timer
            .get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        // Moved only if necessary: a later deadline can wait until the timer fires.
        if timer.deadline() > deadline {
            timer.as_mut().reset(deadline);
        }
        loop {
            ready!(timer.as_mut().poll(cx));
            if Instant::now() >= deadline {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            timer.as_mut().reset(deadline);
        }
    }
}
