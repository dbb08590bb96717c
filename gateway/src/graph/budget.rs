//! Limits what a running operation may still return.
//!
//! A document of a few kilobytes can ask for the same rows and texts many times. Anything that can be large takes its
//! rows and bytes from here before it is built: pages (`connection`), other lists and texts (`metered`).

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_graphql::ContextBase;

use crate::error::{Code, Error, Result};
use crate::memory::{Memory, Reservation, SMALL};

/// The rows and bytes that one operation may return.
pub struct AnswerBudget {
    max_rows: usize,
    max_bytes: usize,
    memory: Arc<Memory>,
    taken: Mutex<Taken>,
}

/// What was taken of a budget.
#[derive(Default)]
struct Taken {
    rows: usize,
    bytes: usize,
    /// The memory of the answer; `None` while it is small.
    reservation: Option<Reservation>,
}

impl AnswerBudget {
    /// An unused budget, whose bytes also need memory.
    pub fn new(rows: usize, bytes: usize, memory: &Arc<Memory>) -> Self {
        Self {
            max_rows: rows,
            max_bytes: bytes,
            memory: Arc::clone(memory),
            taken: Mutex::default(),
        }
    }

    /// The memory of the answer, which keeps it until it has been read.
    pub fn reservation(&self) -> Option<Reservation> {
        self.taken().reservation.take()
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the rows of a list.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer remain. Nothing is taken then.
    pub fn take_rows(&self, rows: usize) -> Result<()> {
        let mut taken = self.taken();
        taken.rows = sum(taken.rows, rows, self.max_rows, "rows")?;
        Ok(())
    }

    /// Takes the bytes of a list or a text.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer remain. Nothing is taken then.
    pub fn take_bytes(&self, bytes: usize) -> Result<()> {
        let mut taken = self.taken();
        taken.bytes = self.reserved(&mut taken, bytes)?;
        Ok(())
    }

    /// Checks that rows not built yet would be within the budget.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if they would not.
    pub fn check_rows(&self, rows: usize) -> Result<()> {
        sum(self.taken().rows, rows, self.max_rows, "rows").map(drop)
    }

    /// Checks that the bytes of a text not built yet would be within the budget. Reserves them now, because the text
    /// is in memory before its bytes are taken.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if they would not.
    pub fn check_bytes(&self, bytes: usize) -> Result<()> {
        self.reserved(&mut self.taken(), bytes).map(drop)
    }

    /// The bytes with these, for which there is memory.
    fn reserved(&self, taken: &mut Taken, bytes: usize) -> Result<usize> {
        let bytes = sum(taken.bytes, bytes, self.max_bytes, "bytes")?;
        let reserved = taken.reservation.as_ref().map_or(0, Reservation::bytes);
        let has_memory =
            bytes <= SMALL.max(reserved) || self.memory.grow(&mut taken.reservation, bytes + SMALL);
        match has_memory {
            true => Ok(bytes),
            false => Err(Error::new(
                Code::LimitExceeded,
                "Too many answers wait to be read, so that there is no memory for this. Try again in a moment.",
            )
            .transient()),
        }
    }

    /// The rows taken so far, and those that are left.
    pub fn rows(&self) -> (usize, usize) {
        let used = self.taken().rows;
        (used, self.max_rows - used)
    }

    /// The bytes taken so far, and those that are left.
    pub fn bytes(&self) -> (usize, usize) {
        let used = self.taken().bytes;
        (used, self.max_bytes - used)
    }
}

/// What was taken and more of it.
///
/// # Errors
/// LIMIT_EXCEEDED if that is too much.
fn sum(taken: usize, more: usize, limit: usize, what: &str) -> Result<usize> {
    let total = taken.saturating_add(more);
    if total <= limit {
        return Ok(total);
    }
    Err(Error::new(
        Code::LimitExceeded,
        format!(
            "With this field the operation would return {total} {what}, and the limit is {limit}. Select smaller pages \
             (\"first\"), fewer lists in lists, or fewer long texts."
        ),
    ))
}

/// The budget of the operation.
pub fn budget_of<'a, T>(ctx: &ContextBase<'a, T>) -> &'a Arc<AnswerBudget> {
    ctx.data_unchecked()
}
