//! Reads that several operations wait for. The one that reads takes the turn of those that wait.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::OperationRoom;
use super::operation::Operation;

/// The reads that are under way, by their keys.
pub(in crate::upstream) struct JoinedReads<K>(Mutex<HashMap<K, Joined>>);

/// One of them.
#[derive(Default)]
struct Joined {
    /// Those that want it, once for each of their fields.
    operations: Vec<Arc<Operation>>,
    /// The one of them that reads.
    reader: Option<Arc<Operation>>,
}

impl Joined {
    fn others(&self, reader: &Arc<Operation>) -> impl Iterator<Item = &Arc<Operation>> {
        let reader = Arc::clone(reader);
        let operations = self.operations.iter();
        operations.filter(move |operation| !Arc::ptr_eq(operation, &reader))
    }
}

impl<K> Default for JoinedReads<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash + Clone> JoinedReads<K> {
    /// The operation wants this read, until the value is dropped.
    pub(in crate::upstream) fn join(&self, key: &K, room: &OperationRoom) -> Joining<'_, K> {
        let operation = Arc::clone(&room.operation);
        let mut reads = self.reads();
        let joined = reads.entry(key.clone()).or_default();
        if let Some(reader) = &joined.reader
            && !Arc::ptr_eq(reader, &operation)
        {
            operation.join(reader);
        }
        joined.operations.push(Arc::clone(&operation));
        Joining {
            reads: self,
            key: key.clone(),
            operation,
            is_reader: false,
        }
    }

    fn reads(&self) -> MutexGuard<'_, HashMap<K, Joined>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An operation that wants a read.
pub(in crate::upstream) struct Joining<'a, K: Eq + Hash> {
    reads: &'a JoinedReads<K>,
    key: K,
    operation: Arc<Operation>,
    is_reader: bool,
}

impl<K: Eq + Hash + Clone> Joining<'_, K> {
    /// It is the one that reads, for all that want it.
    pub(in crate::upstream) fn read(&mut self) {
        self.is_reader = true;
        if let Some(joined) = self.reads.reads().get_mut(&self.key) {
            for other in joined.others(&self.operation) {
                other.join(&self.operation);
            }
            joined.reader = Some(Arc::clone(&self.operation));
        }
    }
}

impl<K: Eq + Hash> Drop for Joining<'_, K> {
    fn drop(&mut self) {
        let mut reads = self.reads.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(joined) = reads.get_mut(&self.key) else {
            return;
        };
        if self.is_reader {
            // Another one may have gone on in its place.
            joined
                .reader
                .take_if(|reader| Arc::ptr_eq(reader, &self.operation));
            for other in joined.others(&self.operation) {
                other.leave(&self.operation);
            }
        } else if let Some(reader) = &joined.reader
            && !Arc::ptr_eq(reader, &self.operation)
        {
            self.operation.leave(reader);
        }
        let mut operations = joined.operations.iter();
        if let Some(at) = operations.position(|other| Arc::ptr_eq(other, &self.operation)) {
            joined.operations.swap_remove(at);
        }
        if joined.operations.is_empty() {
            reads.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::ready;
    use std::time::Duration;

    use tokio::time::{Instant, sleep};

    use super::super::turns::PAUSE;
    use super::super::{Arriving, NoRoom, Room, SHORT};
    use super::*;

    async fn wait_for(body: &mut Arriving, short: usize) -> Result<(), NoRoom> {
        let until = Instant::now() + Duration::from_secs(5);
        body.wait_for(short * SHORT, until, || ready(())).await
    }

    fn room() -> (Arc<Room>, [OperationRoom; 3]) {
        let all = Room::new(64 * SHORT);
        let operations = [(); 3].map(|()| OperationRoom::new(&all, 48 * SHORT));
        (all, operations)
    }

    /// A body that has arrived.
    fn arrived(operation: &OperationRoom, short: usize) -> Arriving {
        let mut body = operation.arriving(0);
        assert_eq!(body.reach(short * SHORT), Ok(()));
        body.shrink_to(short * SHORT);
        body
    }

    #[tokio::test]
    async fn the_operation_that_reads_has_the_turn_of_those_that_wait_for_it() {
        let (all, [joins, third, reads]) = room();
        let under_way = JoinedReads::default();
        let held = arrived(&joins, 20);
        let mut long = third.arriving(0);
        assert_eq!(long.reach(10 * SHORT), Ok(()));
        let mut read = reads.arriving(48 * SHORT);
        assert_eq!(read.reach(2 * SHORT), Ok(()));
        let mut reading = under_way.join(&"a", &reads);
        reading.read();
        let joining = under_way.join(&"a", &joins);
        sleep(2 * PAUSE).await;
        let third_reads = async {
            let waited = wait_for(&mut long, 44).await;
            assert_eq!(waited, Ok(()));
        };
        let others_read = async {
            tokio::task::yield_now().await;
            assert_eq!(wait_for(&mut read, 24).await, Ok(()));
            drop((reading, joining));
            drop((read, reads));
            drop((held, joins));
        };
        tokio::join!(third_reads, others_read);
        drop((long, third));
        assert_eq!(all.used(), 0);
        assert!(under_way.reads().is_empty());
    }

    #[tokio::test]
    async fn another_operation_reads_on_if_the_one_that_reads_gives_up() {
        let (_, [first, second, third]) = room();
        let under_way = JoinedReads::default();
        let mut joining = [&first, &second, &third].map(|room| under_way.join(&"a", room));
        let readers = |room: &OperationRoom| {
            let number = room.operation.number();
            room.operation.room.turns().readers(number)
        };
        joining[0].read();
        assert_eq!([&first, &second, &third].map(readers), [0, 1, 1]);
        joining[1].read();
        let [gave_up, second_joins, third_joins] = joining;
        drop(gave_up);
        assert_eq!([&first, &second, &third].map(readers), [1, 0, 1]);
        let fourth = OperationRoom::new(&first.operation.room, SHORT);
        let fourth_joins = under_way.join(&"a", &fourth);
        assert_eq!(readers(&fourth), 1);
        drop((second_joins, fourth_joins));
        assert_eq!([&second, &third, &fourth].map(readers), [0, 0, 0]);
        drop(third_joins);
        assert!(under_way.reads().is_empty());
    }

    #[tokio::test]
    async fn an_operation_that_reads_again_gets_its_turn_back_from_one_that_waits() {
        let (all, [first, second, _]) = room();
        let held = arrived(&first, 20);
        sleep(2 * PAUSE).await;
        let mut long = second.arriving(0);
        assert_eq!(long.reach(36 * SHORT), Ok(()));
        let second_reads = async {
            assert_eq!(wait_for(&mut long, 44).await, Ok(()));
        };
        let first_reads = async {
            tokio::task::yield_now().await;
            let mut again = first.arriving(0);
            assert_eq!(wait_for(&mut again, 4).await, Ok(()));
            drop((again, held, first));
        };
        tokio::join!(second_reads, first_reads);
        drop((long, second));
        assert_eq!(all.used(), 0);
    }
}
