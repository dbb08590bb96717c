//! When a call must have ended.

use std::future::Future;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// When a call must have ended.
pub(super) enum Deadline {
    /// At this moment.
    Fixed(Instant),
    /// At the moment that was sent last.
    Moving(watch::Receiver<Instant>),
}

/// The clock of a call. It stands still while the call waits for what is not its service's fault.
pub(super) struct Clock {
    deadline: Option<watch::Sender<Instant>>,
    latest: Instant,
}

impl Clock {
    /// Waits. The deadline is then as far away as before, but not beyond the latest possible.
    pub(super) async fn stopped<T>(&self, waiting: impl Future<Output = T>) -> T {
        let Some(deadline) = &self.deadline else {
            return waiting.await;
        };
        let (at, started) = (*deadline.borrow(), Instant::now());
        deadline.send_replace(self.latest);
        let result = waiting.await;
        deadline.send_replace(self.latest.min(at + started.elapsed()));
        result
    }
}

impl From<Instant> for Deadline {
    fn from(at: Instant) -> Self {
        Self::Fixed(at)
    }
}

impl Deadline {
    /// A deadline, and what moves it.
    pub(super) fn moving(at: Instant) -> (watch::Sender<Instant>, Self) {
        let (sender, receiver) = watch::channel(at);
        (sender, Self::Moving(receiver))
    }

    /// A clock for this deadline, which `latest` bounds. Only a fixed deadline has one that can stand still.
    pub(super) fn with_clock(self, latest: Instant) -> (Clock, Self) {
        let (deadline, at) = match self {
            Self::Fixed(at) => {
                let (sender, moving) = Self::moving(at);
                (Some(sender), moving)
            }
            moving @ Self::Moving(_) => (None, moving),
        };
        (Clock { deadline, latest }, at)
    }

    /// Waits for it.
    pub(super) async fn passed(self) {
        let mut at = match self {
            Self::Fixed(at) => return sleep_until(at).await,
            Self::Moving(at) => at,
        };
        loop {
            let until = *at.borrow_and_update();
            let moved = tokio::select! {
                biased;
                moved = at.changed() => moved,
                () = sleep_until(until) => return,
            };
            if moved.is_err() {
                // It stays where it is.
                return sleep_until(until).await;
            }
        }
    }
}
