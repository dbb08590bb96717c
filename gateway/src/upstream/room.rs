//! Room for what the process holds of long data: the bodies of services' responses while they arrive, what was decoded from
//! them while it is cached or an operation uses it, answers that are unread, and files that are being read.
//!
//! What all operations hold is bounded, and so is what each holds. Only reads take room: a write whose response is refused
//! would have an unknown outcome.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::timeout;

use crate::error::{Code, Error, Result};

/// A response with fewer bytes takes no room, so that those of small reads are never refused.
const SHORT: usize = 64 << 10;

/// How long a body waits for room that other operations hold. Two that wait for each other are refused, one after the
/// other.
const PATIENCE: Duration = Duration::from_secs(2);

/// A number of bytes that may be held.
pub struct Room {
    limit: usize,
    used: AtomicUsize,
    given_back: Notify,
}

/// Bytes that are held until this is dropped.
pub struct Held {
    room: Arc<Room>,
    bytes: usize,
}

impl Room {
    /// Room for this many bytes.
    pub fn new(limit: usize) -> Arc<Self> {
        Arc::new(Self {
            limit,
            used: AtomicUsize::new(0),
            given_back: Notify::new(),
        })
    }

    /// Holds the bytes of a decoded response, which are in memory already, so that they are not refused. `None` if they
    /// are few.
    pub(super) fn hold(self: &Arc<Self>, bytes: usize) -> Option<Arc<Held>> {
        let held = || {
            self.count(bytes);
            Arc::new(Held {
                room: Arc::clone(self),
                bytes,
            })
        };
        (bytes > SHORT).then(held)
    }

    /// Counts bytes that are not refused, until they are given back.
    pub fn count(&self, bytes: usize) {
        self.used.fetch_add(bytes, Ordering::Relaxed);
    }

    /// The bytes that are held.
    pub fn used(&self) -> usize {
        self.used.load(Ordering::Relaxed)
    }

    /// Gives back bytes that were counted.
    pub fn give_back(&self, bytes: usize) {
        if bytes > 0 {
            self.used.fetch_sub(bytes, Ordering::Relaxed);
            self.given_back.notify_waiters();
        }
    }

    fn nothing(self: &Arc<Self>) -> Held {
        Held {
            room: Arc::clone(self),
            bytes: 0,
        }
    }
}

impl Held {
    /// Holds more bytes, if there is room for them.
    fn grow(&mut self, more: usize) -> bool {
        let Room { limit, used, .. } = &*self.room;
        let grown = used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |used| {
            used.checked_add(more).filter(|total| total <= limit)
        });
        if grown.is_ok() {
            self.bytes += more;
        }
        grown.is_ok()
    }

    fn shrink(&mut self, less: usize) {
        self.room.give_back(less);
        self.bytes -= less;
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.room.give_back(self.bytes);
    }
}

/// What one operation holds.
pub(super) struct OperationRoom {
    all: Arc<Room>,
    own: Arc<Room>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The responses that the operation has used, each counted once. They are held until it ends.
    used: Vec<(Arc<Held>, Held)>,
    /// The reads that were too large for it.
    refused: HashMap<Box<str>, Error>,
}

/// A body or a file that is arriving, with what is decoded from it.
pub struct Arriving {
    all: Held,
    own: Held,
    /// The most bytes that are counted.
    most: usize,
}

/// Why a body has no room.
#[derive(Debug, Eq, PartialEq)]
pub(super) enum NoRoom {
    /// The operation holds too much.
    OfOperation,
    /// All operations hold too much.
    AtAll,
}

impl OperationRoom {
    /// An operation that holds nothing yet, and at most this many bytes of the room of all.
    pub(super) fn new(all: &Arc<Room>, limit: usize) -> Self {
        Self {
            all: Arc::clone(all),
            own: Room::new(limit),
            state: Mutex::default(),
        }
    }

    /// A body of which nothing has arrived.
    pub(super) fn arriving(&self) -> Arriving {
        Arriving {
            all: self.all.nothing(),
            own: self.own.nothing(),
            most: usize::MAX,
        }
    }

    /// Holds a decoded response until the operation ends; again, if it does already, without counting it twice.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the operation would hold too much.
    pub(super) fn keep(&self, response: &Arc<Held>) -> Result<()> {
        let mut state = self.state();
        if state
            .used
            .iter()
            .any(|(held, _)| Arc::ptr_eq(held, response))
        {
            return Ok(());
        }
        let mut own = self.own.nothing();
        if !own.grow(response.bytes) {
            return Err(self.error(&NoRoom::OfOperation));
        }
        state.used.push((Arc::clone(response), own));
        Ok(())
    }

    /// Remembers that a read was refused.
    pub(super) fn refuse(&self, address: &str, error: &Error) {
        self.state().refused.insert(address.into(), error.clone());
    }

    /// Why a read was refused, if it was: it is not tried again for another field.
    pub(super) fn refusal(&self, address: &str) -> Option<Error> {
        self.state().refused.get(address).cloned()
    }

