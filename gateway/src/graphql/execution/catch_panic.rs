//! Limits the effect of a panic to the work that caused it.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;

use crate::error::{Error, Result};

/// Returns the output of a future.
///
/// # Errors
/// INTERNAL if it panics. The caller learns nothing about the panic; its text goes only to stderr.
pub async fn catch_panic<T>(request_id: &str, work: impl Future<Output = T>) -> Result<T> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|_| {
        tracing::error!(request_id, "a request panicked");
        Error::internal("a request panicked")
    })
}
