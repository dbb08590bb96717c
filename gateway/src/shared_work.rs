//! Identical queries of one session that are in flight at once share one execution and its bytes.

use std::collections::HashMap;
use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, PoisonError};

use async_graphql::Variables;
use async_graphql::parser::types::OperationType;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared, WeakShared};
use sha2::{Digest, Sha256};

use crate::gateway::Gateway;
use crate::operation::{Answer, Operation};
use crate::session::Caller;

type Key = [u8; 32];
type Work = Shared<BoxFuture<'static, Arc<Answer>>>;

/// The queries that are being answered.
#[derive(Default)]
pub struct SharedWork(Mutex<HashMap<Key, WeakShared<BoxFuture<'static, Arc<Answer>>>>>);

impl SharedWork {
    /// Answers an operation, together with an identical query where one is in flight. A mutation is
    /// never shared, and no query joins one that began before a mutation ended.
    pub async fn answer(
        gateway: &Arc<Gateway>,
        operation: Operation,
        caller: Caller,
    ) -> Arc<Answer> {
        if operation.kind != OperationType::Query {
            let owned = Arc::clone(gateway);
            // A task of its own: a caller who goes away does not leave a write half done.
            let task = gateway.tasks.spawn(async move {
                let answer = operation.execute(&owned, caller).await;
                owned.shared_work.forget();
                Arc::new(answer)
            });
            return match task.await {
                Ok(answer) => answer,
                Err(failed) => resume_unwind(failed.into_panic()),
            };
        }
        if caller.fresh {
            return Arc::new(operation.execute(gateway, caller).await);
        }
        let key = key(&operation, &caller);
        gateway
            .shared_work
            .join(key, gateway, operation, caller)
            .await
    }

    fn join(&self, key: Key, gateway: &Arc<Gateway>, operation: Operation, caller: Caller) -> Work {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(work) = running.get(&key).and_then(WeakShared::upgrade) {
            metrics::counter!("marquee_graphql_shared_total").increment(1);
            return work;
        }
        let gateway = Arc::clone(gateway);
        let work = async move {
            // Made inside, so that it also ends with work that nobody waits for any more.
            let ended = Ended {
                work: Arc::clone(&gateway.shared_work),
                key,
            };
            let answer = Arc::new(operation.execute(&gateway, caller).await);
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

    fn forget(&self) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clear();
    }
}

/// Takes work off the list when it ends, answered or given up.
struct Ended {
    work: Arc<SharedWork>,
    key: Key,
}

impl Drop for Ended {
    fn drop(&mut self) {
        let mut running = self.work.0.lock().unwrap_or_else(PoisonError::into_inner);
        running.remove(&self.key);
    }
}

/// Two queries with one key have one answer: same session, zone, document, operation and variables.
fn key(operation: &Operation, caller: &Caller) -> Key {
    let mut hash = Sha256::new();
    match &caller.token {
        Some(token) => hash.update(token.fingerprint()),
        None => hash.update(b"nobody"),
    }
    hash.update(operation.document.hash);
    for text in [
        caller.time_zone.name(),
        operation.name.as_deref().unwrap_or(""),
    ] {
        hash.update(text.len().to_le_bytes());
        hash.update(text);
    }
    hash.update(canonical(&operation.variables));
    hash.finalize().into()
}

/// The variables in one spelling: sorted by name, objects in the order they were sent.
fn canonical(variables: &Variables) -> Vec<u8> {
    serde_json::to_vec(variables).unwrap_or_default()
}
