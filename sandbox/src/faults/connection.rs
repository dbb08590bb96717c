//! A TCP listener whose connections can be broken off by the handler of a request on them.

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

use axum::{extract::connect_info::Connected, serve::IncomingStream};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

/// Breaks one connection off: nothing more is sent on it, and the peer sees a reset.
#[derive(Clone, Default)]
pub(crate) struct Breaker(Arc<AtomicBool>);

impl Breaker {
    pub(crate) fn break_off(&self) {
        self.0.store(true, Ordering::Release);
    }

    fn check(&self) -> io::Result<()> {
        if self.0.load(Ordering::Acquire) {
            return Err(io::ErrorKind::ConnectionReset.into());
        }
        Ok(())
    }
}

/// Listens and hands every connection a breaker.
pub(crate) struct Lines(pub(crate) TcpListener);

impl axum::serve::Listener for Lines {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        let (stream, address) = axum::serve::Listener::accept(&mut self.0).await;
        // Small answers must not wait for an acknowledgement; without the option they only come later.
        let _ = stream.set_nodelay(true);
        (
            Line {
                stream,
                breaker: Breaker::default(),
            },
            address,
        )
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

impl Connected<IncomingStream<'_, Lines>> for Breaker {
    fn connect_info(stream: IncomingStream<'_, Lines>) -> Self {
        stream.io().breaker.clone()
    }
}

/// One connection.
pub(crate) struct Line {
    stream: TcpStream,
    breaker: Breaker,
}

impl Line {
    fn check(&self) -> io::Result<()> {
        self.breaker.check().inspect_err(|_| {
            // Without lingering, closing sends a reset; should that fail, the peer sees a plain close.
            let _ = self.stream.set_zero_linger();
        })
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
