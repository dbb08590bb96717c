//! Reads through the cache, which the fields of an operation and all operations of a session share.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use super::call::Api;
use super::call_context::CallPermit;
use super::read_cache::{Cached, Decoded, Reader};
use crate::error::{Code, Error, Result};

/// How much time an operation must have left to read what another had no room for.
const RETRY_TIME: Duration = Duration::from_secs(1);

impl Api<'_> {
    /// The cached value of an address, or the one that `read` returns. The operation holds it until it ends.
    pub(super) async fn cached<T: Send + Sync + 'static>(
        &self,
        address: &str,
        is_costly: bool,
        read: impl AsyncFnOnce(CallPermit<'_>) -> Result<Decoded<T>>,
    ) -> Result<Arc<T>> {
        let context = self.context;
        let reader = Reader {
            caller: context.authorization()?.fingerprint(),
            generation: context.generation()?,
            started: context.started,
            room: &context.room,
        };
        let mut read = Some(read);
        loop {
            if let Some(refusal) = context.room.refusal(address) {
                return Err(refusal);
            }
            let (mut _awaiting, mut has_permit) = (None, false);
            let permit = || {
                let (field, permit) = context.count_read(address)?;
                _awaiting = Some(field);
                has_permit = true;
                Ok(permit)
            };
            let read_once = async |permit: CallPermit<'_>| {
                let read = read
                    .take()
                    .ok_or_else(|| Error::internal("a read was started twice"))?;
                let result = read(permit).await;
                if let Err(error) = &result
                    && error.code() == Code::LimitExceeded
                {
                    context.room.refuse(address, error);
                }
                result
            };
            let cached = context
                .cache
                .get(&reader, address, is_costly, permit, read_once)
                .await;
            match cached {
                Ok(Some(Cached { value, response })) => {
                    context.room.keep(&response)?;
                    if let Some(cost) = &context.cost
                        && read.is_some()
                    {
                        cost.reused(has_permit);
                    }
                    return Ok(value);
                }
                Ok(None) => {}
                // Another operation had no room for it, which says nothing about this one. Too late to try, the service
                // would be blamed.
                Err(error)
                    if error.code() == Code::LimitExceeded
                        && has_permit
                        && read.is_some()
                        && Instant::now() + RETRY_TIME < context.deadline => {}
                Err(error) => return Err(error),
            }
        }
    }
}
