//! The memory that one operation uses for long responses of services: while they arrive, and as long as it uses their rows.
//!
//! Only reads reserve memory: a write whose response is refused would have an unknown outcome.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::OnceCell;

use crate::error::{Code, Error, Result};
use crate::memory::{Memory, Overdraft, Reservation, SMALL};

/// The memory of one operation.
pub(super) struct OperationMemory {
    all: Arc<Memory>,
    limit: usize,
    used: AtomicUsize,
    overdraft: OnceCell<Overdraft>,
}

/// The memory of a body or a file while it arrives, and of what is decoded from it.
pub struct Claim {
    operation: Arc<OperationMemory>,
    bytes: usize,
    /// `None` while it is short, and if the operation has the overdraft.
    reservation: Option<Reservation>,
}

impl OperationMemory {
    /// Of an operation that may use this many bytes.
    pub(super) fn new(all: &Arc<Memory>, limit: usize) -> Arc<Self> {
        Arc::new(Self {
            all: Arc::clone(all),
            limit,
            used: AtomicUsize::new(0),
            overdraft: OnceCell::new(),
        })
    }

    /// A body of which nothing has arrived.
    pub(super) fn claim(self: &Arc<Self>) -> Claim {
        Claim {
            operation: Arc::clone(self),
            bytes: 0,
            reservation: None,
        }
    }

    /// How many more bytes it may use.
    pub(super) fn left(&self) -> usize {
        self.limit.saturating_sub(self.used.load(Ordering::Relaxed))
    }

    /// Counts bytes that it uses until it ends.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if it would use too much.
    pub(super) fn count(&self, more: usize) -> Result<()> {
        let sum = |used: usize| used.checked_add(more).filter(|sum| *sum <= self.limit);
        let counted = self
            .used
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, sum);
        counted.map(drop).map_err(|_| {
            Error::new(
                Code::LimitExceeded,
                format!(
                    "With this field the operation would hold more than {} bytes of responses of services. Select fewer \
                     lists, files and searches in one operation, or a shorter period.",
                    self.limit
                ),
            )
        })
    }
}

impl Claim {
    /// Counts what the body takes by now. Returns false if it has to wait for memory.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if the operation would use too much.
    pub(super) fn try_grow_to(&mut self, bytes: usize) -> Result<bool> {
        if bytes <= SMALL.max(self.bytes) {
            return Ok(true);
        }
        let operation = &self.operation;
        operation.count(bytes - self.bytes)?;
        self.bytes = bytes;
        Ok(operation.overdraft.initialized() || operation.all.grow(&mut self.reservation, bytes))
    }

    /// Waits for the memory that it takes by now, or for the overdraft.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if all operations would use more than there is.
    pub(super) async fn wait_for_memory(&mut self) -> Result<()> {
        let operation = &self.operation;
        let all = &operation.all;
        if self.bytes > all.limit {
            return Err(no_memory());
        }
        let reserved = self.reservation.as_ref().map_or(0, Reservation::bytes);
        tokio::select! {
            more = all.reserve(self.bytes.saturating_sub(reserved)) => match &mut self.reservation {
                Some(reservation) => reservation.add(more),
                none => *none = Some(more),
            },
            _ = operation.overdraft.get_or_init(|| all.overdraft()) => {}
        }
        Ok(())
    }

    /// Frees all but these bytes.
    pub fn shrink_to(&mut self, bytes: usize) {
        let less = self.bytes.saturating_sub(bytes);
        self.bytes -= less;
        self.operation.used.fetch_sub(less, Ordering::Relaxed);
        if let Some(reservation) = &mut self.reservation {
            reservation.shrink_to(bytes);
        }
    }

    /// The reservation of what was decoded from it, which takes this many bytes.
    pub(super) fn decoded(mut self, bytes: usize) -> Option<Reservation> {
        let mut reservation = self.reservation.take()?;
        reservation.shrink_to(bytes);
        // What is in memory is not refused.
        reservation.grow_to(bytes);
        (bytes > SMALL).then_some(reservation)
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.shrink_to(0);
    }
}

/// The error of a field whose read gets no memory.
pub(super) fn no_memory() -> Error {
    Error::new(
        Code::LimitExceeded,
        "Too many long responses and files are in use, so that there is no memory for this one. Try again in a moment.",
    )
    .transient()
}
