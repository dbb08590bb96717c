//! Limits the calls to a service that are under way, and those of each of its paths, so that slow ones leave some to the
//! others.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

/// A fixed number of permits, of which one path has at most an eighth: seven stuck paths leave an eighth to the others.
pub(super) struct PathLimiter {
    all: Semaphore,
    per_path: usize,
    paths: Mutex<HashMap<&'static str, Arc<Semaphore>>>,
}

impl PathLimiter {
    pub(super) fn new(count: usize) -> Self {
        Self {
            all: Semaphore::new(count),
            per_path: count.div_ceil(8),
            paths: Mutex::default(),
        }
    }

    /// Waits for a permit for a call of this path, which is given back when it is dropped.
    pub(super) async fn take(
        &self,
        path: &'static str,
    ) -> (OwnedSemaphorePermit, SemaphorePermit<'_>) {
        let of_path = {
            let mut paths = self.paths.lock().unwrap_or_else(PoisonError::into_inner);
            let of_path = paths.entry(path);
            Arc::clone(of_path.or_insert_with(|| Arc::new(Semaphore::new(self.per_path))))
        };
        let never_closed = "the semaphore is never closed";
        let of_path = of_path.acquire_owned().await.expect(never_closed);
        (of_path, self.all.acquire().await.expect(never_closed))
    }
}
