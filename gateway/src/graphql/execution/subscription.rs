//! Subscriptions. Each event is executed as a request of its own.

use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::{self, BoxStream};

use crate::graphql::execution::executor::Executor;
use crate::graphql::execution::operation::Operation;
use crate::graphql::transport::response::GraphqlResponse;
use crate::request::{PollSubscription, RequestDetails};

/// An active subscription.
struct Subscribed {
    operation: Operation,
    executor: Arc<Executor>,
    details: RequestDetails,
    listener: PollSubscription,
}

impl Operation {
    /// Executes a subscription; the stream has one response per event.
    pub fn execute_stream(
        self,
        executor: &Arc<Executor>,
        details: RequestDetails,
    ) -> BoxStream<'static, GraphqlResponse> {
        let subscribed = Subscribed {
            operation: self,
            executor: Arc::clone(executor),
            details,
            listener: PollSubscription::default(),
        };
        let events = stream::unfold((subscribed, true), async |(subscribed, is_first)| {
            let event = match is_first {
                // Takes no permit: it may wait long for the list, and is short.
                true => subscribed.execute().await,
                false => {
                    subscribed.listener.changed().await?;
                    let _permit = subscribed.executor.events.acquire().await;
                    subscribed.execute().await
                }
            };
            Some((event, (subscribed, false)))
        });
        events.boxed()
    }
}

impl Subscribed {
    /// Executes the next event, with the time limit and the calls of a request.
    async fn execute(&self) -> GraphqlResponse {
        let (details, listener) = (self.details.clone(), self.listener.clone());
        self.operation
            .event(&self.executor, details, listener)
            .await
    }
}
