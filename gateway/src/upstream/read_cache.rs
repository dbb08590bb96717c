//! Decoded responses, cached for seconds (costly ones for minutes), each for its own session only.
//!
//! A key contains the session's generation. A write, or a request that bypasses the cache, starts the
//! session's next generation, so that no earlier read is used after it, not even one under way. The next
//! read of any session removes the entries of past generations.

use std::mem::take;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use moka::Expiry;
use moka::future::Cache;
use tokio::time::Instant;

use super::cached_response::CachedResponse;
pub use super::cached_response::Decoded;
pub use super::generation::{Fingerprint, Generation};
use super::generation::{Key, StaleKeys, lock};
use super::operation_memory::Shared;
use crate::error::{Error, Result};
use crate::memory::Memory;

#[derive(Clone)]
struct Entry {
    response: Arc<CachedResponse>,
    bytes: u32,
    kept_for: Duration,
    /// When it was read, if it may change by itself.
    not_final_since: Option<Instant>,
}

/// Each entry has its own time to live.
struct ExpiryOfEntry;

impl Expiry<Key, Entry> for ExpiryOfEntry {
    fn expire_after_create(
        &self,
        _: &Key,
        entry: &Entry,
        _: std::time::Instant,
    ) -> Option<Duration> {
        Some(entry.kept_for)
    }
}

/// The cache of decoded reads of all sessions.
pub struct ReadCache {
    entries: Cache<Key, Entry>,
    generations: moka::sync::Cache<Fingerprint, Arc<Generation>>,
    stale: Arc<StaleKeys>,
    next_generation: AtomicU64,
    keep_for: Duration,
    memory: Arc<Memory>,
}

/// How long a response is cached, at least, that takes its service long.
const COSTLY_KEPT_FOR: Duration = Duration::from_secs(300);
/// How long a response is cached for its own request if the cache is off.
const REQUEST: Duration = Duration::from_secs(30);

/// Sessions whose generation is remembered. Any other starts a new one.
const SESSIONS: u64 = 100_000;

impl ReadCache {
    /// A cache with a time to live and a size in bytes, whose responses take this memory. With a time of zero, each request
    /// has a cache of its own.
    pub fn new(keep_for: Duration, bytes: u64, memory: Arc<Memory>) -> Self {
        Self {
            entries: Cache::builder()
                .max_capacity(bytes)
                .weigher(|_, entry: &Entry| entry.bytes)
                .expire_after(ExpiryOfEntry)
                .eviction_listener(|_, entry: Entry, _| entry.response.remove())
                .build(),
            generations: moka::sync::Cache::builder()
                .max_capacity(SESSIONS)
                .time_to_idle(Duration::from_secs(600))
                .build(),
            stale: Arc::default(),
            next_generation: AtomicU64::new(1),
            keep_for,
            memory,
        }
    }

    /// Whether reads are kept for later requests.
    pub(super) fn keeps_reads(&self) -> bool {
        !self.keep_for.is_zero()
    }

    /// The memory of all responses.
    pub fn memory(&self) -> &Arc<Memory> {
        &self.memory
    }

    /// Drops the long responses that no operation uses, because those that arrive need their memory.
    pub(super) async fn give_way(&self) {
        let is_unused = |(_, entry): &(_, Entry)| entry.response.is_unused();
        let unused: Vec<_> = self.entries.iter().filter(is_unused).collect();
        for (key, _) in unused {
            self.entries.invalidate(&*key).await;
        }
        self.entries.run_pending_tasks().await;
    }

    /// The generation for a request of this session.
    pub fn open(&self, caller: Fingerprint, bypasses_cache: bool) -> Arc<Generation> {
        let new = || Arc::new(Generation::new(caller, self.next_number(), &self.stale));
        if self.keep_for.is_zero() {
            return new();
        }
        let generation = self.generations.get_with(caller, new);
        if bypasses_cache {
            self.forget(&generation);
        }
        generation
    }

    /// Forgets all reads of the session so far.
    pub fn forget(&self, generation: &Generation) {
        generation.begin(self.next_number());
    }

    /// Forgets all reads of all sessions so far.
    pub fn forget_all(&self) {
        for (_, generation) in &self.generations {
            self.forget(&generation);
        }
    }

    fn next_number(&self) -> u64 {
        self.next_generation.fetch_add(1, Ordering::AcqRel)
    }

