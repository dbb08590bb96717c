//! A body or a file that takes room while it arrives.

use std::mem;
use std::pin::pin;
use std::sync::Arc;

use tokio::time::{Instant, timeout_at};

use super::operation::Operation;
use super::{Held, Room, SHORT};

/// A body or a file that is arriving, with what is decoded from it.
pub struct Arriving {
    operation: Arc<Operation>,
    /// The bytes that it holds.
    bytes: usize,
    /// How long it may become; 0 if that is not known.
    expected: usize,
    /// The most bytes that are counted.
    most: usize,
    /// Whether it is long and may take more.
    is_growing: bool,
}

/// Why a body has no room.
#[derive(Debug, Eq, PartialEq)]
pub(in crate::upstream) enum NoRoom {
    /// The operation holds too much.
    OfOperation,
    /// All operations hold too much.
    AtAll,
}

impl Arriving {
    pub(super) fn new(operation: &Arc<Operation>, expected: usize) -> Self {
        Self {
            operation: Arc::clone(operation),
            bytes: 0,
            expected,
            most: usize::MAX,
            is_growing: false,
        }
    }

    /// A file of which nothing has arrived. If it needs more than the room of all, it needs all of it.
    pub(in crate::upstream) fn file(all: &Arc<Room>) -> Self {
        let mut file = Self::new(&Operation::file(all), 0);
        file.most = all.turns().limit;
        file
    }

    /// Holds as many bytes as the body takes by now.
    ///
    /// # Errors
    /// If there is no room for them.
    pub(in crate::upstream) fn reach(&mut self, bytes: usize) -> Result<(), NoRoom> {
        let bytes = bytes.min(self.most);
        if bytes <= SHORT.max(self.bytes) {
            return Ok(());
        }
        let more = bytes - self.bytes;
        let number = self.operation.number();
        let mut turns = self.operation.room.turns();
        if !mem::replace(&mut self.is_growing, true) {
            turns.begin(number, self.expected);
        }
        if !turns.is_within_own_limit(number, more) {
            return Err(NoRoom::OfOperation);
        }
        if !turns.take(number, more) {
            return Err(NoRoom::AtAll);
        }
        self.bytes = bytes;
        Ok(())
    }

    /// The same, but waits for its turn and for what others hold. `give_way` drops what is only cached.
    ///
    /// # Errors
    /// As of [`Arriving::reach`].
    pub(in crate::upstream) async fn wait_for<F: Future<Output = ()>>(
        &mut self,
        bytes: usize,
        until: Instant,
        give_way: impl Fn() -> F,
    ) -> Result<(), NoRoom> {
        let more = bytes.min(self.most).saturating_sub(self.bytes);
        let operation = Arc::clone(&self.operation);
        let (room, number) = (&operation.room, operation.number());
        if room.turns().is_beyond_all(number, more) {
            return self.reach(bytes);
        }
        let _waiting = Waiting::new(&operation, more);
        loop {
            // What changes from here on ends the wait.
            let mut changed = pin!(room.changed.notified());
            changed.as_mut().enable();
            give_way().await;
            let reached = self.reach(bytes);
            if reached != Err(NoRoom::AtAll) {
                return reached;
            }
            let passes_at = room.turns().passes_at();
            let pause = passes_at.map_or(until, |at| at.min(until));
            let _has_changed = timeout_at(pause, changed).await;
            if Instant::now() >= until {
                // Not later: the deadline of the call passes now too.
                return self.reach(bytes);
            }
        }
    }

    /// Gives back all but these bytes. It takes no more.
    pub fn shrink_to(&mut self, bytes: usize) {
        self.stop();
        let less = self.bytes.saturating_sub(bytes);
        self.bytes -= less;
        self.give_back(less);
    }

    /// The room of what was decoded from it, which takes this many bytes; `None` if they are few.
    pub(in crate::upstream) fn decoded(mut self, bytes: usize) -> Option<Held> {
        let room = Arc::clone(&self.operation.room);
        let bytes = if bytes > SHORT { bytes } else { 0 };
        let before = mem::take(&mut self.bytes);
        if before > 0 {
            let number = self.operation.number();
            let mut turns = room.turns();
            turns.remove(number, before);
            turns.used -= before;
            turns.used += bytes;
        } else {
            room.count(bytes);
        }
        room.changed.notify_waiters();
        (bytes > 0).then(|| Held { room, bytes })
    }

    fn stop(&mut self) {
        if mem::take(&mut self.is_growing) {
            let number = self.operation.number();
            self.operation.room.turns().end(number);
            self.operation.room.changed.notify_waiters();
        }
    }

    fn give_back(&self, bytes: usize) {
        if bytes > 0 {
            let number = self.operation.number();
            self.operation.room.turns().remove(number, bytes);
            self.operation.room.give_back(bytes);
        }
    }
}

impl Drop for Arriving {
    fn drop(&mut self) {
        self.shrink_to(0);
    }
}

/// A body that waits, until this is dropped.
struct Waiting<'a> {
    operation: &'a Operation,
    more: usize,
}

impl<'a> Waiting<'a> {
    fn new(operation: &'a Operation, more: usize) -> Self {
        let number = operation.number();
        if operation.room.turns().wait(number, more) {
            operation.room.changed.notify_waiters();
        }
        Self { operation, more }
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let number = self.operation.number();
        self.operation.room.turns().stop_waiting(number, self.more);
        self.operation.room.changed.notify_waiters();
    }
}
