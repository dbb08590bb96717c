//! What the calls of one request share: the caller's token, the deadline, the cached reads and a count.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use chrono::{DateTime, Utc};
use reqwest::header::HeaderValue;
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use super::read_cache::{Fingerprint, Generation, ReadCache};
use crate::error::{Code, Error, Result};

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

/// What the calls of one request may cost.
#[derive(Clone, Copy)]
pub struct Budget {
    /// How long they may take in all.
    pub time: Duration,
    /// How many there may be.
    pub calls: usize,
}

/// What the calls of one request share.
pub struct CallContext {
    authorization: Option<Authorization>,
    /// The id of the request, for the log.
    pub(super) request_id: String,
    /// The moment of the request.
    pub now: DateTime<Utc>,
    /// When the request started, for the cache.
    pub(super) started: Instant,
    /// When the request's calls must have ended.
    pub(super) deadline: Instant,
    /// The cache of reads.
    pub cache: Arc<ReadCache>,
    generation: Option<Arc<Generation>>,
    calls: AtomicUsize,
    max_calls: usize,
}

impl CallContext {
    /// The context of a request that starts at `now`, whose calls must end within `budget`.
    pub fn new(
        authorization: Option<Authorization>,
        request_id: String,
        now: DateTime<Utc>,
        budget: Budget,
        cache: &Arc<ReadCache>,
        bypasses_cache: bool,
    ) -> Self {
        let started = Instant::now();
        Self {
            generation: authorization
                .as_ref()
                .map(|authorization| cache.open(authorization.fingerprint(), bypasses_cache)),
            authorization,
            request_id,
            now,
            started,
            deadline: started + budget.time,
            cache: Arc::clone(cache),
            calls: AtomicUsize::new(0),
            max_calls: budget.calls,
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

    /// Counts a call that is about to be made.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the request has made all the calls it may make.
    pub(super) fn count_call(&self) -> Result<CallPermit<'_>> {
        let count = |calls| (calls < self.max_calls).then_some(calls + 1);
        match self
            .calls
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, count)
        {
            Ok(_) => Ok(CallPermit(Some(&self.calls))),
            Err(_) => Err(Error::new(
                Code::LimitExceeded,
                format!(
                    "This operation has made {} calls to services, the most it may make. Select fewer rows, or fewer \
                     fields that cost a call per row.",
                    self.max_calls
                ),
            )),
        }
    }

    /// The number of calls to services so far.
    pub fn calls(&self) -> usize {
        self.calls.load(Ordering::Relaxed)
    }
}

/// A call that is counted. It is not if the permit is dropped unused, because another request's call was shared.
pub struct CallPermit<'a>(Option<&'a AtomicUsize>);

impl CallPermit<'_> {
    /// The call is made.
    pub(super) fn spend(mut self) {
        self.0 = None;
    }
}

impl Drop for CallPermit<'_> {
    fn drop(&mut self) {
        if let Some(calls) = self.0 {
            calls.fetch_sub(1, Ordering::Relaxed);
        }
    }
}
