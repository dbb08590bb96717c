//! What the calls of one request share: the caller's token, the deadline, the cached reads and a count.

use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use tokio::sync::OnceCell;
use tokio::time::{Instant, timeout_at};

use super::authorization::Authorization;
use super::contract::Call;
use super::cost::CallCost;
use super::operation_memory::{Claim, OperationMemory, no_memory};
use super::read_cache::{ReadCache, SessionReads};
use super::service::Service;
use super::shared_reads::OperationReads;
use crate::error::{Code, Error, Result};
use crate::traces::Trace;

/// How long a file waits for memory, as long as a request without one: its sender waits with it.
const FILE_PATIENCE: Duration = Duration::from_secs(20);

/// How often those who wait for memory look for cached reads that are not in use.
const PAUSE: Duration = Duration::from_millis(50);

/// What the calls of one request may cost.
#[derive(Clone, Copy)]
pub struct Budget {
    /// How long they may take in all.
    pub time: Duration,
    /// How many there may be.
    pub calls: usize,
    /// How many bytes of their responses may be held at once.
    pub bytes: usize,
}

/// What the calls of one request share.
pub struct CallContext {
    authorization: Option<Authorization>,
    pub(super) request_id: String,
    /// The moment of the request.
    pub now: DateTime<Utc>,
    /// When the request started, for the cache.
    pub started: Instant,
    /// When the request's calls must have ended.
    pub(super) deadline: Instant,
    /// The cache of reads.
    pub(super) cache: Arc<ReadCache>,
    /// The memory of the responses.
    pub(super) memory: Arc<OperationMemory>,
    /// The reads of the session, if the request has a token.
    session: Option<Arc<SessionReads>>,
    /// A read of a service that succeeds in every valid session.
    pub session_read: Option<(Arc<Service>, &'static Call)>,
    /// Whether the session has ended, once that was asked.
    pub(super) is_session_over: OnceCell<bool>,
    /// Whether the same request, sent again, finds what this one has read.
    keeps_reads: AtomicBool,
    /// What was read so far.
    pub(super) reads: OperationReads,
    calls: AtomicUsize,
    /// The calls among them that may have changed data.
    writes: AtomicUsize,
    max_calls: AtomicUsize,
    /// What its calls cost, if the request asks for that.
    pub cost: Option<Mutex<CallCost>>,
    /// The position of the operation in a trace, if there are traces.
    pub trace: Option<Trace>,
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
            session: authorization
                .as_ref()
                .map(|authorization| cache.open(authorization.fingerprint(), bypasses_cache)),
            session_read: None,
            is_session_over: OnceCell::new(),
            keeps_reads: AtomicBool::new(
                authorization.is_some() && !bypasses_cache && cache.keeps_reads(),
            ),
            authorization,
            request_id,
            now,
            started,
            deadline: started + budget.time,
            cache: Arc::clone(cache),
            memory: OperationMemory::new(cache.memory(), budget.bytes),
            reads: OperationReads::default(),
            calls: AtomicUsize::new(0),
            writes: AtomicUsize::new(0),
            max_calls: AtomicUsize::new(budget.calls),
            cost: None,
            trace: None,
        }
    }

    /// What the calls have cost so far; `None` if that is not recorded.
    pub fn cost(&self) -> Option<CallCost> {
        let cost = self.cost.as_ref()?.lock();
        Some(cost.unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// Adds to the cost, if that is recorded.
    pub(super) fn record_cost(&self, add: impl FnOnce(&mut CallCost)) {
        if let Some(cost) = &self.cost {
            add(&mut cost.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }

    /// What is left of the budget.
    pub fn budget_left(&self) -> Budget {
        Budget {
            time: self.deadline.saturating_duration_since(Instant::now()),
            calls: self
                .max_calls
                .load(Ordering::Relaxed)
                .saturating_sub(self.upstream_calls()),
            bytes: self.memory.left(),
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

    /// The cached reads of this session.
    ///
    /// # Errors
    /// UNAUTHENTICATED if the request has no token.
    pub(super) fn session(&self) -> Result<&SessionReads> {
        self.session.as_deref().ok_or_else(Error::unauthenticated)
    }

    /// The most bytes that the operation can still use.
    pub(super) fn most_memory(&self) -> usize {
        self.memory.left().min(self.cache.memory().limit)
    }

    /// The memory of a file that arrives with the request. It may use all that there is.
    pub fn claim_for_file(&self) -> Claim {
        let all = self.cache.memory();
        OperationMemory::new(all, all.limit).claim()
    }

    /// Reserves memory for what has arrived of a file, and for what is about to be decoded from it.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if there is none for long.
    pub async fn reserve_for_file(&self, file: &mut Claim, bytes: usize) -> Result<()> {
        let bytes = bytes.min(self.cache.memory().limit);
        self.reserve(file, bytes, Instant::now() + FILE_PATIENCE)
            .await
    }

    /// Reserves memory for what has arrived of a body, and for what is about to be decoded from it. Waits for what other
    /// operations use; reads that are only cached are dropped.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the operation would use too much, or there is none until then.
    pub(super) async fn reserve(
        &self,
        claim: &mut Claim,
        bytes: usize,
        until: Instant,
    ) -> Result<()> {
        if claim.try_grow_to(bytes)? {
            return Ok(());
        }
        let mut waiting = pin!(claim.wait_for_memory());
        while Instant::now() < until {
            self.cache.give_way();
            let pause = until.min(Instant::now() + PAUSE);
            if let Ok(reserved) = timeout_at(pause, &mut waiting).await {
                return reserved;
            }
        }
        Err(no_memory())
    }

    /// Forgets all reads of this session so far, because a write is under way or done.
    pub fn forget_reads(&self) {
        self.keeps_reads.store(false, Ordering::Relaxed);
        if let Some(session) = &self.session {
            session.forget();
        }
    }

    /// Counts a call that may change data.
    pub(super) fn count_write(&self) {
        self.writes.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of calls so far that may have changed data.
    pub fn writes(&self) -> usize {
        self.writes.load(Ordering::Relaxed)
    }

    /// The id of the request.
    pub fn request_id(&self) -> &str {
        &self.request_id
    }

    /// Counts a call that is about to be made.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the request has made all the calls it may make.
    pub(super) fn count_call(&self) -> Result<()> {
        let max_calls = self.max_calls.load(Ordering::Relaxed);
        let count = |calls| (calls < max_calls).then_some(calls + 1);
        let counted = self
            .calls
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, count);
        counted.map(drop).map_err(|_| {
            Error::new(
                Code::LimitExceeded,
                format!(
                    "This operation has reached the limit of calls to services, {max_calls}. Select fewer rows, or \
                     fewer fields that cost a call per row."
                ),
            )
        })
    }

    /// Counts a read that is about to be made.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the request has made all the calls it may make. It may be sent again if its reads are kept, because
    /// they cost no call then.
    pub(super) fn count_read(&self) -> Result<()> {
        let counted = self.count_call();
        counted.map_err(|error| match self.keeps_reads.load(Ordering::Relaxed) {
            true => error.transient(),
            false => error,
        })
    }

    /// Allows a call beyond those an operation may make, which its input has asked for and which is made next.
    pub fn allow_call(&self) {
        self.max_calls.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of calls to services so far.
    pub fn upstream_calls(&self) -> usize {
        self.calls.load(Ordering::Relaxed)
    }
}
