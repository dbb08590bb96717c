//! Reads through the cache, which the fields of an operation and all operations of a session share.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::call::Api;
use super::read_cache::{Cached, Decoded, Reader};
use crate::error::{Code, Error, Result};

/// How much time an operation must have left to read what another had no memory for.
const RETRY_TIME: Duration = Duration::from_secs(1);

impl Api<'_> {
    /// The cached value of an address, or the one that `read` returns. The operation holds it until it ends.
    pub(super) async fn cached<T: Send + Sync + 'static>(
        &self,
        address: &str,
        is_costly: bool,
        read: impl AsyncFnOnce() -> Result<Decoded<T>>,
    ) -> Result<Arc<T>> {
        let context = self.context;
        let reader = Reader {
            caller: context.authorization()?.fingerprint(),
            generation: context.generation()?,
            started: context.started,
        };
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
                .get(&reader, address, is_costly, read_once)
                .await;
            match cached {
                Ok(Some(Cached {
                    value,
                    response,
                    was_cached,
                })) => {
                    context.memory.keep(&response)?;
                    if let Some(cost) = &context.cost
                        && read.is_some()
                    {
                        cost.reused(!was_cached);
                    }
                    return Ok(value);
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
