//! Tests of the polls.

use std::time::Instant;

use tokio::sync::mpsc;

use super::*;
use crate::caller::REQUEST_TIME;
use crate::caller::test_caller::{details, services};

/// A session whose token has been confirmed, and which polls without a pause that a test would notice.
fn caller() -> Caller {
    let services = services(&["--poll-interval-ms", "1"]);
    let details = details(REQUEST_TIME);
    let authorization = details.authorization.as_ref().unwrap();
    let tokens = &services.confirmed_tokens;
    tokens.confirmed(authorization.fingerprint(), Instant::now());
    Caller::new(&services, details)
}

/// A list that can be read twice.
struct Twice;

static READ: AtomicU64 = AtomicU64::new(0);

impl PolledList for Twice {
    async fn read(_: &Caller, _: &str) -> Result<Arc<Self>> {
        let count = READ.fetch_add(1, Ordering::Relaxed);
        assert!(count % 3 < 2, "the third reading panics");
        Ok(Arc::new(Self))
    }
}

#[tokio::test]
async fn a_poll_that_panics_ends_its_listeners_and_the_next_one_starts_again() {
    let caller = caller();
    let (held, mut ended) = mpsc::unbounded_channel();
    for _ in 0..2 {
        let listener = Listener::default();
        let first = listener.next::<Twice>(&caller, "").await.unwrap();
        let mut seen = vec![first.heard];
        while let Some(heard @ Heard::List { .. }) = listener.changed().await {
            assert_eq!(
                listener.next::<Twice>(&caller, "").await.unwrap().heard,
                heard
            );
            seen.push(heard);
        }
        assert!(seen.len() <= 2, "{seen:?}");
        // The poll that has ended is still held when the next listener comes.
        held.send(listener).unwrap();
    }
    while let Ok(listener) = ended.try_recv() {
        let reason = listener.next::<Twice>(&caller, "").await.err().unwrap();
        assert_eq!(reason.code(), Code::Internal);
        assert_eq!(listener.changed().await, None);
    }
}

/// A list that is read again and again.
struct Often;

impl PolledList for Often {
    async fn read(_: &Caller, _: &str) -> Result<Arc<Self>> {
        Ok(Arc::new(Self))
    }
}

#[tokio::test]
async fn who_has_seen_the_same_lists_hears_the_same_numbers() {
    let caller = caller();
    let (one, other) = (Listener::default(), Listener::default());
    let mut numbers = Vec::new();
    for listener in [&one, &other] {
        let first = listener.next::<Often>(&caller, "").await.unwrap();
        let Heard::List { before: None, now } = first.heard else {
            panic!("{:?}", first.heard);
        };
        numbers.push(now);
    }
    // Both hear of every list, in order, unless they are late.
    for _ in 0..3 {
        let (a, b) = tokio::join!(one.changed(), other.changed());
        for (heard, known) in [a, b].into_iter().zip(&mut numbers) {
            let Some(Heard::List { before, now }) = heard else {
                panic!("{heard:?}");
            };
            assert_eq!(before, Some(*known));
            assert!(now > *known);
            *known = now;
        }
    }
}

/// Rows by their keys: each is final when it has been read as often as its key says.
struct Countdown {
    left: u64,
}

impl PolledList for Countdown {
    async fn read(_: &Caller, key: &str) -> Result<Arc<Self>> {
        static READ: Mutex<[u64; 4]> = Mutex::new([0; 4]);
        let times: usize = key.parse().unwrap();
        let mut read = READ.lock().unwrap();
        read[times] += 1;
        let left = (times as u64).saturating_sub(read[times]);
        Ok(Arc::new(Self { left }))
    }

    fn is_final(&self) -> bool {
        self.left == 0
    }
}

#[tokio::test]
async fn a_row_is_heard_of_until_it_is_final_by_all_its_listeners() {
    let caller = caller();
    for key in ["1", "3"] {
        let listeners = [Listener::default(), Listener::default()];
        for listener in &listeners {
            listener.next::<Countdown>(&caller, key).await.unwrap();
        }
        for listener in &listeners {
            // The second listener never asks what it has heard, as an event that is shared is not executed for it.
            while let Some(heard) = listener.changed().await {
                assert!(matches!(heard, Heard::List { .. }), "{heard:?}");
            }
        }
        let late = Listener::default();
        let reading = late.next::<Countdown>(&caller, key).await.unwrap();
        assert_eq!(
            (reading.before.is_none(), reading.now.unwrap().left),
            (true, 0)
        );
        assert_eq!(late.changed().await, None);
    }
}

#[test]
fn pauses_after_failures_begin_short_and_double_up_to_a_limit() {
    let interval = Duration::from_secs(10);
    for (failures, seconds) in [(1, 1), (2, 2), (3, 4), (4, 8), (5, 10), (40, 10)] {
        let pause = pause_after(failures, interval);
        assert_eq!(pause, Duration::from_secs(seconds), "{failures}");
    }
}
