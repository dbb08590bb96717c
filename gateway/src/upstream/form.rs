//! A form (multipart/form-data), which is sent while it is written, and never held as a whole.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bytes::Bytes;
use futures_util::future::pending;
use futures_util::stream::unfold;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::error::{Error, Result};

/// How long the first file waits for a refusal of the fields before it. A service that refuses a form while it is
/// being sent may close the connection, and its response is then lost with the next write.
const PAUSE: Duration = Duration::from_millis(200);

/// How much longer the answer to a form may take for each MiB.
// Inferred: slow storage takes 10 MB each second.
const TIME_PER_MIB: Duration = Duration::from_millis(100);

/// A piece of a form, and whether it is the last.
type Piece = (Bytes, bool);

/// Writes a form. A part is taken when the service has taken the one before it. What it no longer takes is never
/// written: the call ends instead.
pub struct FormWriter {
    boundary: String,
    is_empty: bool,
    has_file: bool,
    bytes: usize,
    pieces: mpsc::Sender<Piece>,
    /// How long the service may let a piece wait, or its answer. The caller may take longer for the next piece.
    patience: Duration,
    /// The error if it does.
    stalled: Error,
}

/// The other end of a [`FormWriter`].
pub(super) struct FormBody {
    boundary: String,
    pieces: mpsc::Receiver<Piece>,
    /// Set when the last piece is sent.
    pub(super) is_whole: Arc<AtomicBool>,
}

/// A new form, and the body with what is written to it. If the service lets a piece wait for too long, its writer fails: a
/// stalled service must not keep the place of an upload.
pub(super) fn form(patience: Duration, stalled: Error) -> (FormWriter, FormBody) {
    let boundary = format!("marquee-{:032x}", rand::random::<u128>());
    let (sender, receiver) = mpsc::channel(1);
    let writer = FormWriter {
        boundary: boundary.clone(),
        is_empty: true,
        has_file: false,
        bytes: 0,
        pieces: sender,
        patience,
        stalled,
    };
    let body = FormBody {
        boundary,
        pieces: receiver,
        is_whole: Arc::default(),
    };
    (writer, body)
}

impl FormWriter {
    /// Writes a field with a text.
    ///
    /// # Errors
    /// UPSTREAM_TIMEOUT if the service does not take it.
    pub async fn text(&mut self, name: &str, text: &str) -> Result<()> {
        let head = self.head(name);
        self.chunk(format!("{head}\r\n\r\n{text}").into()).await
    }

    /// Begins a file, whose chunks follow. Write the fields first.
    ///
    /// # Errors
    /// UPSTREAM_TIMEOUT if the service does not take it.
    pub async fn file(&mut self, name: &str, file_name: &str, content_type: &str) -> Result<()> {
        if !self.has_file {
            self.has_file = true;
            sleep(PAUSE).await;
        }
        let (head, file_name) = (self.head(name), escaped(file_name));
        let head =
            format!("{head}; filename=\"{file_name}\"\r\nContent-Type: {content_type}\r\n\r\n");
        self.chunk(head.into()).await
    }

    /// Writes the next chunk of a file.
    ///
    /// # Errors
    /// UPSTREAM_TIMEOUT if the service does not take it.
    pub async fn chunk(&mut self, bytes: Bytes) -> Result<()> {
        self.send((bytes, false)).await
    }

    fn head(&mut self, name: &str) -> String {
        let separator = self.separator();
        format!("{separator}\r\nContent-Disposition: form-data; name=\"{name}\"")
    }

    /// What ends the part before and begins the next.
    fn separator(&mut self) -> String {
        let line_end = if self.is_empty { "" } else { "\r\n" };
        self.is_empty = false;
        format!("{line_end}--{}", self.boundary)
    }

    /// Ends the form, and returns how long its answer may take. Without this, the request is broken off.
    pub(super) async fn finish(mut self) -> Result<Duration> {
        let separator = self.separator();
        self.send((format!("{separator}--\r\n").into(), true))
            .await?;
        let mib = u32::try_from(self.bytes >> 20).unwrap_or(u32::MAX);
        Ok(self.patience + TIME_PER_MIB.saturating_mul(mib))
    }

    async fn send(&mut self, piece: Piece) -> Result<()> {
        self.bytes += piece.0.len();
        match timeout(self.patience, self.pieces.send(piece)).await {
            Ok(Ok(())) => Ok(()),
            // The service has responded, or cannot be reached: the call ends.
            Ok(Err(_)) => pending().await,
            Err(_) => Err(self.stalled.clone()),
        }
    }
}

impl FormBody {
    pub(super) fn content_type(&self) -> String {
        format!("multipart/form-data; boundary={}", self.boundary)
    }

    /// The body. It ends well only after the last piece: a form whose writer is dropped breaks the request off.
    pub(super) fn into_body(self) -> reqwest::Body {
        let is_whole = self.is_whole;
        let pieces = unfold(Some(self.pieces), move |pieces| {
            let is_whole = Arc::clone(&is_whole);
            async move {
                let mut pieces = pieces?;
                Some(match pieces.recv().await {
                    Some((bytes, is_last)) => {
                        is_whole.fetch_or(is_last, Ordering::AcqRel);
                        (Ok(bytes), (!is_last).then_some(pieces))
                    }
                    None => (Err(io::Error::from(io::ErrorKind::UnexpectedEof)), None),
                })
            }
        });
        reqwest::Body::wrap_stream(pieces)
    }
}

/// A file name as browsers write it in a form.
fn escaped(file_name: &str) -> String {
    let file_name = file_name.replace('"', "%22");
    file_name.replace('\r', "%0D").replace('\n', "%0A")
}
