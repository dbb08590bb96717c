//! What the calls of one request share: the caller's token, the deadline, the cached reads and a count.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use tokio::sync::OnceCell;
use tokio::time::Instant;

use super::authorization::Authorization;
use super::cost::{Cost, CostRecord};
use super::operation_reads::OperationReads;
use super::read_cache::{Generation, ReadCache};
use super::room::{Arriving, NoRoom, OperationRoom};
use super::service::Service;
use crate::error::{Code, Error, Result};
use crate::traces::Trace;

/// How long a file waits for room.
const FILE_PATIENCE: Duration = Duration::from_secs(20);

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
    pub(super) started: Instant,
    /// When the request's calls must have ended.
    pub(super) deadline: Instant,
    /// The cache of reads.
    pub cache: Arc<ReadCache>,
    /// The room of the responses.
    pub(super) room: OperationRoom,
    generation: Option<Arc<Generation>>,
    /// The service and the path of a read that succeeds in every valid session.
    pub(super) session_read: Option<(Arc<Service>, &'static str)>,
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
    pub(super) cost: Option<Box<CostRecord>>,
    trace: Option<Trace>,
    /// The reads that fields of this request wait for, and how many fields wait for each.
    awaited: Mutex<HashMap<Box<str>, usize>>,
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
            room: OperationRoom::new(cache.room(), budget.bytes),
            reads: OperationReads::default(),
            calls: AtomicUsize::new(0),
            writes: AtomicUsize::new(0),
            max_calls: AtomicUsize::new(budget.calls),
            cost: None,
            trace: None,
            awaited: Mutex::default(),
        }
    }

    /// The same context, which records what its calls cost if this is wanted.
    #[must_use]
    pub fn with_cost(mut self, is_wanted: bool) -> Self {
        self.cost = is_wanted.then(Box::default);
        self
    }

    /// The same context, which makes this read to learn whether the session has ended.
    #[must_use]
    pub fn with_session_read(mut self, service: &Arc<Service>, path: &'static str) -> Self {
        self.session_read = Some((Arc::clone(service), path));
        self
    }

    /// The same context at this position in a trace.
    #[must_use]
    pub fn with_trace(mut self, trace: Option<Trace>) -> Self {
        self.trace = trace;
        self
    }

    /// The position of the operation in a trace, if there are traces.
    pub fn trace(&self) -> Option<&Trace> {
        self.trace.as_ref()
    }

    /// What the calls have cost so far; `None` if that is not recorded.
    pub fn cost(&self) -> Option<Cost> {
        self.cost.as_ref().map(|cost| cost.so_far())
    }

    /// What is left of the budget.
    pub fn budget_left(&self) -> Budget {
        Budget {
            time: self.deadline.saturating_duration_since(Instant::now()),
            calls: self
                .max_calls
                .load(Ordering::Relaxed)
                .saturating_sub(self.calls()),
            bytes: self.room.left(),
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

    /// Room for a file that arrives with the request, which need not leave any to other reads of the operation.
    pub fn room_for_file(&self) -> Arriving {
        Arriving::file(self.cache.room())
    }

    /// Counts what has arrived, and what is about to be decoded from it, against the limits on responses. Waits for what
    /// other operations hold until the calls of this one must have ended.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if there is no room.
    pub(super) async fn take_room(&self, arriving: &mut Arriving, bytes: usize) -> Result<()> {
        if self.has_room(arriving, bytes)? {
            return Ok(());
        }
        self.wait_for_room(arriving, bytes).await
    }

    /// The same for a file, which may wait only as long as a request without one: its sender would wait with it.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if there is no room.
    pub async fn take_room_for_file(&self, file: &mut Arriving, bytes: usize) -> Result<()> {
        if self.has_room(file, bytes)? {
            return Ok(());
        }
        self.wait_until(file, bytes, Instant::now() + FILE_PATIENCE)
            .await
    }

    /// Takes room if there is some at once. Returns false if the body has to wait.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the operation would hold too much.
    pub(super) fn has_room(&self, arriving: &mut Arriving, bytes: usize) -> Result<bool> {
        match arriving.reach(bytes) {
            Ok(()) => Ok(true),
            Err(NoRoom::AtAll) => Ok(false),
            Err(why) => Err(self.room.error(&why)),
        }
    }

    /// Waits for room. Cached reads are evicted first.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if there is still none when the calls of the operation must have ended.
    pub(super) async fn wait_for_room(&self, arriving: &mut Arriving, bytes: usize) -> Result<()> {
        self.wait_until(arriving, bytes, self.deadline).await
    }

    async fn wait_until(
        &self,
        arriving: &mut Arriving,
        bytes: usize,
        until: Instant,
    ) -> Result<()> {
        let give_way = || self.cache.give_way();
        let taken = arriving.wait_for(bytes, until, give_way).await;
        taken.map_err(|why| self.room.error(&why))
    }

    /// Forgets all reads of this session so far, because a write is under way or done.
    pub fn forget_reads(&self) {
        self.keeps_reads.store(false, Ordering::Relaxed);
        if let Some(generation) = &self.generation {
            self.cache.forget(generation);
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

    /// The id of the request, for the log.
    pub fn request_id(&self) -> &str {
        &self.request_id
    }

    /// Counts a call that is about to be made.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the request has made all the calls it may make.
    pub(super) fn count_call(&self) -> Result<CallPermit<'_>> {
        let max_calls = self.max_calls.load(Ordering::Relaxed);
        let count = |calls| (calls < max_calls).then_some(calls + 1);
        match self
            .calls
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, count)
        {
            Ok(_) => Ok(CallPermit {
                calls: &self.calls,
                is_counted: true,
            }),
            Err(_) => Err(Error::new(
                Code::LimitExceeded,
                format!(
                    "This operation has reached the limit of calls to services, {max_calls}. Select fewer rows, or \
                     fewer fields that cost a call per row."
                ),
            )),
        }
    }

    /// Counts a read that is about to be made, once for all fields that wait for it at the same time.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the request has made all the calls it may make. It may be sent again if its reads are kept, because
    /// they cost no call then.
    pub(super) fn count_read(&self, address: &str) -> Result<(Awaiting<'_>, CallPermit<'_>)> {
        let mut awaited = self.awaited();
        let permit = match awaited.get_mut(address) {
            Some(fields) => {
                *fields += 1;
                CallPermit {
                    calls: &self.calls,
                    is_counted: false,
                }
            }
            None => {
                let permit = self.count_call();
                let permit =
                    permit.map_err(|error| match self.keeps_reads.load(Ordering::Relaxed) {
                        true => error.transient(),
                        false => error,
                    })?;
                awaited.insert(address.into(), 1);
                permit
            }
        };
        let awaiting = Awaiting {
            context: self,
            address: address.into(),
        };
        Ok((awaiting, permit))
    }

    fn awaited(&self) -> MutexGuard<'_, HashMap<Box<str>, usize>> {
        self.awaited.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Allows one more call.
    pub fn allow_call(&self) {
        self.max_calls.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of calls to services so far.
    pub fn calls(&self) -> usize {
        self.calls.load(Ordering::Relaxed)
    }
}

/// A field that waits for a read, until it is dropped.
pub struct Awaiting<'a> {
    context: &'a CallContext,
    address: Box<str>,
}

impl Drop for Awaiting<'_> {
    fn drop(&mut self) {
        let mut awaited = self.context.awaited();
        if let Some(fields) = awaited.get_mut(&self.address) {
            *fields -= 1;
            if *fields == 0 {
                awaited.remove(&self.address);
            }
        }
    }
}

/// Permission for a call. It is counted unless another field waits for the same call, and not any more if the permit
/// is dropped unused, because another request's call was shared.
pub struct CallPermit<'a> {
    calls: &'a AtomicUsize,
    is_counted: bool,
}

impl CallPermit<'_> {
    /// The call is made.
    pub(super) fn spend(mut self) {
        if !self.is_counted {
            // The field that was counted has given up, and this one makes the call in its place.
            self.calls.fetch_add(1, Ordering::Relaxed);
        }
        self.is_counted = false;
    }
}

impl Drop for CallPermit<'_> {
    fn drop(&mut self) {
        if self.is_counted {
            self.calls.fetch_sub(1, Ordering::Relaxed);
        }
    }
}
