//! What the reads of one operation returned.
//!
//! A field below a list asks for the same read once per row. The cache of all sessions answers that too, but it has to be
//! right for all of them; here, a lookup is enough. A failure counts for the whole operation as well.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use foldhash::fast::RandomState;

use super::operation_memory::{OperationMemory, Shared};
use super::read_cache::Key;
use crate::error::Result;

/// What the reads of one operation returned, by its key. It is in memory until the operation ends.
#[derive(Default)]
pub(super) struct OperationReads(Mutex<HashMap<Key, Known, RandomState>>);

struct Known {
    /// The generation of the session in which it was read. A write begins another.
    generation: u64,
    result: Result<Arc<Shared>>,
}

impl OperationReads {
    /// What was read in this generation.
    pub(super) fn get(&self, key: &Key, generation: u64) -> Option<Result<Arc<Shared>>> {
        let reads = self.reads();
        let known = reads.get(key);
        let known = known.filter(|known| known.generation == generation);
        known.map(|known| known.result.clone())
    }

    /// Keeps what was read, unless another field has read it, and counts its memory.
    ///
    /// # Errors
    /// Why it could not be read, or LIMIT_EXCEEDED if the operation would use too much memory.
    pub(super) fn add(
        &self,
        key: Key,
        generation: u64,
        result: Result<Arc<Shared>>,
        memory: &OperationMemory,
    ) -> Result<Arc<Shared>> {
        let mut reads = self.reads();
        let known = reads.get(&key);
        if let Some(known) = known.filter(|known| known.generation == generation) {
            return known.result.clone();
        }
        let result = result.and_then(|response| {
            if response.is_long() {
                memory.count(response.bytes)?;
            }
            Ok(response)
        });
        let known = Known {
            generation,
            result: result.clone(),
        };
        reads.insert(key, known);
        result
    }

    fn reads(&self) -> MutexGuard<'_, HashMap<Key, Known, RandomState>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
