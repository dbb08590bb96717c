//! Tests of the polls.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use super::*;
use crate::request::test_context::{details, services};
use crate::request::{KnownUser, REQUEST_TIME};

/// A session whose token has been confirmed, and which polls without a pause that a test would notice.
fn request_context() -> RequestContext {
    let services = services(&["--poll-interval-ms", "1"]);
    let details = details(REQUEST_TIME);
    let authorization = details.authorization.as_ref().unwrap();
    let (number, email) = (1, None);
    let users = &services.known_users;
    let user = KnownUser { number, email };
    users.remember(authorization.fingerprint(), user, Some(Instant::now()));
    RequestContext::new(&services, details)
}

/// A list that can be read twice.
struct Twice;

static READ: AtomicU64 = AtomicU64::new(0);

impl PolledList for Twice {
    async fn read(_: &RequestContext, _: &str) -> Result<Arc<Self>> {
        let count = READ.fetch_add(1, Ordering::Relaxed);
        assert!(count % 3 < 2, "the third reading panics");
        Ok(Arc::new(Self))
    }
}

#[tokio::test]
async fn a_poll_that_panics_ends_its_listeners_and_the_next_one_starts_again() {
    let context = request_context();
    let mut held = Vec::new();
    for _ in 0..2 {
        let (listener, other) = (PollSubscription::default(), PollSubscription::default());
        other.next::<Twice>(&context, "").await.unwrap();
        let reason = loop {
            if let Err(reason) = listener.next::<Twice>(&context, "").await {
                break reason;
            }
            listener.changed().await;
        };
        assert_eq!(reason.code(), Code::Internal);
        assert_eq!(listener.changed().await, None);
        // The poll that has ended is still held when the next listener comes.
        held.push(other);
    }
}
