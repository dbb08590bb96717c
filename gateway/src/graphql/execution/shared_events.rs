//! Events that subscriptions share: a few are executed at a time, and each once for all subscriptions of a session that
//! want the same one.

use std::sync::Arc;
use std::time::Duration;

use moka::future::Cache;
use tokio::sync::Semaphore;

use crate::graphql::execution::deduplicate::Key;
use crate::graphql::transport::response::GraphqlResponse;

/// The number of events executed at once. The others wait, and do not delay requests.
const AT_ONCE: usize = 16;

/// How long an event is kept for other subscriptions to the same one, which are notified at the same time.
const KEPT_FOR: Duration = Duration::from_secs(5);

/// The maximum bytes of kept events.
const KEPT_BYTES: u64 = 16 << 20;

/// The events of all subscriptions.
pub struct Events {
    places: Semaphore,
    written: Cache<Key, Arc<GraphqlResponse>>,
}

impl Default for Events {
    fn default() -> Self {
        let weight = |_: &Key, event: &Arc<GraphqlResponse>| {
            u32::try_from(event.body.len() + 1_000).unwrap_or(u32::MAX)
        };
        Self {
            places: Semaphore::new(AT_ONCE),
            written: Cache::builder()
                .max_capacity(KEPT_BYTES)
                .weigher(weight)
                .time_to_live(KEPT_FOR)
                .build(),
        }
    }
}

impl Events {
    /// The event with this key, executed unless a recent one is kept.
    pub async fn get(
        &self,
        key: Key,
        execution: impl Future<Output = Arc<GraphqlResponse>>,
    ) -> Arc<GraphqlResponse> {
        let in_place = async {
            let _place = self.places.acquire().await;
            execution.await
        };
        self.written.get_with(key, in_place).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use async_graphql::Response;
    use futures_util::future::join_all;
    use tokio::task::yield_now;

    use super::*;

    fn response() -> Arc<GraphqlResponse> {
        Arc::new(GraphqlResponse::new(Response::default(), "r"))
    }

    #[tokio::test]
    async fn the_same_event_is_executed_once() {
        let (events, executed) = (Events::default(), AtomicUsize::new(0));
        let get = |key: u8| {
            events.get([key; 32], async {
                executed.fetch_add(1, Ordering::Relaxed);
                yield_now().await;
                response()
            })
        };
        let all = join_all((0..100).map(|at| get(at % 2))).await;
        assert_eq!(executed.load(Ordering::Relaxed), 2);
        assert!(Arc::ptr_eq(&all[0], &all[98]));
        assert!(!Arc::ptr_eq(&all[0], &all[1]));
        // A late subscription still finds it.
        assert!(Arc::ptr_eq(&all[0], &get(0).await));
    }

    #[tokio::test]
    async fn few_events_are_executed_at_once() {
        let (events, running) = (Events::default(), AtomicUsize::new(0));
        let get = |key: u8| {
            events.get([key; 32], async {
                let at_once = running.fetch_add(1, Ordering::Relaxed) + 1;
                assert!(at_once <= AT_ONCE, "{at_once}");
                yield_now().await;
                running.fetch_sub(1, Ordering::Relaxed);
                response()
            })
        };
        assert_eq!(join_all((0..100).map(get)).await.len(), 100);
    }
}
