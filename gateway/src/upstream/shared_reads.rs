//! Reads through the cache, which the fields of an operation and all operations of a session share.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use foldhash::fast::RandomState;
use futures_util::future::{Either, ready};
use tokio::time::Instant;

use super::call::Api;
use super::read_cache::{Decoded, Key, Shared};
use crate::error::{Code, Error, Result};

/// What the reads of one operation returned, failures included, and in which generation of the session: a write begins
/// another. It is in memory until the operation ends.
///
/// A field below a list asks for the same read once per row. The cache of all sessions answers that too, but it has to be
/// right for all of them; here, a lookup is enough.
pub(super) type OperationReads = Mutex<HashMap<Key, (u64, Result<Arc<Shared>>), RandomState>>;

impl Api<'_> {
    /// What this operation has read at an address, or else the cached value or the one that `read` returns. The operation
    /// holds it until it ends.
    ///
    /// What is known is found at once: each row of a list may ask for the same, and would move a future that holds a
    /// whole call to a service. Such a future is made, and boxed, only if there is a call to wait for.
    pub(super) fn read_once<T: Send + Sync + 'static>(
        &self,
        address: String,
        is_costly: bool,
        read: impl AsyncFnOnce() -> Result<Decoded<T>>,
    ) -> impl Future<Output = Result<Arc<T>>> {
        let value = |response: Arc<Shared>| {
            let value = Arc::clone(&response.value).downcast();
            value.map_err(|_| Error::internal("a read value has another type"))
        };
        let key = (address, TypeId::of::<T>());
        if let Some(known) = self.known(&key) {
            return Either::Left(ready(known.and_then(value)));
        }
        Either::Right(Box::pin(async move {
            self.read_shared(key, is_costly, read).await.and_then(value)
        }))
    }

    /// What this operation has read.
    fn known(&self, key: &Key) -> Option<Result<Arc<Shared>>> {
        let generation = match self.context.session() {
            Ok(session) => session.generation(),
            Err(error) => return Some(Err(error)),
        };
        let reads = self.context.reads.lock();
        let reads = reads.unwrap_or_else(PoisonError::into_inner);
        let known = reads.get(key).filter(|(read_in, _)| *read_in == generation);
        known.map(|(_, result)| result.clone())
    }

    async fn read_shared<T: Send + Sync + 'static>(
        &self,
        key: Key,
        is_costly: bool,
        read: impl AsyncFnOnce() -> Result<Decoded<T>>,
    ) -> Result<Arc<Shared>> {
        let context = self.context;
        let session = context.session()?;
        let generation = session.generation();
        // Another field may have read it meanwhile.
        if let Some(known) = self.known(&key) {
            return known;
        }
        let (cache, started, mut read) = (&context.cache, context.started, Some(read));
        let result = loop {
            let read_once = async || match read.take() {
                Some(read) => read().await,
                None => Err(Error::internal("a read was started twice")),
            };
            let found = cache.get(session, started, &key, is_costly, read_once);
            match found.await {
                // Another operation had no memory or no call left for it, which says nothing about this one.
                Err(error)
                    if error.code() == Code::LimitExceeded
                        && read.is_some()
                        && Instant::now() < context.deadline => {}
                result => break result,
            }
        };
        if let Ok((_, was_cached)) = &result {
            context.record_cost(|cost| match was_cached {
                true => cost.cached += 1,
                false => cost.shared += usize::from(read.is_some()),
            });
        }
        let mut reads = context.reads.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((read_in, known)) = reads.get(&key)
            && *read_in == generation
        {
            return known.clone();
        }
        let result = result.and_then(|(response, _)| {
            if response.is_long() {
                context.memory.count(response.bytes)?;
            }
            Ok(response)
        });
        reads.insert(key, (generation, result.clone()));
        result
    }
}
