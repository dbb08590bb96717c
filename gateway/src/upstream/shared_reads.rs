//! Reads through the cache, which the fields of an operation and all operations of a session share.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::{Either, ready};
use tokio::time::Instant;

use super::call::Api;
use super::read_cache::Decoded;
use crate::error::{Code, Error, Result};

/// How much time an operation must have left to read what another had no memory for.
const RETRY_TIME: Duration = Duration::from_secs(1);

impl Api<'_> {
    /// What this operation has read at an address, or else the cached value or the one that `read` returns.
    ///
    /// What is known is found at once: each row of a list may ask for the same, and would move a future that holds a
    /// whole call to a service. Such a future is made, and boxed, only if there is a call to wait for.
    pub(super) fn read_once<T: Send + Sync + 'static>(
        &self,
        address: String,
        is_costly: bool,
        read: impl AsyncFnOnce() -> Result<Decoded<T>>,
    ) -> impl Future<Output = Result<Arc<T>>> {
        if let Some(known) = self.known(&address) {
            return Either::Left(ready(known));
        }
        Either::Right(Box::pin(async move {
            let generation = self.context.generation()?.number();
            let result = self.cached(&address, is_costly, read).await;
            self.context.reads.add(address, generation, &result);
            result
        }))
    }

    /// What this operation has read at an address.
    pub(super) fn known<T: Send + Sync + 'static>(&self, address: &str) -> Option<Result<Arc<T>>> {
        let generation = self.context.generation();
        generation.map_or_else(
            |error| Some(Err(error)),
            |generation| self.context.reads.get(address, generation.number()),
        )
    }

    /// The cached value of an address, or the one that `read` returns. The operation holds it until it ends.
    pub(super) async fn cached<T: Send + Sync + 'static>(
        &self,
        address: &str,
        is_costly: bool,
        read: impl AsyncFnOnce() -> Result<Decoded<T>>,
    ) -> Result<Arc<T>> {
        let context = self.context;
        let (generation, started) = (context.generation()?, context.started);
        let mut read = Some(read);
        loop {
            // Another field may have failed to read it meanwhile.
            if let Some(known) = self.known(address) {
                return known;
            }
            let read_once = async || {
                let read = read
                    .take()
                    .ok_or_else(|| Error::internal("a read was started twice"))?;
                read().await
            };
            let cached = context
                .cache
                .get(generation, started, address, is_costly, read_once)
                .await;
            match cached {
                Ok(Some((response, was_cached))) => {
                    context.memory.keep(&response)?;
                    if read.is_some() {
                        context.record_cost(|cost| match was_cached {
                            true => cost.cached += 1,
                            false => cost.shared += 1,
                        });
                    }
                    let value = Arc::clone(&response.value).downcast();
                    return value.map_err(|_| Error::internal("a cached value has another type"));
                }
                Ok(None) => {}
                // Another operation had no memory or no call left for it, which says nothing about this one. Too late to try, the service
                // would be blamed.
                Err(error)
                    if error.code() == Code::LimitExceeded
                        && read.is_some()
                        && Instant::now() + RETRY_TIME < context.deadline => {}
                Err(error) => return Err(error),
            }
        }
    }
}
