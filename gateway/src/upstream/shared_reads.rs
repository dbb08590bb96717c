//! Reads through the cache, which the fields of an operation and all operations of a session share.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{Either, ready};
use tokio::time::Instant;

use super::call::Api;
use super::operation_memory::Shared;
use super::read_cache::Decoded;
use crate::error::{Code, Error, Result};

/// How much time an operation must have left to read what another had no memory for.
const RETRY_TIME: Duration = Duration::from_secs(1);

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
        if let Some(known) = self.known(&address) {
            return Either::Left(ready(known.and_then(value)));
        }
        Either::Right(Box::pin(async move {
            self.read_shared(address, is_costly, read)
                .await
                .and_then(value)
        }))
    }

    /// What this operation has read at an address.
    fn known(&self, address: &str) -> Option<Result<Arc<Shared>>> {
        match self.context.session() {
            Ok(session) => self.context.reads.get(address, session.generation()),
            Err(error) => Some(Err(error)),
        }
    }

    async fn read_shared<T: Send + Sync + 'static>(
        &self,
        address: String,
        is_costly: bool,
        read: impl AsyncFnOnce() -> Result<Decoded<T>>,
    ) -> Result<Arc<Shared>> {
        let context = self.context;
        let session = context.session()?;
        let generation = session.generation();
        let mut read = Some(read);
        let result = loop {
            // Another field may have failed to read it meanwhile.
            if let Some(known) = self.known(&address) {
                return known;
            }
            let read_once = async || {
                let read = read
                    .take()
                    .ok_or_else(|| Error::internal("a read was started twice"))?;
                read().await
            };
            let result = context
                .cache
                .get(session, context.started, &address, is_costly, read_once)
                .await;
            // Another operation had no memory or no call left for it, which says nothing about this one. Too late to try, the
            // service would be blamed.
            let may_be_retried = result
                .as_ref()
                .is_err_and(|error| error.code() == Code::LimitExceeded)
                && read.is_some()
                && Instant::now() + RETRY_TIME < context.deadline;
            if !may_be_retried {
                break result;
            }
        };
        let response = result.map(|(response, was_cached)| {
            if read.is_some() {
                context.record_cost(|cost| match was_cached {
                    true => cost.cached += 1,
                    false => cost.shared += 1,
                });
            }
            response
        });
        context
            .reads
            .add(address, generation, response, &context.memory)
    }
}
