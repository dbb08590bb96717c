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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_deadline_is_where_it_was_moved_last() {
        let now = Instant::now();
        let later = now + Duration::from_secs(900);
        let (sender, deadline) = Deadline::moving(now);
        sender.send_replace(later);
        assert_eq!(deadline.passed().now_or_never(), None);

        let (sender, deadline) = Deadline::moving(later);
        tokio::join!(deadline.passed(), async { sender.send_replace(now) });

        // It stays there when nothing can move it any more.
        let (sender, deadline) = Deadline::moving(later);
        sender.send_replace(now);
        drop(sender);
        deadline.passed().await;

        // It is moved by the time that its clock stood still, within a bound.
        let second = Duration::from_secs(1);
        for (latest, is_passed) in [(now + 900 * second, false), (now, true)] {
            let (clock, deadline) = Deadline::from(now + second / 100).with_clock(latest);
            let waiting = async { sleep_until(now + second / 10).await };
            clock.stopped(waiting).await;
            let Deadline::Moving(at) = deadline else {
                panic!("the deadline is fixed");
            };
            assert_eq!(*at.borrow() <= Instant::now(), is_passed);
        }
        let (_, deadline) = Deadline::moving(later);
        assert_eq!(deadline.passed().now_or_never(), None);
    }
}
