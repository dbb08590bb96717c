//! Decoded responses, cached for seconds (costly ones for minutes), each for its own session only.
//!
//! A write, or a request that bypasses the cache, forgets all reads of its session. One that is still under way is then
//! used only by those who wait for it already.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::mem::take;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use moka::sync::Cache;
use tokio::sync::OnceCell;
use tokio::time::Instant;

use super::operation_memory::Claim;
use crate::error::Result;
use crate::memory::{Memory, Reservation, SMALL};

/// The fingerprint of a session's token.
pub type Fingerprint = [u8; 32];

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

/// A decoded response with its memory, for all who want it.
pub(super) struct Shared {
    pub(super) value: Arc<dyn Any + Send + Sync>,
    /// The bytes that it takes.
    pub(super) bytes: usize,
    _reservation: Option<Reservation>,
    read_at: Instant,
    kept_until: Instant,
    is_final: bool,
}

impl Shared {
    pub(super) fn is_long(&self) -> bool {
        self.bytes > SMALL
    }
}

/// A read that is under way, or its end.
type Read = OnceCell<Result<Arc<Shared>>>;

/// Service and path, and the type that it is decoded as.
pub(super) type Key = (String, TypeId);

/// The reads of one session since it last wrote or bypassed the cache.
#[derive(Default)]
pub struct SessionReads {
    reads: Mutex<HashMap<Key, Arc<Read>>>,
    generation: AtomicU64,
}

impl SessionReads {
    fn reads(&self) -> MutexGuard<'_, HashMap<Key, Arc<Read>>> {
        self.reads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How often the reads of the session have been forgotten.
    pub(super) fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }

    /// Forgets all reads so far.
    pub fn forget(&self) {
        let mut reads = self.reads();
        self.generation.fetch_add(1, Ordering::AcqRel);
        let forgotten = take(&mut *reads);
        drop(reads);
        drop(forgotten);
    }

    /// The read that a request may use that started then. It may have to be begun.
    fn read(&self, key: Key, started: Instant) -> Arc<Read> {
        let is_usable = |read: &Arc<Read>| match read.get() {
            None => true,
            Some(Ok(cached)) => {
                Instant::now() < cached.kept_until && (cached.is_final || cached.read_at >= started)
            }
            // It is about to be removed.
            Some(Err(_)) => false,
        };
        let mut reads = self.reads();
        let read = reads.entry(key).or_default();
        if !is_usable(read) {
            *read = Arc::default();
        }
        Arc::clone(read)
    }
}

/// The cache of decoded reads of all sessions.
pub struct ReadCache {
    sessions: Cache<Fingerprint, Arc<SessionReads>>,
    keep_for: Duration,
    /// The most bytes that are cached.
    bytes: usize,
    tidied_at: Mutex<Instant>,
    memory: Arc<Memory>,
}

/// How long a response is cached, at least, that takes its service long.
const COSTLY_KEPT_FOR: Duration = Duration::from_secs(300);
/// How long a response is cached for its own request if the cache is off.
const REQUEST: Duration = Duration::from_secs(30);
/// How often the cache is tidied at most, unless a long response arrives.
const TIDIED_EVERY: Duration = Duration::from_secs(1);
/// Sessions whose reads are cached; tokens that no service accepts count, too.
const SESSIONS: u64 = 2_000;

