//! Whole answers, decoded once and kept for seconds (costly ones for minutes), each for its own session only.
//!
//! A key carries the session's generation. A write, or a request that asks for fresh data, moves the
//! session to its next generation, so that nothing read before can be seen after, a read that was under
//! way included. What it kept of the last one goes with the next read of anybody.

use std::any::Any;
use std::mem::take;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use moka::Expiry;
use moka::future::Cache;

use crate::error::{Error, Result};

/// The fingerprint of a session's token.
pub type Fingerprint = [u8; 32];

#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    session: Fingerprint,
    generation: u64,
    /// Service and path; the same answer decoded in two ways is kept twice.
    address: Arc<str>,
    decoded_as: std::any::TypeId,
}

#[derive(Clone)]
struct Entry {
    value: Arc<dyn Any + Send + Sync>,
    bytes: u32,
    kept_for: Duration,
}

/// Keys of entries that nobody can ask for any more.
type Unseen = Mutex<Vec<Key>>;

/// What one session sees: what was read since it last wrote, or asked for fresh data.
pub struct Generation {
    number: AtomicU64,
    /// What is kept of it, as far as that is remembered; the rest goes with its time.
    kept: Mutex<Vec<Key>>,
    unseen: Arc<Unseen>,
}

/// How many entries of a generation are remembered.
const REMEMBERED: usize = 512;

impl Generation {
    fn remember(&self, key: Key) {
        let mut kept = lock(&self.kept);
        if key.generation != self.number.load(Ordering::Acquire) {
            lock(&self.unseen).push(key);
        } else if kept.len() < REMEMBERED {
            kept.push(key);
        }
    }

    fn begin(&self, number: u64) {
        let mut kept = lock(&self.kept);
        self.number.store(number, Ordering::Release);
        lock(&self.unseen).append(&mut kept);
    }
}

impl Drop for Generation {
    fn drop(&mut self) {
        lock(&self.unseen).append(&mut lock(&self.kept));
    }
}

fn lock(keys: &Unseen) -> std::sync::MutexGuard<'_, Vec<Key>> {
    keys.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Every entry is kept for as long as it says itself.
struct AsEntrySays;

impl Expiry<Key, Entry> for AsEntrySays {
    fn expire_after_create(&self, _: &Key, entry: &Entry, _: Instant) -> Option<Duration> {
        Some(entry.kept_for)
    }
}

/// The cache of decoded reads of all sessions.
pub struct ReadCache {
    entries: Cache<Key, Entry>,
    generations: moka::sync::Cache<Fingerprint, Arc<Generation>>,
    unseen: Arc<Unseen>,
    next_generation: AtomicU64,
    keep_for: Duration,
}

/// How long an answer is kept that took its service so long that nobody wants to wait for it twice.
const COSTLY_KEPT_FOR: Duration = Duration::from_secs(300);
/// How long an answer can be found by the rest of its own request, where nothing is kept beyond that.
const REQUEST: Duration = Duration::from_secs(30);

/// Sessions whose generation is remembered; one that is forgotten starts a new generation.
const SESSIONS: u64 = 100_000;

impl ReadCache {
    /// A cache that keeps answers for so long, within so many bytes. Zero time keeps nothing beyond a request.
    pub fn new(keep_for: Duration, bytes: u64) -> Self {
        Self {
            entries: Cache::builder()
                .max_capacity(bytes)
                .weigher(|_, entry: &Entry| entry.bytes)
                .expire_after(AsEntrySays)
                .build(),
            generations: moka::sync::Cache::builder()
                .max_capacity(SESSIONS)
                .time_to_idle(Duration::from_secs(600))
                .build(),
            unseen: Arc::default(),
            next_generation: AtomicU64::new(1),
            keep_for,
        }
    }

    /// The generation a request of this session reads in. Without keeping, every request has its own.
    pub fn open(&self, session: Fingerprint, fresh: bool) -> Arc<Generation> {
        let new = || {
            Arc::new(Generation {
                number: AtomicU64::new(self.next_number()),
                kept: Mutex::default(),
                unseen: Arc::clone(&self.unseen),
            })
        };
        if self.keep_for.is_zero() {
            return new();
        }
        let generation = self.generations.get_with(session, new);
        if fresh {
            self.forget(&generation);
        }
        generation
    }

    /// Makes everything the session has read so far unseen.
    pub fn forget(&self, generation: &Generation) {
        generation.begin(self.next_number());
    }

    /// Makes everything that any session has read so far unseen.
    pub fn forget_all(&self) {
        for (_, generation) in &self.generations {
            self.forget(&generation);
        }
    }

    fn next_number(&self) -> u64 {
        self.next_generation.fetch_add(1, Ordering::AcqRel)
    }

