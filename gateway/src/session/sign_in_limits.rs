//! Limits on guessing passwords: failed attempts are counted per email and address, and per address.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use moka::sync::Cache;
use sha2::{Digest, Sha256};

/// Failures within the window after which an address may not try an email again.
const FAILURES_PER_EMAIL: u32 = 10;
/// Failures within the window after which an address may not try any email.
const FAILURES_PER_ADDRESS: u32 = 100;
/// How long a failure counts.
const WINDOW: Duration = Duration::from_secs(60);

type Key = [u8; 32];

/// The failed attempts of the last minute. An attempt under way counts as failed.
pub struct SignInLimits(Cache<Key, Arc<AtomicU32>>);

/// An attempt to sign in. It counts as failed until it is uncounted.
pub struct Attempt([Arc<AtomicU32>; 2]);

impl SignInLimits {
    /// Limits without any failures yet.
    pub fn new() -> Self {
        Self(
            Cache::builder()
                .max_capacity(100_000)
                .time_to_live(WINDOW)
                .build(),
        )
    }

    /// Begins an attempt; None after too many failures.
    pub fn begin(&self, address: IpAddr, email: &str) -> Option<Attempt> {
        let email = email.trim().to_lowercase();
        let counters = [
            (format!("{address} {email}"), FAILURES_PER_EMAIL),
            (address.to_string(), FAILURES_PER_ADDRESS),
        ]
        .map(|(name, cap)| (self.counter(&name), cap));
        let is_full = counters
            .iter()
            .any(|(counter, cap)| counter.load(Ordering::Acquire) >= *cap);
        if is_full {
            return None;
        }
        let counters = counters.map(|(counter, _)| counter);
        for counter in &counters {
            counter.fetch_add(1, Ordering::AcqRel);
        }
        Some(Attempt(counters))
    }

    fn counter(&self, name: &str) -> Arc<AtomicU32> {
        self.0.get_with(Sha256::digest(name).into(), Arc::default)
    }
}

impl Default for SignInLimits {
    fn default() -> Self {
        Self::new()
    }
}

impl Attempt {
    /// Removes the attempt from the counts: it succeeded, or the service did not check the password.
    pub fn uncount(self) {
        for counter in self.0 {
            counter.fetch_sub(1, Ordering::AcqRel);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn only_failures_are_counted_per_email() {
        let limits = SignInLimits::new();
        for _ in 0..FAILURES_PER_EMAIL * 3 {
            limits.begin(HERE, "a@marquee.example").unwrap().uncount();
        }
        for _ in 0..FAILURES_PER_EMAIL {
            assert!(limits.begin(HERE, "A@marquee.example ").is_some());
        }
        assert!(limits.begin(HERE, "a@marquee.example").is_none());
        assert!(limits.begin(HERE, "b@marquee.example").is_some());
    }

    #[test]
    fn an_address_that_tries_many_emails_is_rejected() {
        let limits = SignInLimits::new();
        for guess in 0..FAILURES_PER_ADDRESS {
            assert!(
                limits
                    .begin(HERE, &format!("{guess}@marquee.example"))
                    .is_some()
            );
        }
        assert!(limits.begin(HERE, "other@marquee.example").is_none());
    }
}
