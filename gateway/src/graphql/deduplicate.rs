//! Identical queries of one session that are in flight at once share one execution and its bytes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared, WeakShared};

use crate::graphql::response::GraphqlResponse;

/// What tells queries apart.
pub type Key = [u8; 32];
type Answering = BoxFuture<'static, Arc<GraphqlResponse>>;

/// The queries that are being answered.
#[derive(Default)]
pub struct InFlightQueries(Mutex<HashMap<Key, WeakShared<Answering>>>);

impl InFlightQueries {
    /// The work that is in flight under this key; where there is none, this one.
    pub fn join(
        self: &Arc<Self>,
        key: Key,
        work: impl Future<Output = GraphqlResponse> + Send + 'static,
    ) -> Shared<Answering> {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(work) = running.get(&key).and_then(WeakShared::upgrade) {
            metrics::counter!("marquee_graphql_shared_total").increment(1);
            return work;
        }
        let all = Arc::clone(self);
        let work = async move {
            // Made inside, so that it also ends with work that nobody waits for any more.
            let ended = Ended { work: all, key };
            let answer = Arc::new(work.await);
            drop(ended);
            answer
        }
        .boxed()
        .shared();
        if let Some(weak) = work.downgrade() {
            running.insert(key, weak);
        }
        work
    }

    /// Lets nobody join what is in flight now.
    pub fn forget(&self) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clear();
    }
}

/// Takes work off the list when it ends, answered or given up.
struct Ended {
    work: Arc<InFlightQueries>,
    key: Key,
}

impl Drop for Ended {
    fn drop(&mut self) {
        let mut running = self.work.0.lock().unwrap_or_else(PoisonError::into_inner);
        running.remove(&self.key);
    }
}
