//! Identical queries of one session that are in flight at once share one execution and its bytes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared, WeakShared};

use crate::graphql::response::GraphqlResponse;

/// Identifies a query: queries with the same key have the same response.
pub type Key = [u8; 32];
type Execution = BoxFuture<'static, Arc<GraphqlResponse>>;

/// The queries that are being executed.
#[derive(Default)]
pub struct InFlightQueries(Mutex<HashMap<Key, WeakShared<Execution>>>);

impl InFlightQueries {
    /// Joins the execution in flight with this key, or starts this one.
    pub fn join(
        self: &Arc<Self>,
        key: Key,
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
            let response = Arc::new(execution.await);
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

    /// Lets no later query join the executions in flight.
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
