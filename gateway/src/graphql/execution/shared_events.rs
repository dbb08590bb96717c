//! Events that subscriptions share: a few are executed at a time, and each once for all subscriptions of a session that
//! want the same one.

use std::sync::Arc;
use std::time::Duration;

use moka::future::Cache;
use tokio::sync::Semaphore;

use crate::graphql::transport::response::GraphqlResponse;

/// Identifies an operation: those with the same key have the same response.
pub type Key = [u8; 32];

/// The number of events executed at once. The others wait, and do not delay requests.
const AT_ONCE: usize = 16;

/// How long an event is kept for other subscriptions to the same one, which are notified at the same time.
const KEPT_FOR: Duration = Duration::from_secs(5);

/// The maximum bytes of kept events.
const KEPT_BYTES: u64 = 16 << 20;

/// The events of all subscriptions.
pub struct Events {
    permits: Semaphore,
    written: Cache<Key, Arc<GraphqlResponse>>,
}

impl Default for Events {
    fn default() -> Self {
        let weight = |_: &Key, event: &Arc<GraphqlResponse>| {
            u32::try_from(event.body.len() + 1_000).unwrap_or(u32::MAX)
        };
        Self {
            permits: Semaphore::new(AT_ONCE),
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
        let limited = async {
            let _permit = self.permits.acquire().await;
            execution.await
        };
        self.written.get_with(key, limited).await
    }
}
