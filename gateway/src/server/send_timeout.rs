//! The timeout for sending a whole response. A client that reads a little now and then keeps making progress, so a
//! timeout for pauses alone would never fire.

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::AsyncWrite;
use tokio::time::{Instant, Sleep, sleep_until};

/// The send timeout of one connection.
#[derive(Clone)]
pub(crate) struct SendTimeout {
    deadline: Arc<Mutex<Option<Instant>>>,
    timeout: Duration,
}

impl SendTimeout {
    /// A timeout that has not started.
    pub(crate) fn new(timeout: Duration) -> Self {
        Self {
            deadline: Arc::default(),
            timeout,
        }
    }

    /// Starts the timeout for a response, which may have one of its own.
    pub(crate) fn start(&self, own: Option<Duration>) {
        *self.deadline() = Some(Instant::now() + own.unwrap_or(self.timeout));
    }

    /// Stops the timeout: a WebSocket has one per message.
    pub(crate) fn stop(&self) {
        *self.deadline() = None;
    }

    fn deadline(&self) -> MutexGuard<'_, Option<Instant>> {
        self.deadline.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A writer that fails if it must wait once the send timeout is over.
pub(crate) struct TimedWriter<W> {
    writer: W,
    timeout: SendTimeout,
    timer: Option<Pin<Box<Sleep>>>,
}

impl<W: AsyncWrite + Unpin> TimedWriter<W> {
    /// Applies the timeout to a writer.
    pub(crate) fn new(writer: W, timeout: SendTimeout) -> Self {
        Self {
            writer,
            timeout,
            timer: None,
        }
    }

    fn timed<T>(
        &mut self,
        cx: &mut Context<'_>,
        poll: impl FnOnce(Pin<&mut W>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(result) = poll(Pin::new(&mut self.writer), cx) {
            return Poll::Ready(result);
        }
        let Some(deadline) = *self.timeout.deadline() else {
            return Poll::Pending;
        };
        let timer = self
            .timer
            .get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        if timer.deadline() != deadline {
            timer.as_mut().reset(deadline);
        }
        timer
            .as_mut()
            .poll(cx)
            .map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<W: AsyncWrite + Unpin> AsyncWrite for TimedWriter<W> {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.get_mut()
            .timed(cx, |writer, cx| writer.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.get_mut()
            .timed(cx, |writer, cx| writer.poll_write_vectored(cx, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.writer.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.get_mut().timed(cx, |writer, cx| writer.poll_flush(cx))
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.get_mut()
            .timed(cx, |writer, cx| writer.poll_shutdown(cx))
    }
}
