//! What the reads of one operation returned.
//!
//! A field below a list asks for the same read once per row. The cache of all sessions answers that too, but it has to be
//! right for all of them; here, a lookup is enough. A failure counts for the whole operation as well.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use foldhash::fast::RandomState;

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
    /// What was read at an address in this generation.
    pub(super) fn get<T: Send + Sync + 'static>(
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

    /// Keeps what was read at an address.
    pub(super) fn add<T: Send + Sync + 'static>(
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