    /// The kept value, or the one that `read` answers with the bytes it takes; callers of one key share one
    /// read. A costly one is kept longer. A failure is shared by those who wait for it, and kept for nobody.
    pub async fn get<T: Send + Sync + 'static>(
        &self,
        session: Fingerprint,
        generation: &Generation,
        address: &str,
        is_costly: bool,
        read: impl Future<Output = Result<(T, usize)>>,
    ) -> Result<Arc<T>> {
        let unseen = take(&mut *lock(&self.unseen));
        for key in &unseen {
            self.entries.invalidate(key).await;
        }
        let key = Key {
            session,
            generation: generation.number.load(Ordering::Acquire),
            address: address.into(),
            decoded_as: std::any::TypeId::of::<T>(),
        };
        let kept_for = match (self.keep_for, is_costly) {
            (Duration::ZERO, _) => REQUEST,
            (keep_for, true) => keep_for.max(COSTLY_KEPT_FOR),
            (keep_for, false) => keep_for,
        };
        let entry = self
            .entries
            .try_get_with(key.clone(), async {
                let (value, bytes) = read.await?;
                generation.remember(key);
                Ok::<_, Error>(Entry {
                    value: Arc::new(value),
                    bytes: u32::try_from(bytes.max(64)).unwrap_or(u32::MAX),
                    kept_for,
                })
            })
            .await
            .map_err(|error| (*error).clone())?;
        entry
            .value
            .downcast()
            .map_err(|_| Error::internal("a cached value has another type than its key says"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Fingerprint = [1; 32];
    const YOU: Fingerprint = [2; 32];

    async fn read(cache: &ReadCache, session: Fingerprint, fresh: bool, value: u32) -> u32 {
        let generation = cache.open(session, fresh);
        *cache
            .get(session, &generation, "main /things", false, async {
                Ok((value, 8))
            })
            .await
            .unwrap()
    }

    #[tokio::test]
    async fn a_read_is_kept_for_its_own_session_only() {
        let cache = ReadCache::new(Duration::from_secs(10), 1024);
        assert_eq!(read(&cache, ME, false, 1).await, 1);
        assert_eq!(read(&cache, ME, false, 2).await, 1);
        assert_eq!(read(&cache, YOU, false, 3).await, 3);
    }

    #[tokio::test]
    async fn a_fresh_request_goes_round_what_was_kept_and_renews_it() {
        let cache = ReadCache::new(Duration::from_secs(10), 1024);
        assert_eq!(read(&cache, ME, false, 1).await, 1);
        assert_eq!(read(&cache, ME, true, 2).await, 2);
        assert_eq!(read(&cache, ME, false, 3).await, 2);
    }

    #[tokio::test]
    async fn a_read_that_was_under_way_during_a_write_is_not_seen_after_it() {
        let cache = ReadCache::new(Duration::from_secs(10), 1024);
        let generation = cache.open(ME, false);
        let old = cache.get(ME, &generation, "main /things", false, async {
            cache.forget(&generation);
            Ok((1_u32, 8))
        });
        assert_eq!(*old.await.unwrap(), 1);
        assert_eq!(read(&cache, ME, false, 2).await, 2);
    }

    #[tokio::test]
    async fn nothing_is_kept_between_requests_with_a_time_of_zero() {
        let cache = ReadCache::new(Duration::ZERO, 1024);
        assert_eq!(read(&cache, ME, false, 1).await, 1);
        assert_eq!(read(&cache, ME, false, 2).await, 2);
    }

    #[tokio::test]
    async fn all_sessions_can_be_made_to_read_anew() {
        let cache = ReadCache::new(Duration::from_secs(10), 1024);
        for session in [ME, YOU] {
            assert_eq!(read(&cache, session, false, 1).await, 1);
        }
        cache.forget_all();
        for session in [ME, YOU] {
            assert_eq!(read(&cache, session, false, 2).await, 2);
        }
    }

    #[tokio::test]
    async fn nothing_stays_that_nobody_can_ask_for() {
        let cache = ReadCache::new(Duration::from_secs(10), 1024);
        for value in 1..=5 {
            assert_eq!(read(&cache, ME, true, value).await, value);
        }
        assert_eq!(read(&cache, ME, false, 6).await, 5);
        cache.entries.run_pending_tasks().await;
        assert_eq!(cache.entries.entry_count(), 1);

        let keepless = ReadCache::new(Duration::ZERO, 1024);
        for value in 1..=5 {
            assert_eq!(read(&keepless, ME, false, value).await, value);
        }
        keepless.entries.run_pending_tasks().await;
        assert_eq!(keepless.entries.entry_count(), 1);
    }

    #[tokio::test]
    async fn a_failure_is_not_kept() {
        let cache = ReadCache::new(Duration::from_secs(10), 1024);
        let generation = cache.open(ME, false);
        let failed: Result<Arc<u32>> = cache
            .get(ME, &generation, "main /things", false, async {
                Err(Error::internal("down"))
            })
            .await;
        assert!(failed.is_err());
        assert_eq!(read(&cache, ME, false, 5).await, 5);
    }

    #[tokio::test]
    async fn a_costly_read_is_kept_longer_than_others() {
        let cache = ReadCache::new(Duration::from_millis(1), 1024);
        let generation = cache.open(ME, false);
        let read = async |is_costly, value: u32| {
            let read = async { Ok((value, 8)) };
            *cache
                .get(ME, &generation, "main /things", is_costly, read)
                .await
                .unwrap()
        };
        assert_eq!(read(true, 1).await, 1);
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert_eq!(read(true, 2).await, 1);
        cache.forget(&generation);
        assert_eq!(read(false, 3).await, 3);
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert_eq!(read(false, 4).await, 4);
    }
}
