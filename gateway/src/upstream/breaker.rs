//! A breaker, which keeps calls from a service that cannot be reached.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Consecutive failures that open a breaker.
const FAILURES_TO_OPEN: u32 = 12;
/// How long an open breaker holds calls back before it lets one through. Short, so that the gateway
/// recovers within a second of the service.
const OPEN_FOR: Duration = Duration::from_millis(500);

/// Opens after consecutive failures, then lets one call through each half second until one succeeds.
#[derive(Default)]
pub(super) struct Breaker(Mutex<State>);

#[derive(Default)]
struct State {
    failures: u32,
    open_until: Option<Instant>,
}

impl Breaker {
    /// Whether a call may be sent now.
    pub(super) fn allows(&self) -> bool {
        let (mut state, now) = (self.state(), Instant::now());
        match &mut state.open_until {
            Some(until) if now < *until => return false,
            Some(until) => *until = now + OPEN_FOR,
            None => {}
        }
        true
    }

    pub(super) fn succeeded(&self) {
        *self.state() = State::default();
    }

    pub(super) fn failed(&self) {
        let mut state = self.state();
        state.failures += 1;
        if state.failures >= FAILURES_TO_OPEN {
            state.open_until = Some(Instant::now() + OPEN_FOR);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_breaker_opens_after_consecutive_failures_and_closes_on_success() {
        let breaker = Breaker::default();
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
