//! The receiver of a file while it is written.

use axum::http::StatusCode;
use bytes::Bytes;
use tokio::sync::{mpsc, oneshot};

use crate::graphql::admission::held_bytes::Holding;
use crate::graphql::admission::unsent::Unsent;
use crate::graphql::execution::metrics::OperationRecord;
use crate::graphql::request_error::RequestError;

/// The head of the response, known once the first page has been read.
pub struct Head {
    /// The name of the file, without its extension.
    pub file_name: String,
    /// The number of rows that are missing because they cannot be read.
    pub unreadable: u64,
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
    /// Bytes, which count as unsent while they are held.
    Bytes(Bytes, Holding),
    /// The file is complete. Without this, it was cut off.
    End,
}

/// Where a file goes.
pub struct Receiver {
    /// Where the head of the response goes; `None` once it has been sent.
    pub head: Option<oneshot::Sender<Result<Head, Refusal>>>,
    /// Where the pieces go.
    pub pieces: mpsc::Sender<Piece>,
    /// Counts the pieces that have not been sent yet.
    pub unsent: Unsent,
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
    pub async fn send(&self, bytes: Vec<u8>) -> bool {
        if bytes.is_empty() {
            return true;
        }
        let holding = self.unsent.hold(bytes.len());
        let piece = Piece::Bytes(bytes.into(), holding);
        self.pieces.send(piece).await.is_ok()
    }
}