    /// The error of the field whose read has no room.
    pub(super) fn error(&self, why: &NoRoom) -> Error {
        match why {
            NoRoom::OfOperation => Error::new(
                Code::LimitExceeded,
                format!(
                    "With this field the operation would hold more than {} bytes of responses of services. Select fewer \
                     lists, files and searches in one operation, or a shorter period.",
                    self.own.limit
                ),
            ),
            NoRoom::AtAll => Error::new(
                Code::LimitExceeded,
                "Too many long responses, answers and files are in use, so that there is no room for this one. Try again \
                 in a moment.",
            ),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Arriving {
    /// A file of which nothing has arrived. If it needs more than the room of all, it needs all of it.
    pub(super) fn file(all: &Arc<Room>) -> Self {
        Self {
            all: all.nothing(),
            own: Room::new(usize::MAX).nothing(),
            most: all.limit,
        }
    }

    /// Holds as many bytes as the body takes by now.
    ///
    /// # Errors
    /// If there is no room for them.
    pub(super) fn reach(&mut self, bytes: usize) -> Result<(), NoRoom> {
        let bytes = bytes.min(self.most);
        if bytes <= SHORT.max(self.own.bytes) {
            return Ok(());
        }
        let more = bytes - self.own.bytes;
        if !self.own.grow(more) {
            return Err(NoRoom::OfOperation);
        }
        if !self.all.grow(more) {
            self.own.shrink(more);
            return Err(NoRoom::AtAll);
        }
        Ok(())
    }

    /// Gives back all but these bytes.
    pub fn shrink_to(&mut self, bytes: usize) {
        let less = self.own.bytes.saturating_sub(bytes);
        self.own.shrink(less);
        self.all.shrink(less);
    }
}

impl Arriving {
    /// The same, but waits a while for what other operations hold.
    ///
    /// # Errors
    /// As of [`Arriving::reach`].
    pub(super) async fn wait_for(&mut self, bytes: usize) -> Result<(), NoRoom> {
        let all = Arc::clone(&self.all.room);
        if bytes.min(self.most) > all.limit {
            return self.reach(bytes);
        }
        let waiting = async {
            loop {
                // What is given back from here on ends the wait.
                let mut given_back = pin!(all.given_back.notified());
                given_back.as_mut().enable();
                let reached = self.reach(bytes);
                if reached != Err(NoRoom::AtAll) {
                    return reached;
                }
                given_back.await;
            }
        };
        timeout(PATIENCE, waiting)
            .await
            .unwrap_or(Err(NoRoom::AtAll))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_body_waits_for_what_others_hold() {
        let all = Room::new(10 * SHORT);
        let [one, other] = [(); 2].map(|()| OperationRoom::new(&all, 8 * SHORT));
        let (mut first, mut second) = (one.arriving(), other.arriving());
        assert_eq!(first.wait_for(6 * SHORT).await, Ok(()));
        assert_eq!(second.wait_for(9 * SHORT).await, Err(NoRoom::OfOperation));
        let (waited, ()) = tokio::join!(second.wait_for(6 * SHORT), async {
            tokio::task::yield_now().await;
            drop(first);
        });
        assert_eq!(waited, Ok(()));
    }

    #[test]
    fn a_body_is_held_while_it_arrives_and_given_back_when_it_is_dropped() {
        let all = Room::new(10 * SHORT);
        let operation = OperationRoom::new(&all, 6 * SHORT);
        let mut body = operation.arriving();
        assert_eq!(body.reach(SHORT), Ok(()));
        assert_eq!(all.used(), 0);
        assert_eq!(body.reach(4 * SHORT), Ok(()));
        assert_eq!(body.reach(3 * SHORT), Ok(()));
        assert_eq!(all.used(), 4 * SHORT);
        assert_eq!(body.reach(6 * SHORT + 1), Err(NoRoom::OfOperation));
        assert_eq!(body.reach(6 * SHORT), Ok(()));
        let other = OperationRoom::new(&all, 6 * SHORT);
        let mut second = other.arriving();
        assert_eq!(second.reach(5 * SHORT), Err(NoRoom::AtAll));
        assert_eq!(second.reach(4 * SHORT), Ok(()));
        drop(body);
        assert_eq!(second.reach(5 * SHORT), Ok(()));
        drop(second);
        assert_eq!(all.used(), 0);
    }

    #[test]
    fn a_file_that_needs_more_than_all_the_room_gets_all_of_it() {
        let all = Room::new(10 * SHORT);
        let mut file = Arriving::file(&all);
        assert_eq!(file.reach(20 * SHORT), Ok(()));
        assert_eq!(all.used(), 10 * SHORT);
        assert_eq!(Arriving::file(&all).reach(2 * SHORT), Err(NoRoom::AtAll));
        file.shrink_to(3 * SHORT);
        assert_eq!(all.used(), 3 * SHORT);
        drop(file);
        assert_eq!(all.used(), 0);
    }

    #[test]
    fn an_operation_counts_a_response_once_and_holds_it_until_it_ends() {
        let all = Room::new(10 * SHORT);
        assert!(all.hold(SHORT).is_none());
        let [first, second] = [4, 3].map(|short| all.hold(short * SHORT).unwrap());
        let operation = OperationRoom::new(&all, 6 * SHORT);
        assert!(operation.keep(&first).is_ok() && operation.keep(&first).is_ok());
        let error = operation.keep(&second).unwrap_err();
        assert_eq!(error.code(), Code::LimitExceeded);
        drop((first, second));
        assert_eq!(all.used(), 4 * SHORT);
        drop(operation);
        assert_eq!(all.used(), 0);
    }
}
