//! Limits on guessing passwords: failed attempts are counted per email and network, and per network.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use moka::sync::Cache;
use sha2::{Digest, Sha256};

use super::address::network;

/// Failures within the window after which a network may not try an email again.
const FAILURES_PER_EMAIL: u32 = 10;
/// Failures within the window after which a network may not try any email that is new to it.
const FAILURES_PER_NETWORK: u32 = 100;
/// How long a failure counts.
const WINDOW: Duration = Duration::from_secs(60);
/// How long an email that signed in from a network is known there.
const KNOWN_FOR: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// The most counters, and the most known pairs.
const CAPACITY: u64 = 100_000;

type Key = [u8; 32];

/// The failed attempts of the last minute. An attempt under way counts as failed.
pub struct SignInLimits {
    failures: Cache<Key, Arc<Failures>>,
    /// The pairs of network and email that have signed in. The failures of others in their network, such as an
    /// office, do not keep them out.
    known: Cache<Key, ()>,
}

/// The failures of one email or network since the first of them.
struct Failures {
    count: AtomicU32,
    since: Instant,
}

/// An attempt to sign in. It counts as failed until it is uncounted.
pub struct Attempt {
    counters: Vec<Arc<Failures>>,
    known: Cache<Key, ()>,
    pair: Key,
}

/// Limits without any failures yet.
impl Default for SignInLimits {
    fn default() -> Self {
        let cache = Cache::builder().max_capacity(CAPACITY);
        let failures = cache.time_to_live(WINDOW).build();
        let cache = Cache::builder().max_capacity(CAPACITY);
        let known = cache.time_to_live(KNOWN_FOR).build();
        Self { failures, known }
    }
}

impl SignInLimits {
    /// Begins an attempt.
    ///
    /// # Errors
    /// After too many failures: how long to wait.
    pub fn begin(&self, address: IpAddr, email: &str) -> Result<Attempt, Duration> {
        let network = network(address);
        let email = email.trim().to_lowercase();
        let pair = key(&format!("{network} {email}"));
        let mut counters = vec![(pair, FAILURES_PER_EMAIL)];
        if !self.known.contains_key(&pair) {
            counters.push((key(&network.to_string()), FAILURES_PER_NETWORK));
        }
        let new = || {
            Arc::new(Failures {
                count: AtomicU32::new(0),
                since: Instant::now(),
            })
        };
        let counters: Vec<_> = counters
            .into_iter()
            .map(|(key, cap)| (self.failures.get_with(key, new), cap))
            .collect();
        let waits = counters
            .iter()
            .filter(|(counter, cap)| counter.count.load(Ordering::Acquire) >= *cap)
            .map(|(counter, _)| WINDOW.saturating_sub(counter.since.elapsed()));
        if let Some(wait) = waits.max() {
            return Err(wait);
        }
        let counters: Vec<_> = counters.into_iter().map(|(counter, _)| counter).collect();
        for counter in &counters {
            counter.count.fetch_add(1, Ordering::AcqRel);
        }
        let known = self.known.clone();
        Ok(Attempt {
            counters,
            known,
            pair,
        })
    }
}

fn key(name: &str) -> Key {
    Sha256::digest(name).into()
}

impl Attempt {
    /// Removes the attempt from the counts: the service did not check the password.
    pub fn uncount(self) {
        for counter in self.counters {
            counter.count.fetch_sub(1, Ordering::AcqRel);
        }
    }

    /// Removes the attempt from the counts, and remembers that the email signed in from here.
    pub fn succeed(self) {
        self.known.insert(self.pair, ());
        self.uncount();
    }
}
