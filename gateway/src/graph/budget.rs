//! Limits what a running operation may still return.
//!
//! A document of a few kilobytes can ask for the same rows and texts many times. Anything that can be large takes its
//! rows and bytes from here before it is built: pages (`connection`), other lists and texts (`metered`).

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_graphql::{Context, ContextBase};

use crate::error::{Code, Error, Result};
use crate::memory::{Memory, Reservation, SMALL};

/// The rows and bytes that one operation may return.
pub struct AnswerBudget {
    rows: Allowance,
    bytes: Allowance,
    memory: Arc<Memory>,
    /// That of the answer; `None` while it is small.
    reservation: Mutex<Option<Reservation>>,
    /// The bytes that need no further reservation.
    reserved: AtomicUsize,
}

/// How much of a budget is used.
#[derive(Clone, Copy, Debug)]
pub struct Use {
    /// What was taken.
    pub used: usize,
    /// What is left.
    pub left: usize,
}

struct Allowance {
    limit: usize,
    used: AtomicUsize,
}

impl AnswerBudget {
    /// An unused budget, whose bytes also need memory.
    pub fn new(rows: usize, bytes: usize, memory: &Arc<Memory>) -> Self {
        let allowance = |limit| Allowance {
            limit,
            used: AtomicUsize::new(0),
        };
        Self {
            rows: allowance(rows),
            bytes: allowance(bytes),
            memory: Arc::clone(memory),
            reservation: Mutex::default(),
            reserved: AtomicUsize::new(SMALL),
        }
    }

    /// The memory of the answer, which keeps it until it has been read.
    pub fn reservation(&self) -> Option<Reservation> {
        self.lock().take()
    }

    fn lock(&self) -> MutexGuard<'_, Option<Reservation>> {
        let reservation = self.reservation.lock();
        reservation.unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the rows of a list.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer remain. Nothing is taken then.
    pub fn take_rows(&self, rows: usize) -> Result<()> {
        self.rows
            .take(rows)
            .map_err(|total| self.exceeded(total, &self.rows, "rows"))
    }

    /// Takes the bytes of a list or a text.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer remain. Nothing is taken then.
    pub fn take_bytes(&self, bytes: usize) -> Result<()> {
        self.bytes
            .take(bytes)
            .map_err(|total| self.exceeded(total, &self.bytes, "bytes"))?;
        if self.has_memory() {
            return Ok(());
        }
        self.give_back_bytes(bytes);
        Err(Error::new(
            Code::LimitExceeded,
            "Too many answers wait to be read, so that there is no memory for this. Try again in a moment.",
        )
        .transient())
    }

    /// Whether there is memory for the bytes that were taken. Reserves more if necessary.
    fn has_memory(&self) -> bool {
        let used = self.bytes.used();
        if used <= self.reserved.load(Ordering::Relaxed) {
            return true;
        }
        let bytes = used + SMALL;
        let mut reservation = self.lock();
        let is_reserved = match &mut *reservation {
            Some(reservation) => reservation.grow_to(bytes),
            none => {
                *none = self.memory.try_reserve(bytes);
                none.is_some()
            }
        };
        if is_reserved {
            self.reserved.fetch_max(bytes, Ordering::Relaxed);
        }
        is_reserved
    }

    /// Gives back the bytes of a list that will not be returned.
    fn give_back_bytes(&self, bytes: usize) {
        self.bytes.used.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// Checks that rows not built yet would be within the budget.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if they would not.
    pub fn check_rows(&self, rows: usize) -> Result<()> {
        let total = self.rows.used().saturating_add(rows);
        match total > self.rows.limit {
            true => Err(self.exceeded(total, &self.rows, "rows")),
            false => Ok(()),
        }
    }

    /// Checks that the bytes of a text not built yet would be within the budget. Reserves them now, because the text
    /// is in memory before its bytes are taken.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if they would not.
    pub fn check_bytes(&self, bytes: usize) -> Result<()> {
        self.take_bytes(bytes)?;
        self.give_back_bytes(bytes);
        Ok(())
    }

    /// The rows taken so far, and those that are left.
    pub fn rows(&self) -> Use {
        self.rows.in_use()
    }

    /// The bytes taken so far, and those that are left.
    pub fn bytes(&self) -> Use {
        self.bytes.in_use()
    }

    fn exceeded(&self, total: usize, allowance: &Allowance, what: &str) -> Error {
        Error::new(
            Code::LimitExceeded,
            format!(
                "With this field the operation would return {total} {what}, and the limit is {}. Select smaller pages \
                 (\"first\"), fewer lists in lists, or fewer long texts.",
                allowance.limit
            ),
        )
    }
}

impl Allowance {
    fn used(&self) -> usize {
        self.used.load(Ordering::Relaxed)
    }

    fn in_use(&self) -> Use {
        let used = self.used();
        Use {
            used,
            left: self.limit.saturating_sub(used),
        }
    }

    /// Takes this many, or returns the total that would exceed the limit.
    fn take(&self, count: usize) -> std::result::Result<(), usize> {
        let taken = self
            .used
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |used| {
                used.checked_add(count).filter(|total| *total <= self.limit)
            });
        taken.map(drop).map_err(|used| used.saturating_add(count))
    }
}

/// The budget of an operation; `None` outside of one.
pub fn budget(ctx: &Context<'_>) -> Option<Arc<AnswerBudget>> {
    ctx.data_opt::<Arc<AnswerBudget>>().cloned()
}

/// The budget of an operation, borrowed; `None` outside of one.
pub fn budget_of<'a, T>(ctx: &ContextBase<'a, T>) -> Option<&'a AnswerBudget> {
    ctx.data_opt::<Arc<AnswerBudget>>().map(|budget| &**budget)
}

/// Checks that rows about to be built would be within the budget.
///
/// # Errors
/// LIMIT_EXCEEDED if they would not.
pub fn check_rows(ctx: &Context<'_>, rows: usize) -> Result<()> {
    budget_of(ctx).map_or(Ok(()), |budget| budget.check_rows(rows))
}

/// Checks that the bytes of a text about to be built would be within the budget.
///
/// # Errors
/// LIMIT_EXCEEDED if they would not.
pub fn check_bytes(ctx: &Context<'_>, bytes: usize) -> Result<()> {
    budget_of(ctx).map_or(Ok(()), |budget| budget.check_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_refused_leaves_the_rest_to_others() {
        let budget = AnswerBudget::new(10, 100, &Memory::new(1 << 20));
        assert!(budget.take_rows(11).is_err() && budget.take_rows(10).is_ok());
        assert!(budget.take_bytes(101).is_err() && budget.take_bytes(100).is_ok());
        budget.give_back_bytes(60);
        assert!(budget.check_bytes(61).is_err() && budget.take_bytes(60).is_ok());
        assert_eq!(budget.bytes().used, 100);
    }
}
