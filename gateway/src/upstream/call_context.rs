//! What the calls of one request share: the caller's token, the deadline, the cached reads and a count.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use chrono::{DateTime, Utc};
use reqwest::header::HeaderValue;
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use super::read_cache::{Fingerprint, Generation, ReadCache};
use crate::error::{Error, Result};

/// A bearer token as the services receive it. It is never printed.
#[derive(Clone)]
pub struct Authorization {
    header: HeaderValue,
    fingerprint: Fingerprint,
}

impl Authorization {
    /// The authorization of a token; `None` if the token cannot be sent in a header.
    pub fn bearer(token: &str) -> Option<Self> {
        let mut header = HeaderValue::from_str(&format!("Bearer {token}")).ok()?;
        header.set_sensitive(true);
        Some(Self {
            header,
            fingerprint: Sha256::digest(token.as_bytes()).into(),
        })
    }

    /// A hash of the token, to tell sessions apart.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    /// The value of the `Authorization` header.
    pub(super) fn header(&self) -> HeaderValue {
        self.header.clone()
    }
}

impl fmt::Debug for Authorization {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Authorization")
    }
}

/// What the calls of one request share.
pub struct CallContext {
    authorization: Option<Authorization>,
    /// The id of the request, for the log.
    pub(super) request_id: String,
    /// The moment of the request.
    pub now: DateTime<Utc>,
    /// When the request's calls must have ended.
    pub(super) deadline: Instant,
    /// The cache of reads.
    pub cache: Arc<ReadCache>,
    generation: Option<Arc<Generation>>,
    calls: AtomicUsize,
}

impl CallContext {
    /// The context of a request that starts at `now` and whose calls must end by `deadline`.
    pub fn new(
        authorization: Option<Authorization>,
        request_id: String,
        now: DateTime<Utc>,
        deadline: Instant,
        cache: &Arc<ReadCache>,
        bypasses_cache: bool,
    ) -> Self {
        Self {
            generation: authorization
                .as_ref()
                .map(|authorization| cache.open(authorization.fingerprint(), bypasses_cache)),
            authorization,
            request_id,
            now,
            deadline,
            cache: Arc::clone(cache),
            calls: AtomicUsize::new(0),
        }
    }

    /// The caller's authorization.
    ///
    /// # Errors
    /// UNAUTHENTICATED if the request has no token.
    pub fn authorization(&self) -> Result<&Authorization> {
        self.authorization
            .as_ref()
            .ok_or_else(Error::unauthenticated)
    }

    /// The generation in which this session's reads are cached.
    ///
    /// # Errors
    /// UNAUTHENTICATED if the request has no token.
    pub(super) fn generation(&self) -> Result<&Generation> {
        self.generation
            .as_deref()
            .ok_or_else(Error::unauthenticated)
    }

    /// Forgets all reads of this session so far, because a write is under way or done.
    pub fn forget_reads(&self) {
        if let Some(generation) = &self.generation {
            self.cache.forget(generation);
        }
    }

    pub(super) fn count_call(&self) {
        self.calls.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of calls to services so far.
    pub fn calls(&self) -> usize {
        self.calls.load(Ordering::Relaxed)
    }
}
