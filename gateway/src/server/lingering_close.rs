//! Closes connections whose last request was answered before its body had been read, as most refusals are. If they were
//! closed immediately, the system would reset them because of the unread bytes, and the caller, or a proxy in front,
//! would lose the answer: nginx would send a 502.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use tokio::io::{AsyncRead, AsyncReadExt, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use crate::graphql::admission::connections::ConnectionPlace;

/// How long the rest of a request is discarded.
const LINGER: Duration = Duration::from_secs(2);
/// The size of the buffer for discarded bytes.
const PIECE: usize = 16 << 10;

/// Whether part of the body of the connection's last request was not read.
#[derive(Clone, Default)]
pub(crate) struct Unread(Arc<AtomicBool>);

impl Unread {
    /// Watches the body of a request until its end.
    pub(crate) fn watch(&self, body: Incoming) -> WatchedBody {
        self.0.store(!body.is_end_stream(), Ordering::Relaxed);
        WatchedBody {
            body,
            unread: self.clone(),
        }
    }
}

/// The body of a request, which notes when it has been read to its end.
pub(crate) struct WatchedBody {
    body: Incoming,
    unread: Unread,
}

impl Body for WatchedBody {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        if matches!(frame, Poll::Ready(None)) || self.body.is_end_stream() {
            self.unread.0.store(false, Ordering::Relaxed);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A reader that is dropped with its connection. If a body was not read to its end, it then discards what still arrives,
/// until the caller closes the connection or `LINGER` has passed. Meanwhile the connection keeps its place.
pub(crate) struct LingeringReader {
    /// Present until the reader is dropped.
    reader: Option<OwnedReadHalf>,
    place: ConnectionPlace,
    unread: Unread,
    has_ended: bool,
    /// The tasks that a stop of the gateway waits for.
    tasks: TaskTracker,
}

impl LingeringReader {
    /// A reader of the connection that has this place.
    pub(crate) fn new(
        reader: OwnedReadHalf,
        place: ConnectionPlace,
        unread: Unread,
        tasks: TaskTracker,
    ) -> Self {
        Self {
            reader: Some(reader),
            place,
            unread,
            has_ended: false,
            tasks,
        }
    }
}

impl AsyncRead for LingeringReader {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let Some(reader) = &mut self.reader else {
            return Poll::Ready(Ok(()));
        };
        let read = Pin::new(reader).poll_read(cx, buf);
        if let Poll::Ready(result) = &read {
            self.has_ended = result.is_err() || buf.filled().len() == before;
        }
        read
    }
}

impl Drop for LingeringReader {
    fn drop(&mut self) {
        let Some(mut reader) = self.reader.take() else {
            return;
        };
        if !self.unread.0.load(Ordering::Relaxed) || self.has_ended {
            return;
        }
        // Without a runtime, the process ends, and the connection with it.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else {
            return;
        };
        let place = self.place.clone();
        let lingering = async move {
            let mut piece = vec![0; PIECE];
            let discard = async { while matches!(reader.read(&mut piece).await, Ok(1..)) {} };
            let _in_time = timeout(LINGER, discard).await;
            drop(place);
        };
        self.tasks.spawn_on(lingering, &runtime);
    }
}
