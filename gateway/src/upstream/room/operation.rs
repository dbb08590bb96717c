//! What one operation holds of the room of all.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use super::turns::Number;
use super::{Arriving, NoRoom, Room, Shared};
use crate::error::{Code, Error, Result};

/// What one operation holds.
pub(in crate::upstream) struct OperationRoom {
    state: Mutex<State>,
    pub(super) operation: Arc<Operation>,
}

/// An operation, or a file that is read.
pub(super) struct Operation {
    pub(super) room: Arc<Room>,
    limit: usize,
    is_file: bool,
    /// It gets a number with the first bytes that it holds.
    number: OnceLock<Number>,
}

#[derive(Default)]
struct State {
    /// The long responses that the operation has used, each counted once. They are held until it ends.
    used: Vec<Arc<Shared>>,
    /// The reads that were too large for it.
    refused: HashMap<Box<str>, Error>,
}

impl Operation {
    fn new(room: &Arc<Room>, limit: usize, is_file: bool) -> Arc<Self> {
        Arc::new(Self {
            room: Arc::clone(room),
            limit,
            is_file,
            number: OnceLock::new(),
        })
    }

    /// A file, which may hold all the room.
    pub(super) fn file(room: &Arc<Room>) -> Arc<Self> {
        Self::new(room, room.turns().limit, true)
    }

    pub(super) fn number(&self) -> Number {
        let open = || self.room.turns().open(self.limit, self.is_file);
        *self.number.get_or_init(open)
    }

    /// It waits for a read of another operation.
    pub(super) fn join(&self, reader: &Self) {
        let (number, reader) = (self.number(), reader.number());
        self.room.turns().join(number, reader);
        self.room.changed.notify_waiters();
    }

    /// It no longer does.
    pub(super) fn leave(&self, reader: &Self) {
        let (number, reader) = (self.number(), reader.number());
        self.room.turns().leave(number, reader);
        self.room.changed.notify_waiters();
    }
}

impl Drop for Operation {
    fn drop(&mut self) {
        if let Some(number) = self.number.get() {
            self.room.turns().close(*number);
            // The cache may give way with what the operation has used.
            self.room.changed.notify_waiters();
        }
    }
}

impl OperationRoom {
    /// An operation that holds nothing yet, and at most this many bytes of the room of all.
    pub(in crate::upstream) fn new(all: &Arc<Room>, limit: usize) -> Self {
        Self {
            state: Mutex::default(),
            operation: Operation::new(all, limit, false),
        }
    }

    /// A body of which nothing has arrived, and which may become this long in memory; 0 if that is not known.
    pub(in crate::upstream) fn arriving(&self, expected: usize) -> Arriving {
        Arriving::new(&self.operation, expected)
    }

    /// Holds a decoded response until the operation ends; again, if it does already, without counting it twice.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the operation would hold too much.
    pub(in crate::upstream) fn keep(&self, response: &Arc<Shared>) -> Result<()> {
        let Some(held) = &response.held else {
            return Ok(());
        };
        let mut state = self.state();
        let mut used = state.used.iter();
        if used.any(|known| Arc::ptr_eq(known, response)) {
            return Ok(());
        }
        let number = self.operation.number();
        let mut turns = self.operation.room.turns();
        if !turns.is_within_own_limit(number, held.bytes) {
            return Err(self.error(&NoRoom::OfOperation));
        }
        turns.add(number, held.bytes);
        state.used.push(Arc::clone(response));
        Ok(())
    }

    /// Remembers that a read was refused.
    pub(in crate::upstream) fn refuse(&self, address: &str, error: &Error) {
        self.state().refused.insert(address.into(), error.clone());
    }

    /// Why a read was refused, if it was: it is not tried again for another field.
    pub(in crate::upstream) fn refusal(&self, address: &str) -> Option<Error> {
        self.state().refused.get(address).cloned()
    }

    /// The error of the field whose read has no room.
    pub(in crate::upstream) fn error(&self, why: &NoRoom) -> Error {
        match why {
            NoRoom::OfOperation => Error::new(
                Code::LimitExceeded,
                format!(
                    "With this field the operation would hold more than {} bytes of responses of services. Select fewer \
                     lists, files and searches in one operation, or a shorter period.",
                    self.operation.limit
                ),
            ),
            NoRoom::AtAll => Error::new(
                Code::LimitExceeded,
                "Too many long responses, answers and files are in use, so that there is no room for this one. Try again \
                 in a moment.",
            )
            .transient(),
        }
    }

    /// How many more bytes it may hold.
    pub(in crate::upstream) fn left(&self) -> usize {
        let operation = &self.operation;
        let number = operation.number.get();
        let held = number.map_or(0, |number| operation.room.turns().held(*number));
        operation.limit.saturating_sub(held)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
