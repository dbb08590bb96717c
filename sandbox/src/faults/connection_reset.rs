//! A TCP listener whose connections can be reset by the handler of a request.

use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};

use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

/// Resets one connection: nothing more is sent on it.
#[derive(Clone, Default)]
pub(crate) struct ResetHandle(Arc<AtomicBool>);

impl ResetHandle {
    pub(crate) fn reset(&self) {
        self.0.store(true, Ordering::Release);
    }
}

/// Gives every connection a [`ResetHandle`].
pub(crate) struct ResettableListener(pub(crate) TcpListener);

impl Listener for ResettableListener {
    type Io = ResettableStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (ResettableStream, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Small responses must not wait for an acknowledgement. If the option cannot be set, they are only delayed.
        let _ = stream.set_nodelay(true);
        let reset = ResetHandle::default();
        (ResettableStream { stream, reset }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

impl Connected<IncomingStream<'_, ResettableListener>> for ResetHandle {
    fn connect_info(stream: IncomingStream<'_, ResettableListener>) -> Self {
        stream.io().reset.clone()
    }
}

/// A connection that fails on the next write once it is reset.
pub(crate) struct ResettableStream {
    stream: TcpStream,
    reset: ResetHandle,
}

impl AsyncRead for ResettableStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for ResettableStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if self.reset.0.load(Ordering::Acquire) {
            // Without lingering, closing sends a reset. If this fails, the peer sees a plain close.
            let _ = self.stream.set_zero_linger();
            return Poll::Ready(Err(io::ErrorKind::ConnectionReset.into()));
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
