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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use chrono::Utc;
    use futures_util::join;
    use tokio::sync::Notify;

    use super::*;
    use crate::upstream::authorization::Authorization;
    use crate::upstream::call_context::{Budget, CallContext};
    use crate::upstream::read_cache::ReadCache;
    use crate::upstream::service::Service;

    const LONG: usize = 100 << 10;

    fn main_api() -> Service {
        let _is_first = rustls::crypto::ring::default_provider().install_default();
        let base = "http://127.0.0.1/".parse().unwrap();
        Service::new("main", base, Duration::from_secs(1), 4).unwrap()
    }

    fn operation(cache: &Arc<ReadCache>, bytes: usize) -> CallContext {
        let budget = Budget {
            time: Duration::from_secs(5),
            calls: 10,
            bytes,
        };
        let token = Authorization::bearer("t");
        CallContext::new(token, String::new(), Utc::now(), budget, cache, false)
    }

    fn decoded() -> Decoded<usize> {
        Decoded {
            bytes: LONG,
            ..Decoded::of(7, 0)
        }
    }

    #[tokio::test]
    async fn a_response_is_counted_once_for_each_operation() {
        let service = main_api();
        let cache = Arc::new(ReadCache::new(Duration::from_secs(10), 1 << 30));
        for _ in 0..2 {
            let context = operation(&cache, LONG);
            let api = service.with(&context);
            for _ in 0..3 {
                let read = async |permit: CallPermit<'_>| {
                    permit.spend();
                    Ok(decoded())
                };
                assert_eq!(*api.cached("main /a", false, read).await.unwrap(), 7);
            }
            let read = async |_: CallPermit<'_>| Ok(decoded());
            let error = api.cached("main /b", false, read).await.unwrap_err();
            assert_eq!(error.code(), Code::LimitExceeded);
        }
    }

    #[tokio::test]
    async fn a_read_that_is_not_cached_is_held_by_all_that_share_it() {
        let service = main_api();
        let cache = Arc::new(ReadCache::new(Duration::from_secs(10), 1));
        let [first, second] = [LONG; 2].map(|bytes| operation(&cache, bytes));
        let arrives = Notify::new();
        let api = service.with(&first);
        let leading = api.cached("main /a", false, async |_| {
            arrives.notified().await;
            Ok(decoded())
        });
        let other = service.with(&second);
        let joining = other.cached("main /a", false, async |_| Ok(decoded()));
        let arriving = async {
            tokio::task::yield_now().await;
            arrives.notify_one();
        };
        let (leading, joining, ()) = join!(leading, joining, arriving);
        assert!(leading.is_ok() && joining.is_ok());
        drop(first);
        assert_eq!(cache.room().used(), LONG);
        let more = other.cached("main /b", false, async |_| Ok(decoded()));
        assert_eq!(more.await.unwrap_err().code(), Code::LimitExceeded);
        drop(second);
        assert_eq!(cache.room().used(), 0);
    }

    #[tokio::test]
    async fn one_operation_without_room_does_not_fail_another() {
        let service = main_api();
        let cache = Arc::new(ReadCache::new(Duration::from_secs(10), 1 << 30));
        let [first, second] = [LONG; 2].map(|bytes| operation(&cache, bytes));
        let (arrives, reads) = (Notify::new(), Cell::new(0));
        let refused = || Error::new(Code::LimitExceeded, "There is no room.");
        let api = service.with(&first);
        let leading = api.cached::<usize>("main /a", false, async |_| {
            arrives.notified().await;
            Err(refused())
        });
        // Another field of the same operation does not try again.
        let beside = api.cached::<usize>("main /a", false, async |_| {
            reads.set(reads.get() + 1);
            Ok(decoded())
        });
        let api = service.with(&second);
        let joining = api.cached("main /a", false, async |_| {
            reads.set(reads.get() + 1);
            Ok(decoded())
        });
        let arriving = async {
            tokio::task::yield_now().await;
            arrives.notify_one();
        };
        let (leading, beside, joining, ()) = join!(leading, beside, joining, arriving);
        assert_eq!(leading.unwrap_err().message(), "There is no room.");
        assert_eq!(beside.unwrap_err().message(), "There is no room.");
        assert_eq!(*joining.unwrap(), 7);
        assert_eq!(reads.get(), 1);
    }
}
