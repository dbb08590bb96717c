//! What the reads of one operation returned.
//!
//! A field below a list asks for the same read once per row. The cache of all sessions answers that too, but it has to be
//! right for all of them; here, a lookup is enough. A failure counts for the whole operation as well.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use foldhash::fast::RandomState;
use futures_util::future::{Either, ready};

use super::call::Api;
use super::read_cache::Decoded;
use crate::error::Result;

/// What the reads of one operation returned, by address.
#[derive(Default)]
pub(super) struct OperationReads(Mutex<HashMap<String, Known, RandomState>>);

struct Known {
    /// The generation of the session in which it was read. A write begins another.
    generation: u64,
    result: Result<Arc<dyn Any + Send + Sync>>,
}

impl OperationReads {
    fn get<T: Send + Sync + 'static>(
        &self,
        address: &str,
        generation: u64,
    ) -> Option<Result<Arc<T>>> {
        let reads = self.reads();
        let known = reads.get(address)?;
        if known.generation != generation {
            return None;
        }
        match &known.result {
            Ok(value) => Arc::clone(value).downcast().ok().map(Ok),
            Err(error) => Some(Err(error.clone())),
        }
    }

    fn add<T: Send + Sync + 'static>(
        &self,
        address: String,
        generation: u64,
        result: &Result<Arc<T>>,
    ) {
        let result = result.clone().map(|value| value as _);
        let known = Known { generation, result };
        self.reads().insert(address, known);
    }

    fn reads(&self) -> MutexGuard<'_, HashMap<String, Known, RandomState>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

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
}
