//! Answers that callers have not read yet. A caller who reads slowly keeps them in memory.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use axum::body::Body;
use bytes::Bytes;
use futures_util::stream;
use tokio_util::sync::CancellationToken;

use crate::graph::budget::Room;
use crate::graphql::admission::held_bytes::{HeldBytes, Holding};

/// The size of the chunks of a body. Anything smaller is not counted: it fits into the buffers of a connection.
pub const CHUNK_BYTES: usize = 64 << 10;

/// A client that answers are sent to. Its connection is aborted when too much is unsent.
#[derive(Clone)]
pub struct Unsent {
    /// The unsent answers of all clients.
    pub all: Arc<HeldBytes>,
    /// The address of the client.
    pub address: IpAddr,
    /// Aborts the connection.
    pub abort: CancellationToken,
}

impl Unsent {
    /// A body that counts as unsent until the connection has accepted its last chunk.
    pub fn body(&self, bytes: Bytes) -> Body {
        if bytes.len() <= CHUNK_BYTES {
            return bytes.into();
        }
        let holding = self.hold(bytes.len());
        let starts = (0..bytes.len()).step_by(CHUNK_BYTES);
        let chunks = starts.map(move |start| {
            // The chunk before has been accepted.
            holding.sent(start.min(CHUNK_BYTES));
            Ok::<_, Infallible>(bytes.slice(start..bytes.len().min(start + CHUNK_BYTES)))
        });
        Body::from_stream(stream::iter(chunks))
    }

    /// Counts bytes as unsent until the holding is dropped.
    pub fn hold(&self, bytes: usize) -> Holding {
        let holding = self.all.hold(self.address, self.abort.clone());
        holding.add(bytes);
        holding
    }
}

/// An answer under construction, which counts as unsent.
pub struct Building {
    all: Arc<HeldBytes>,
    address: IpAddr,
    holding: OnceLock<Holding>,
}

impl Building {
    /// An answer for a client with this address.
    pub fn new(all: &Arc<HeldBytes>, address: IpAddr) -> Self {
        Self {
            all: Arc::clone(all),
            address,
            holding: OnceLock::new(),
        }
    }
}

impl Room for Building {
    fn take(&self, bytes: usize) -> bool {
        // Most answers have no list and no long text, and need no holding.
        let begin = || self.all.hold(self.address, CancellationToken::new());
        self.holding.get_or_init(begin).try_add(bytes)
    }
}

/// The unsent results of one WebSocket.
pub struct SocketUnsent {
    client: Unsent,
    /// The maximum total bytes of several results.
    limit: usize,
    bytes: AtomicUsize,
}

/// A result that counts as unsent until it is dropped.
pub struct UnsentResult {
    socket: Arc<SocketUnsent>,
    bytes: usize,
    _holding: Option<Holding>,
}

impl SocketUnsent {
    /// Nothing is unsent yet.
    pub fn new(client: Unsent, limit: usize) -> Arc<Self> {
        Arc::new(Self {
            client,
            limit,
            bytes: AtomicUsize::new(0),
        })
    }

    /// Adds a result. If the total is too large, aborts the connection and returns `None`.
    pub fn add(self: &Arc<Self>, bytes: usize) -> Option<UnsentResult> {
        let before = self.bytes.fetch_add(bytes, Ordering::AcqRel);
        let result = UnsentResult {
            socket: Arc::clone(self),
            bytes,
            // Many short results of one socket count as much as a long one.
            _holding: (before + bytes > CHUNK_BYTES).then(|| self.client.hold(bytes)),
        };
        if before > 0 && before + bytes > self.limit {
            self.client.abort.cancel();
            return None;
        }
        Some(result)
    }
}

impl Drop for UnsentResult {
    fn drop(&mut self) {
        self.socket.bytes.fetch_sub(self.bytes, Ordering::AcqRel);
    }
}
