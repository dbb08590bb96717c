//! When a call must have ended.

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// When a call must have ended.
pub(super) enum Deadline {
    /// At this moment.
    Fixed(Instant),
    /// At the moment that was sent last.
    Moving(watch::Receiver<Instant>),
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
        let (_, deadline) = Deadline::moving(later);
        assert_eq!(deadline.passed().now_or_never(), None);
    }
}
