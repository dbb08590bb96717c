//! A breaker, which keeps calls from a service that fails.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Consecutive failures that open a breaker.
const FAILURES_TO_OPEN: u32 = 12;
/// How long an open breaker holds calls back before it lets one through. Short, so that the gateway
/// recovers within a second of the service.
const OPEN_FOR: Duration = Duration::from_millis(500);

/// Opens after consecutive failures, then lets one call through each half second until one succeeds.
pub(super) struct Breaker {
    start: Instant,
    failures: AtomicU32,
    /// Milliseconds after `start`; 0 while closed.
    open_until: AtomicU64,
}

impl Breaker {
    pub(super) fn new() -> Self {
        Self {
            start: Instant::now(),
            failures: AtomicU32::new(0),
            open_until: AtomicU64::new(0),
        }
    }

    /// Whether a call may be sent now.
    pub(super) fn allows(&self) -> bool {
        let open_until = self.open_until.load(Ordering::Acquire);
        if open_until == 0 {
            return true;
        }
        let now = self.start.elapsed().as_millis() as u64;
        now >= open_until
            && self
                .open_until
                .compare_exchange(
                    open_until,
                    now + OPEN_FOR.as_millis() as u64,
                    Ordering::AcqRel,
                    Ordering::Relaxed,
                )
                .is_ok()
    }

    pub(super) fn succeeded(&self) {
        self.failures.store(0, Ordering::Release);
        self.open_until.store(0, Ordering::Release);
    }

    pub(super) fn failed(&self) {
        let failures = self.failures.fetch_add(1, Ordering::AcqRel) + 1;
        if failures >= FAILURES_TO_OPEN {
            let until = self.start.elapsed() + OPEN_FOR;
            self.open_until
                .store((until.as_millis() as u64).max(1), Ordering::Release);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_breaker_opens_after_consecutive_failures_and_closes_on_success() {
        let breaker = Breaker::new();
        for _ in 1..FAILURES_TO_OPEN {
            breaker.failed();
        }
        assert!(breaker.allows());
        breaker.failed();
        assert!(!breaker.allows());
        breaker.succeeded();
        assert!(breaker.allows());
        // Only failures that follow each other count.
        for _ in 1..FAILURES_TO_OPEN {
            breaker.failed();
        }
        assert!(breaker.allows());
    }
}
