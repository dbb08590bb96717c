//! The bytes that a list is read from.

use super::super::json::Chunk;
use super::super::{Fault, Json, Read, Unreadable};
use super::{MAX_BYTES, NO_JSON};

/// The part of a body that has arrived and has not been read yet.
pub(super) struct Input<'a> {
    pub(super) chunk: Chunk<'a>,
    /// The number of its bytes that have been read.
    pub(super) at: usize,
}

impl<'a> Input<'a> {
    /// A part that has not been read yet.
    pub(super) fn new(chunk: Chunk<'a>) -> Self {
        Self { chunk, at: 0 }
    }

    /// The next byte that is not white space.
    pub(super) fn peek(&mut self) -> Option<u8> {
        let bytes = self.chunk.bytes;
        while matches!(bytes.get(self.at), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.at += 1;
        }
        bytes.get(self.at).copied()
    }

    /// The next value; `None` if its end has not arrived.
    pub(super) fn read<V>(
        &mut self,
        read: impl FnOnce(&mut Json<'a>) -> Read<V>,
    ) -> Result<Option<V>, Unreadable> {
        let mut json = Json::within(self.chunk, self.at, MAX_BYTES);
        match read(&mut json) {
            Ok(value) => {
                self.at = json.at;
                Ok(Some(value))
            }
            Err(Fault::End) => Ok(None),
            Err(_) => Err(NO_JSON.into()),
        }
    }
}
