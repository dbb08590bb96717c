//! Room for what the process holds of long data: the bodies of services' responses while they arrive, what was decoded from
//! them while it is cached or an operation uses it, answers that are unread, and files that are being read.
//!
//! What all operations hold is bounded, and so is what each holds. Only reads take room: a write whose response is refused
//! would have an unknown outcome.

mod arriving;
mod operation;
mod shared_turns;
mod turns;

use std::any::Any;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

pub use arriving::Arriving;
pub(super) use arriving::NoRoom;
pub(super) use operation::OperationRoom;
pub(super) use shared_turns::JoinedReads;
use turns::Turns;

/// A response with fewer bytes takes no room, so that those of small reads are never refused.
const SHORT: usize = 64 << 10;

/// A number of bytes that may be held.
pub struct Room {
    turns: Mutex<Turns>,
    /// Something was given back, or it is another operation's turn.
    changed: Notify,
}

/// Bytes that are held until this is dropped.
pub struct Held {
    room: Arc<Room>,
    bytes: usize,
}

/// A decoded response, which is nowhere without its room.
pub(super) struct Shared {
    pub(super) value: Arc<dyn Any + Send + Sync>,
    /// `None` if it is short.
    pub(super) held: Option<Held>,
}

impl Room {
    /// Room for this many bytes.
    pub fn new(limit: usize) -> Arc<Self> {
        Arc::new(Self {
            turns: Mutex::new(Turns::new(limit)),
            changed: Notify::new(),
        })
    }

    /// Holds the bytes of a decoded response, which are in memory already, so that they are not refused. `None` if they
    /// are few.
    pub(super) fn hold(self: &Arc<Self>, bytes: usize) -> Option<Held> {
        let held = || {
            self.count(bytes);
            Held {
                room: Arc::clone(self),
                bytes,
            }
        };
        (bytes > SHORT).then(held)
    }

    /// Counts bytes that are not refused, until they are given back.
    pub fn count(&self, bytes: usize) {
        self.turns().used += bytes;
    }

    /// The bytes that are held.
    pub fn used(&self) -> usize {
        self.turns().used
    }

    /// Gives back bytes that were counted.
    pub fn give_back(&self, bytes: usize) {
        if bytes > 0 {
            self.turns().used -= bytes;
            self.changed.notify_waiters();
        }
    }

    fn turns(&self) -> MutexGuard<'_, Turns> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.room.give_back(self.bytes);
    }
}
