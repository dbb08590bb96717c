//! Counts what each caller has open, to keep one caller from taking everything.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of things each caller has open.
pub struct PerCaller<K> {
    cap: usize,
    counts: Mutex<HashMap<K, usize>>,
}

/// One thing that a caller has open, until it is dropped.
pub struct CallerPermit<K: Copy + Eq + Hash> {
    counted: Arc<PerCaller<K>>,
    caller: K,
}

impl<K: Copy + Eq + Hash> PerCaller<K> {
    /// Allows at most this many per caller.
    pub fn new(cap: usize) -> Arc<Self> {
        Arc::new(Self {
            cap,
            counts: Mutex::default(),
        })
    }

    /// One more for a caller; `None` if it has reached its limit.
    pub fn take(self: &Arc<Self>, caller: K) -> Option<CallerPermit<K>> {
        let mut counts = self.counts();
        let count = counts.entry(caller).or_default();
        // No entry stays empty, because the cap is at least one.
        if *count >= self.cap {
            return None;
        }
        *count += 1;
        Some(CallerPermit {
            counted: Arc::clone(self),
            caller,
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Copy + Eq + Hash> Drop for CallerPermit<K> {
    fn drop(&mut self) {
        let mut counts = self.counted.counts();
        if let Some(count) = counts.get_mut(&self.caller) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.caller);
            }
        }
    }
}
