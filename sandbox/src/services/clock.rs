//! The time used by the services, which tests can set.

use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;

/// A change of the clock, as the fault switch receives it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ClockChange {
    /// Stops the clock at this time.
    Now(DateTime<Utc>),
    /// Moves the clock forward, running or stopped.
    AdvanceMs(u32),
}

#[derive(Default)]
struct Setting {
    stopped_at: Option<DateTime<Utc>>,
    ahead: TimeDelta,
}

/// The machine's clock, unless a test has set another time.
#[derive(Default)]
pub(crate) struct Clock(Mutex<Setting>);

impl Clock {
    pub(crate) fn now(&self) -> DateTime<Utc> {
        let setting = self.setting();
        setting.stopped_at.unwrap_or_else(Utc::now) + setting.ahead
    }

    pub(crate) fn change(&self, change: ClockChange) {
        let mut setting = self.setting();
        match change {
            ClockChange::Now(now) => {
                *setting = Setting {
                    stopped_at: Some(now),
                    ahead: TimeDelta::zero(),
                }
            }
            ClockChange::AdvanceMs(milliseconds) => {
                setting.ahead += TimeDelta::milliseconds(milliseconds.into());
            }
        }
    }

    /// Returns to the machine's clock.
    pub(crate) fn reset(&self) {
        *self.setting() = Setting::default();
    }

    fn setting(&self) -> MutexGuard<'_, Setting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