    /// The cached value, or the one that `read` returns, for a request that started then, and whether nothing had to be
    /// read. Concurrent callers share one read and its failure. A costly read is cached longer, a failure not at all. `None`
    /// if the value was dropped between the read of another caller and its use.
    pub(super) async fn get<T: Send + Sync + 'static>(
        &self,
        generation: &Generation,
        started: Instant,
        address: &str,
        is_costly: bool,
        read: impl AsyncFnOnce() -> Result<Decoded<T>>,
    ) -> Result<Option<(Arc<Shared>, bool)>> {
        let stale = take(&mut *lock(&self.stale));
        for key in &stale {
            self.entries.invalidate(key).await;
        }
        let key = Key {
            caller: generation.caller,
            generation: generation.number(),
            address: address.into(),
            decoded_as: std::any::TypeId::of::<T>(),
        };
        let is_current = |entry: &Entry| {
            let since = entry.not_final_since;
            since.is_none_or(|since| since >= started)
        };
        if let Some(entry) = self.entries.get(&key).await {
            let response = entry.response.response();
            if let Some(response) = response.filter(|_| is_current(&entry)) {
                return Ok(Some((response, true)));
            }
            self.entries.invalidate(&key).await;
        }
        let kept_for = match (self.keep_for, is_costly) {
            (Duration::ZERO, _) => REQUEST,
            (keep_for, true) => keep_for.max(COSTLY_KEPT_FOR),
            (keep_for, false) => keep_for,
        };
        let mut read_now = None;
        let entry = self
            .entries
            .try_get_with(key.clone(), async {
                let decoded = read().await?;
                generation.remember(key);
                let response = Arc::new(Shared {
                    value: Arc::new(decoded.value),
                    bytes: decoded.bytes,
                    _reservation: decoded.claim.and_then(|claim| claim.decoded(decoded.bytes)),
                });
                read_now = Some(Arc::clone(&response));
                Ok::<_, Error>(Entry {
                    response: CachedResponse::new(&response),
                    bytes: u32::try_from(decoded.bytes.max(64)).unwrap_or(u32::MAX),
                    kept_for,
                    not_final_since: (!decoded.is_final).then(Instant::now),
                })
            })
            .await
            .map_err(|error| (*error).clone())?;
        if read_now.as_ref().is_some_and(|response| response.is_long()) {
            // What it displaces is removed now, not with one of the next reads.
            self.entries.run_pending_tasks().await;
        }
        let response = read_now.or_else(|| entry.response.response());
        Ok(response.map(|response| (response, false)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Fingerprint = [1; 32];

    fn cache() -> ReadCache {
        ReadCache::new(Duration::from_secs(10), 1024, Memory::new(usize::MAX))
    }

    async fn get(
        cache: &ReadCache,
        generation: &Generation,
        started: Instant,
        read: impl AsyncFnOnce() -> Decoded<u32>,
    ) -> u32 {
        let read = async || Ok(read().await);
        let cached = cache.get(generation, started, "main /things", false, read);
        let (response, _) = cached.await.unwrap().unwrap();
        *response.value.downcast_ref().unwrap()
    }

    #[tokio::test]
    async fn a_read_under_way_during_a_write_is_not_used_after_it() {
        let cache = cache();
        let generation = cache.open(ME, false);
        let old = async || {
            cache.forget(&generation);
            Decoded::of(1, 4)
        };
        assert_eq!(get(&cache, &generation, Instant::now(), old).await, 1);
        let new = async || Decoded::of(2, 4);
        assert_eq!(get(&cache, &generation, Instant::now(), new).await, 2);
    }

    #[tokio::test]
    async fn a_value_that_is_not_final_is_read_again_by_every_request_that_starts_later() {
        let cache = cache();
        let generation = cache.open(ME, false);
        let started = Instant::now();
        let read = async |started, value: u32, is_final| {
            let read = async || Decoded {
                is_final,
                ..Decoded::of(value, 4)
            };
            get(&cache, &generation, started, read).await
        };
        assert_eq!(read(started, 1, false).await, 1);
        // The same request shares what it has read.
        assert_eq!(read(started, 2, false).await, 1);
        assert_eq!(read(Instant::now(), 3, true).await, 3);
        assert_eq!(read(Instant::now(), 4, true).await, 3);
    }
}
