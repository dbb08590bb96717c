//! What the calls of a service have come to since the start, for its developers.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};

use super::contract::Call;
use super::response::HttpResponse;
use crate::error::{Code, Result};

/// The counts of each call of a service, by its name in the contract.
#[derive(Default)]
pub struct CallCounts(Mutex<HashMap<&'static str, CallCount>>);

/// What one call has come to.
#[derive(Clone, Debug, Default)]
pub struct CallCount {
    /// How often it was sent, with repetitions.
    pub calls: u64,
    /// How often there was no response, or one with an error status.
    pub failures: u64,
    /// The rows of its responses that could not be read.
    pub unreadable_rows: u64,
    /// The time of all together.
    pub took: Duration,
    /// The latest.
    pub last: Option<LastCall>,
}

/// How a call has ended.
#[derive(Clone, Copy, Debug)]
pub struct LastCall {
    /// When.
    pub at: DateTime<Utc>,
    /// How long it took.
    pub took: Duration,
    /// The status of the response, or why there was none.
    pub outcome: std::result::Result<u16, Code>,
}

impl LastCall {
    /// Whether there was no response, or one with an error status.
    pub fn has_failed(&self) -> bool {
        self.outcome.map_or(true, |status| status >= 400)
    }
}

impl CallCounts {
    fn counts(&self) -> MutexGuard<'_, HashMap<&'static str, CallCount>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a call that has ended.
    pub(super) fn ended(&self, call: &Call, took: Duration, result: &Result<HttpResponse>) {
        let outcome = match result {
            Ok(response) => Ok(response.status.as_u16()),
            Err(error) => Err(error.code()),
        };
        let last = LastCall {
            at: Utc::now(),
            took,
            outcome,
        };
        let mut counts = self.counts();
        let count = counts.entry(call.name).or_default();
        count.calls += 1;
        count.failures += u64::from(last.has_failed());
        count.took += took;
        count.last = Some(last);
    }

    /// Counts rows that could not be read.
    pub(super) fn unreadable(&self, call: &Call, rows: usize) {
        if rows > 0 {
            self.counts().entry(call.name).or_default().unreadable_rows += rows as u64;
        }
    }

    /// The counts of a call; zeros if it was not sent.
    pub fn of(&self, call: &Call) -> CallCount {
        self.counts().get(call.name).cloned().unwrap_or_default()
    }
}
