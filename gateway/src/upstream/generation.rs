//! The reads of one session since it last wrote or bypassed the cache.

use std::any::TypeId;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The fingerprint of a session's token.
pub type Fingerprint = [u8; 32];

/// The key of a cached response.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub(super) caller: Fingerprint,
    pub(super) generation: u64,
    /// Service and path. A response that is decoded in two ways has two entries.
    pub(super) address: Arc<str>,
    pub(super) decoded_as: TypeId,
}

/// Keys of entries that cannot be used any more.
pub(super) type StaleKeys = Mutex<Vec<Key>>;

/// The reads of one session since it last wrote or bypassed the cache.
pub struct Generation {
    pub(super) caller: Fingerprint,
    number: AtomicU64,
    /// The keys of its entries, up to [`MAX_KEYS`]. Other entries stay until they expire.
    kept: Mutex<Vec<Key>>,
    stale: Arc<StaleKeys>,
}

/// How many keys a generation remembers.
const MAX_KEYS: usize = 512;

impl Generation {
    /// A generation without entries, whose keys become stale with it.
    pub(super) fn new(caller: Fingerprint, number: u64, stale: &Arc<StaleKeys>) -> Self {
        Self {
            caller,
            number: AtomicU64::new(number),
            kept: Mutex::default(),
            stale: Arc::clone(stale),
        }
    }

    pub(super) fn number(&self) -> u64 {
        self.number.load(Ordering::Acquire)
    }

    pub(super) fn remember(&self, key: Key) {
        let mut kept = lock(&self.kept);
        if key.generation != self.number() {
            lock(&self.stale).push(key);
        } else if kept.len() < MAX_KEYS {
            kept.push(key);
        }
    }

    pub(super) fn begin(&self, number: u64) {
        let mut kept = lock(&self.kept);
        self.number.store(number, Ordering::Release);
        lock(&self.stale).append(&mut kept);
    }
}

impl Drop for Generation {
    fn drop(&mut self) {
        lock(&self.stale).append(&mut lock(&self.kept));
    }
}

pub(super) fn lock(keys: &StaleKeys) -> MutexGuard<'_, Vec<Key>> {
    keys.lock().unwrap_or_else(PoisonError::into_inner)
}
