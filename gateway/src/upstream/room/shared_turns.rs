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
