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

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::future::ready;
    use std::time::Duration;

    use futures_util::future::join_all;
    use rand::rngs::StdRng;
    use rand::{Rng, SeedableRng};

    use super::super::OperationRoom;
    use super::*;

    /// Takes room, and waits for it for a long time.
    async fn wait_for(body: &mut Arriving, bytes: usize) -> Result<(), NoRoom> {
        let until = Instant::now() + Duration::from_secs(60);
        body.wait_for(bytes, until, || ready(())).await
    }

    #[tokio::test]
    async fn a_body_waits_for_what_others_hold() {
        let all = Room::new(10 * SHORT);
        let [one, other] = [(); 2].map(|()| OperationRoom::new(&all, 8 * SHORT));
        let (mut first, mut second) = (one.arriving(0), other.arriving(0));
        assert_eq!(wait_for(&mut first, 6 * SHORT).await, Ok(()));
        let refused = wait_for(&mut second, 9 * SHORT).await;
        assert_eq!(refused, Err(NoRoom::OfOperation));
        let now = Instant::now();
        let refused = second.wait_for(6 * SHORT, now, || ready(())).await;
        assert_eq!(refused, Err(NoRoom::AtAll));
        let (waited, ()) = tokio::join!(wait_for(&mut second, 6 * SHORT), async {
            tokio::task::yield_now().await;
            drop(first);
        });
        assert_eq!(waited, Ok(()));
    }

    #[tokio::test]
    async fn a_body_that_never_has_room_does_not_wait() {
        let all = Room::new(10 * SHORT);
        let operation = OperationRoom::new(&all, 20 * SHORT);
        let mut body = operation.arriving(0);
        let refused = wait_for(&mut body, 11 * SHORT).await;
        assert_eq!(refused, Err(NoRoom::AtAll));
    }

    #[test]
    fn a_body_is_held_while_it_arrives_and_given_back_when_it_is_dropped() {
        let all = Room::new(10 * SHORT);
        let operation = OperationRoom::new(&all, 6 * SHORT);
        let mut body = operation.arriving(0);
        assert_eq!(body.reach(SHORT), Ok(()));
        assert_eq!(all.used(), 0);
        assert_eq!(body.reach(4 * SHORT), Ok(()));
        assert_eq!(body.reach(3 * SHORT), Ok(()));
        assert_eq!(all.used(), 4 * SHORT);
        assert_eq!(body.reach(6 * SHORT + 1), Err(NoRoom::OfOperation));
        assert_eq!(body.reach(6 * SHORT), Ok(()));
        let other = OperationRoom::new(&all, 6 * SHORT);
        let mut second = other.arriving(0);
        assert_eq!(second.reach(5 * SHORT), Err(NoRoom::AtAll));
        assert_eq!(second.reach(3 * SHORT), Ok(()));
        drop(body);
        assert_eq!(second.reach(5 * SHORT), Ok(()));
        drop(second);
        assert_eq!(all.used(), 0);
    }

    #[test]
    fn what_is_decoded_takes_the_room_of_its_body() {
        for (bytes, held) in [(2 * SHORT, 2 * SHORT), (9 * SHORT, 9 * SHORT), (SHORT, 0)] {
            let all = Room::new(10 * SHORT);
            let operation = OperationRoom::new(&all, 6 * SHORT);
            let mut body = operation.arriving(0);
            assert_eq!(body.reach(5 * SHORT), Ok(()));
            let decoded = body.decoded(bytes);
            assert_eq!(all.used(), held);
            drop(decoded);
            assert_eq!(all.used(), 0);
        }
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

    /// Takes room piece by piece, as bodies do that arrive side by side.
    async fn arrive(mut body: Arriving, bytes: usize, mut chance: StdRng) -> (Arriving, bool) {
        let mut at = 0;
        while at < bytes {
            at = bytes.min(at + chance.random_range(1..SHORT));
            if wait_for(&mut body, at).await.is_err() {
                return (body, false);
            }
            for _ in 0..chance.random_range(0..3) {
                tokio::task::yield_now().await;
            }
        }
        (body, true)
    }

    #[tokio::test]
    async fn all_operations_that_are_within_their_limit_end() {
        for seed in 0..8 {
            let all = Room::new(64 * SHORT);
            let most = Cell::new(0);
            let mut chance = StdRng::seed_from_u64(seed);
            let operations = (0..40).map(|_| {
                let is_file = chance.random_ratio(1, 8);
                let limit = (if is_file { 32 } else { 48 }) * SHORT;
                let total = chance.random_range(SHORT..limit);
                let bodies = chance.random_range(1..4);
                let is_length_known = chance.random();
                let seeds: [StdRng; 3] = [(); 3].map(|()| StdRng::from_rng(&mut chance));
                let (all, most) = (&all, &most);
                async move {
                    if is_file {
                        let [seed, ..] = seeds;
                        return arrive(Arriving::file(all), total, seed).await.1;
                    }
                    let operation = OperationRoom::new(all, limit);
                    let bytes = total / bodies;
                    let expected = if is_length_known { bytes } else { 0 };
                    let arriving = seeds
                        .into_iter()
                        .take(bodies)
                        .map(|seed| arrive(operation.arriving(expected), bytes, seed));
                    let arrived = join_all(arriving).await;
                    most.set(most.get().max(all.used()));
                    arrived.iter().all(|(_, has_room)| *has_room)
                }
            });
            let operations: Vec<_> = operations.collect();
            let ended = join_all(operations).await;
            assert!(ended.iter().all(|has_room| *has_room), "{seed}");
            assert!(most.get() <= 64 * SHORT && all.used() == 0, "{seed}");
        }
    }
}
