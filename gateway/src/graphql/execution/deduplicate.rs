//! Identical queries of a session that are in flight at the same time share one execution and its bytes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared, WeakShared};

use crate::error::Result;
use crate::graphql::execution::catch_panic::catch_panic;
use crate::graphql::transport::response::GraphqlResponse;

/// Identifies a query: queries with the same key have the same response.
pub type Key = [u8; 32];
type Execution = BoxFuture<'static, Result<Arc<GraphqlResponse>>>;

/// The queries in flight.
#[derive(Default)]
pub struct InFlightQueries(Mutex<HashMap<Key, WeakShared<Execution>>>);

impl InFlightQueries {
    /// Joins the execution in flight with this key, or starts this one. A panic ends it with INTERNAL for all who
    /// joined: a shared future that unwinds would leave the others waiting.
    pub fn join(
        self: &Arc<Self>,
        key: Key,
        request_id: String,
        execution: impl Future<Output = GraphqlResponse> + Send + 'static,
    ) -> Shared<Execution> {
        let mut in_flight = self.lock();
        if let Some(execution) = in_flight.get(&key).and_then(WeakShared::upgrade) {
            metrics::counter!("marquee_graphql_shared_total").increment(1);
            return execution;
        }
        let queries = Arc::clone(self);
        let execution = async move {
            // Created inside the future, so that it is also dropped if the future is dropped early.
            let guard = RemoveOnDrop { queries, key };
            let response = catch_panic(&request_id, execution).await.map(Arc::new);
            drop(guard);
            response
        }
        .boxed()
        .shared();
        if let Some(weak) = execution.downgrade() {
            in_flight.insert(key, weak);
        }
        execution
    }

    /// Prevents later queries from joining the executions in flight.
    pub fn clear(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Key, WeakShared<Execution>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Removes an execution when it ends or is dropped.
struct RemoveOnDrop {
    queries: Arc<InFlightQueries>,
    key: Key,
}

impl Drop for RemoveOnDrop {
    fn drop(&mut self) {
        self.queries.lock().remove(&self.key);
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::Response;
    use tokio::sync::oneshot;

    use super::*;
    use crate::error::Code;

    const KEY: Key = [7; 32];

    async fn response() -> GraphqlResponse {
        GraphqlResponse::new(Response::default(), "r")
    }

    #[tokio::test]
    async fn all_who_share_an_execution_that_panics_get_an_error_and_the_next_one_is_executed() {
        let queries = Arc::new(InFlightQueries::default());
        let join = |execution: BoxFuture<'static, GraphqlResponse>| {
            queries.join(KEY, "r".to_owned(), execution)
        };
        let (go, gone) = oneshot::channel::<()>();
        let panics = async {
            let _sent = gone.await;
            panic!("in a field")
        };
        let first = tokio::spawn(join(panics.boxed()));
        let second = tokio::spawn(join(response().boxed()));
        let third = join(response().boxed());
        tokio::task::yield_now().await;
        go.send(()).unwrap();
        for shared in [first.await.unwrap(), second.await.unwrap(), third.await] {
            assert_eq!(shared.unwrap_err().code(), Code::Internal);
        }
        assert!(queries.lock().is_empty());
        assert!(join(response().boxed()).await.is_ok());
    }
}
