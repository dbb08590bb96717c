//! Subscriptions. Each event is executed as a request of its own.

use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::{self, BoxStream};
use sha2::{Digest, Sha256};

use crate::graphql::execution::executor::Executor;
use crate::graphql::execution::operation::Operation;
use crate::graphql::execution::shared_events::{Events, Key};
use crate::graphql::transport::response::GraphqlResponse;
use crate::request::{PollEvent, PollSubscription, RequestDetails};

/// An active subscription.
struct Subscribed {
    operation: Operation,
    executor: Arc<Executor>,
    shared: Arc<Events>,
    details: RequestDetails,
    listener: PollSubscription,
    /// Identifies the subscription and its session.
    key: Key,
}

impl Operation {
    /// Executes a subscription; the stream has one response per event.
    pub fn execute_stream(
        self,
        executor: &Arc<Executor>,
        shared: &Arc<Events>,
        details: RequestDetails,
    ) -> BoxStream<'static, Arc<GraphqlResponse>> {
        let subscribed = Subscribed {
            key: self.key(&details),
            operation: self,
            executor: Arc::clone(executor),
            shared: Arc::clone(shared),
            details,
            listener: PollSubscription::default(),
        };
        let events = stream::unfold((subscribed, true), async |(subscribed, is_first)| {
            let event = match is_first {
                // Not shared: the first event may wait long for the list, and is short.
                true => subscribed.execute().await,
                false => subscribed.next().await?,
            };
            Some((event, (subscribed, false)))
        });
        events.boxed()
    }
}

impl Subscribed {
    /// The next event; `None` after the last.
    async fn next(&self) -> Option<Arc<GraphqlResponse>> {
        let PollEvent::List { before, now } = self.listener.changed().await? else {
            // It reports why there are no more.
            return Some(self.execute().await);
        };
        let mut key = Sha256::new();
        key.update(self.key);
        key.update(before.unwrap_or(u64::MAX).to_le_bytes());
        key.update(now.to_le_bytes());
        let key = key.finalize().into();
        Some(self.shared.get(key, self.execute()).await)
    }

    /// Executes the next event, with the time limit and the calls of a request.
    async fn execute(&self) -> Arc<GraphqlResponse> {
        let (details, listener) = (self.details.clone(), self.listener.clone());
        let event = self.operation.event(&self.executor, details, listener);
        Arc::new(event.await)
    }
}
