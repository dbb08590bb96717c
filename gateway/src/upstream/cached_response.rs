//! Decoded responses with their memory, as the cache has them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use super::operation_memory::{Claim, Shared};

/// A decoded response.
pub struct Decoded<T> {
    pub value: T,
    /// The memory it takes.
    pub bytes: usize,
    /// The memory that it took while it arrived.
    pub claim: Option<Claim>,
    /// Whether it stays as it is until someone changes it. If not, only requests that are already running use it.
    pub is_final: bool,
}

impl<T> Decoded<T> {
    /// A value that is final, from a body of `body_length` bytes. Decoded rows take about twice the bytes of their JSON.
    pub fn of(value: T, body_length: usize) -> Self {
        Self {
            value,
            bytes: body_length.saturating_mul(2),
            claim: None,
            is_final: true,
        }
    }
}

/// A response in the cache. The cache drops what it removes some time later, but must free the memory at once: a long
/// response that was removed is only found while an operation uses it.
pub(super) struct CachedResponse {
    cached: Mutex<Option<Arc<Shared>>>,
    used: Weak<Shared>,
}

impl CachedResponse {
    /// A response that is cached.
    pub(super) fn new(response: &Arc<Shared>) -> Arc<Self> {
        Arc::new(Self {
            cached: Mutex::new(Some(Arc::clone(response))),
            used: Arc::downgrade(response),
        })
    }

    fn cached(&self) -> MutexGuard<'_, Option<Arc<Shared>>> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The response, if it is cached or used.
    pub(super) fn response(&self) -> Option<Arc<Shared>> {
        self.cached().clone().or_else(|| self.used.upgrade())
    }

    /// Whether it takes memory for the cache alone.
    pub(super) fn is_unused(&self) -> bool {
        let cached = self.cached();
        let cached = cached.as_ref();
        cached.is_some_and(|response| response.is_long() && Arc::strong_count(response) == 1)
    }

    /// It is no longer cached.
    pub(super) fn remove(&self) {
        let removed = self.cached().take_if(|response| response.is_long());
        drop(removed);
    }
}
