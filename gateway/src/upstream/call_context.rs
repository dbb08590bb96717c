//! What every call of one request carries: the caller's token, the deadline, the kept reads, the count of calls.

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

/// What every call of one request carries.
pub struct CallContext {
    authorization: Option<Authorization>,
    request_id: String,
    now: DateTime<Utc>,
    deadline: Instant,
    cache: Arc<ReadCache>,
    generation: Option<Arc<Generation>>,
    calls: AtomicUsize,
}

impl CallContext {
    /// The context of a request that starts at `now` and whose calls end at `deadline`. A `fresh` request
    /// does not use reads kept before it.
    pub fn new(
        authorization: Option<Authorization>,
        request_id: String,
        now: DateTime<Utc>,
        deadline: Instant,
        cache: &Arc<ReadCache>,
        fresh: bool,
    ) -> Self {
        Self {
            generation: authorization
                .as_ref()
                .map(|authorization| cache.open(authorization.fingerprint(), fresh)),
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

    /// The id of the request, for the log.
    pub fn request_id(&self) -> &str {
        &self.request_id
    }

    /// The moment of the request.
    pub fn now(&self) -> DateTime<Utc> {
        self.now
    }

    /// When the request's calls must have ended.
    pub(super) fn deadline(&self) -> Instant {
        self.deadline
    }

    /// The cache of reads.
    pub fn cache(&self) -> &ReadCache {
        &self.cache
    }

    /// The generation in which this session's reads are kept.
    ///
    /// # Errors
    /// UNAUTHENTICATED if the request has no token.
    pub(super) fn generation(&self) -> Result<&Generation> {
        self.generation
            .as_deref()
            .ok_or_else(Error::unauthenticated)
    }

    /// Forgets everything this session has read so far, because a write is on its way or done.
    pub fn forget_reads(&self) {
        if let Some(generation) = &self.generation {
            self.cache.forget(generation);
        }
    }

    pub(super) fn count_call(&self) {
        self.calls.fetch_add(1, Ordering::Relaxed);
    }

    /// Calls made to services for this request so far.
    pub fn calls(&self) -> usize {
        self.calls.load(Ordering::Relaxed)
    }
}
