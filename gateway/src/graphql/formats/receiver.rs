//! The receiver of a file while it is written.

use std::io;

use axum::http::{HeaderMap, HeaderValue, StatusCode};
use bytes::Bytes;
use hyper::body::Frame;
use tokio::sync::{mpsc, oneshot};

use crate::graphql::execution::metrics::OperationRecord;
use crate::graphql::request_error::RequestError;

/// The longest chunk of a file.
const CHUNK_BYTES: usize = 64 << 10;

/// The head of the response, known once the first page has been read.
pub struct Head {
    /// The name of the file, without its extension.
    pub file_name: String,
    /// The number of rows that are missing because they cannot be read.
    pub unreadable: u64,
    /// The errors of fields of the first page.
    pub errors: Option<HeaderValue>,
    /// The record of the first page, for the access log.
    pub record: OperationRecord,
}

/// Why there is no file.
pub enum Refusal {
    /// The request was refused.
    Request(RequestError),
    /// The errors of the first page.
    Errors(StatusCode, Bytes, OperationRecord),
}

impl From<RequestError> for Refusal {
    fn from(error: RequestError) -> Self {
        Self::Request(error)
    }
}

/// A part of a file.
pub enum Piece {
    /// Bytes.
    Bytes(Bytes),
    /// The file is complete, and has these trailers. Without this, it was cut off.
    End(Option<HeaderMap>),
}

/// Where a file goes.
pub struct Receiver {
    /// Where the head of the response goes; `None` once it has been sent.
    pub head: Option<oneshot::Sender<Result<Head, Refusal>>>,
    /// Where the pieces go.
    pub pieces: mpsc::Sender<Piece>,
    /// Whether the end of the file can say which fields have failed.
    pub tells_errors: bool,
}

impl Receiver {
    /// Whether the head of the response has not been sent.
    pub fn is_waiting(&self) -> bool {
        self.head.is_some()
    }

    /// Sends the head of the response, once.
    pub fn begin(&mut self, head: impl FnOnce() -> Head) {
        if let Some(sender) = self.head.take() {
            let _gone = sender.send(Ok(head()));
        }
    }

    /// Sends an error, unless the file has begun.
    pub fn refuse(&mut self, refusal: Refusal) {
        if let Some(sender) = self.head.take() {
            let _gone = sender.send(Err(refusal));
        }
    }

    /// Sends a piece once the last one has been taken. Returns false if the client is gone.
    pub async fn send(&self, bytes: Bytes) -> bool {
        bytes.is_empty() || self.pieces.send(Piece::Bytes(bytes)).await.is_ok()
    }
}

/// The body of the response.
pub struct FileBody {
    /// The pieces to come.
    pub pieces: mpsc::Receiver<Piece>,
    /// The rest of the last piece.
    pub rest: Bytes,
}

impl FileBody {
    /// The next chunk, and the body after it.
    pub async fn next(mut self) -> Option<(io::Result<Frame<Bytes>>, Option<Self>)> {
        if self.rest.is_empty() {
            self.rest = match self.pieces.recv().await {
                Some(Piece::Bytes(bytes)) => bytes,
                Some(Piece::End(trailers)) => return Some((Ok(Frame::trailers(trailers?)), None)),
                None => return Some((Err(io::ErrorKind::UnexpectedEof.into()), None)),
            };
        }
        let chunk = self.rest.split_to(CHUNK_BYTES.min(self.rest.len()));
        Some((Ok(Frame::data(chunk)), Some(self)))
    }
}