impl ReadCache {
    /// A cache with a time to live and a size in bytes, whose responses take this memory. With a time of zero, each request
    /// has a cache of its own.
    pub fn new(keep_for: Duration, bytes: usize, memory: Arc<Memory>) -> Self {
        Self {
            sessions: Cache::builder()
                .max_capacity(SESSIONS)
                .time_to_idle(Duration::from_secs(600))
                .build(),
            keep_for,
            bytes,
            tidied_at: Mutex::new(Instant::now()),
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
    pub(super) fn give_way(&self) {
        self.retain(|cached| !cached.is_long() || Arc::strong_count(cached) > 1);
    }

    /// The reads of this session, for a request.
    pub fn open(&self, caller: Fingerprint, bypasses_cache: bool) -> Arc<SessionReads> {
        if self.keep_for.is_zero() {
            return Arc::default();
        }
        let session = self.sessions.get_with(caller, Arc::default);
        if bypasses_cache {
            session.forget();
        }
        session
    }

    /// The cached value, or the one that `read` returns, for a request that started then, and whether nothing had to be
    /// read. Concurrent callers share one read and its failure. A costly read is cached longer, a failure not at all.
    pub(super) async fn get<T: Send + Sync + 'static>(
        &self,
        session: &SessionReads,
        started: Instant,
        key: &Key,
        is_costly: bool,
        read: impl AsyncFnOnce() -> Result<Decoded<T>>,
    ) -> Result<(Arc<Shared>, bool)> {
        let known = session.read(key.clone(), started);
        if let Some(Ok(cached)) = known.get() {
            return Ok((Arc::clone(cached), true));
        }
        let keep_for = match (self.keep_for, is_costly) {
            (Duration::ZERO, _) => REQUEST,
            (keep_for, true) => keep_for.max(COSTLY_KEPT_FOR),
            (keep_for, false) => keep_for,
        };
        let begin = || async move {
            let decoded = read().await?;
            let read_at = Instant::now();
            let response = Shared {
                value: Arc::new(decoded.value),
                bytes: decoded.bytes,
                _reservation: decoded.claim.and_then(|claim| claim.decoded(decoded.bytes)),
                read_at,
                kept_until: read_at + keep_for,
                is_final: decoded.is_final,
            };
            self.tidy(&response);
            Ok(Arc::new(response))
        };
        match known.get_or_init(begin).await {
            Ok(cached) => Ok((Arc::clone(cached), false)),
            Err(error) => {
                session.reads().retain(|_, read| !Arc::ptr_eq(read, &known));
                Err(error.clone())
            }
        }
    }

    /// Drops what has expired, and what is beyond the size of the cache, for a response that arrives.
    fn tidy(&self, response: &Shared) {
        let now = Instant::now();
        let mut tidied_at = self
            .tidied_at
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if now < *tidied_at + TIDIED_EVERY && !response.is_long() {
            return;
        }
        *tidied_at = now;
        let mut bytes = response.bytes;
        self.retain(|cached| {
            let with_this = bytes + cached.bytes;
            let is_kept = now < cached.kept_until && with_this <= self.bytes;
            if is_kept {
                bytes = with_this;
            }
            is_kept
        });
    }

    /// Keeps the responses that pass the test, and the reads for which someone waits.
    fn retain(&self, mut passes: impl FnMut(&Arc<Shared>) -> bool) {
        for (_, session) in &self.sessions {
            session.reads().retain(|_, read| match read.get() {
                None => Arc::strong_count(read) > 1,
                Some(Ok(cached)) => passes(cached),
                Some(Err(_)) => false,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Fingerprint = [1; 32];

    fn cache() -> ReadCache {
        ReadCache::new(Duration::from_secs(10), 1024, Memory::new(usize::MAX))
    }

    fn key(address: &str) -> Key {
        (address.to_owned(), TypeId::of::<u32>())
    }

    async fn get(
        cache: &ReadCache,
        session: &SessionReads,
        started: Instant,
        read: impl AsyncFnOnce() -> Decoded<u32>,
    ) -> u32 {
        let read = async || Ok(read().await);
        let key = key("main /things");
        let cached = cache.get(session, started, &key, false, read);
        let (response, _) = cached.await.unwrap();
        *response.value.downcast_ref().unwrap()
    }

    #[tokio::test]
    async fn a_read_under_way_during_a_write_is_not_used_after_it() {
        let cache = cache();
        let session = cache.open(ME, false);
        let old = async || {
            session.forget();
            Decoded::of(1, 4)
        };
        assert_eq!(get(&cache, &session, Instant::now(), old).await, 1);
        let new = async || Decoded::of(2, 4);
        assert_eq!(get(&cache, &session, Instant::now(), new).await, 2);
    }

    #[tokio::test]
    async fn those_beyond_the_size_and_those_in_the_way_are_dropped() {
        let cache = ReadCache::new(Duration::from_secs(10), 200_000, Memory::new(usize::MAX));
        let session = cache.open(ME, false);
        let get = async |address: &str, value: u32| {
            let read = async || Ok(Decoded::of(value, 40_000));
            let key = key(address);
            let cached = cache.get(&session, Instant::now(), &key, false, read);
            let (response, _) = cached.await.unwrap();
            response
        };
        for address in ["a", "b", "c"] {
            get(address, 1).await;
        }
        let value = |response: Arc<Shared>| *response.value.downcast_ref::<u32>().unwrap();
        let _in_use = get("c", 2).await;
        assert_eq!(session.reads().len(), 2);
        cache.give_way();
        assert_eq!(session.reads().len(), 1);
        assert_eq!(value(get("c", 3).await), 1);
    }

    #[tokio::test]
    async fn a_value_that_is_not_final_is_read_again_by_every_request_that_starts_later() {
        let cache = cache();
        let session = cache.open(ME, false);
        let started = Instant::now();
        let read = async |started, value: u32, is_final| {
            let read = async || Decoded {
                is_final,
                ..Decoded::of(value, 4)
            };
            get(&cache, &session, started, read).await
        };
        assert_eq!(read(started, 1, false).await, 1);
        // The same request shares what it has read.
        assert_eq!(read(started, 2, false).await, 1);
        assert_eq!(read(Instant::now(), 3, true).await, 3);
        assert_eq!(read(Instant::now(), 4, true).await, 3);
    }
}
