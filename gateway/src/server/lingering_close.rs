//! The close of a connection whose request was refused before it had been read. If it were closed at once, the system would
//! reset it because of the unread rest, and the caller, or a proxy in front, would lose the answer: nginx would send a 502.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use axum::http::Response;
use tokio::io::{AsyncRead, AsyncReadExt, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;
use tokio::time::timeout;

use crate::graphql::admission::connections::ConnectionPlace;

/// How long the rest of a request is discarded.
const LINGER: Duration = Duration::from_secs(2);
/// How many bytes are discarded at once.
const PIECE: usize = 16 << 10;

/// Whether the connection's last request was refused, perhaps before it had been read.
#[derive(Clone, Default)]
pub(crate) struct Refused(Arc<AtomicBool>);

impl Refused {
    /// Notes a response.
    pub(crate) fn note(&self, response: &Response<Body>) {
        let status = response.status();
        let is_refusal = status.is_client_error() || status.is_server_error();
        self.0.store(is_refusal, Ordering::Relaxed);
    }
}

/// A reader that is dropped with its connection. After a refusal, it discards what still arrives, until the caller has
/// closed the connection or the time is over. Meanwhile the connection keeps its place.
pub(crate) struct LingeringReader {
    /// Present until the reader is dropped.
    reader: Option<OwnedReadHalf>,
    place: ConnectionPlace,
    refused: Refused,
    has_ended: bool,
}

impl LingeringReader {
    /// A reader of a connection with this place.
    pub(crate) fn new(reader: OwnedReadHalf, place: ConnectionPlace, refused: Refused) -> Self {
        Self {
            reader: Some(reader),
            place,
            refused,
            has_ended: false,
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
        let is_aborted = self.place.abort.is_cancelled();
        let Some(mut reader) = self.reader.take() else {
            return;
        };
        if !self.refused.0.load(Ordering::Relaxed) || self.has_ended || is_aborted {
            return;
        }
        // Without a runtime, the process ends, and the connection with it.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else {
            return;
        };
        let place = self.place.clone();
        runtime.spawn(async move {
            let mut piece = vec![0; PIECE];
            let discard = async { while matches!(reader.read(&mut piece).await, Ok(1..)) {} };
            let _in_time = timeout(LINGER, discard).await;
            drop(place);
        });
    }
}
