//! Limits what a running operation may still return.
//!
//! A document of a few kilobytes can ask for the same rows and texts many times. Anything that can be large takes its
//! rows and bytes from here before it is built: pages (`connection`), other lists and texts (`metered`).

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use async_graphql::{Context, ContextBase};
use bytes::Bytes;
use sha2::{Digest as _, Sha256};

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
    /// The long texts that were written and are part of the answer.
    texts: Mutex<HashMap<Digest, Weak<Bytes>>>,
}

/// A written text, which several parts of an answer share.
struct WrittenText(Arc<Bytes>);

impl AsRef<[u8]> for WrittenText {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// Identifies a text.
type Digest = [u8; 32];

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
            texts: Mutex::default(),
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

    /// A long text as JSON, which `write` writes: once for all fields that have it at the same time. Its bytes are taken for
    /// each of them. When it has been copied into a list, it is no longer kept.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer bytes remain; otherwise those of `write`.
    pub fn shared_text(&self, text: &str, write: impl FnOnce() -> Result<Bytes>) -> Result<Bytes> {
        let digest = Sha256::digest(text).into();
        let written = self.texts().get(&digest).and_then(Weak::upgrade);
        let written = match written {
            Some(written) => {
                self.take_bytes(written.len())?;
                written
            }
            None => {
                let written = Arc::new(write()?);
                self.texts().insert(digest, Arc::downgrade(&written));
                written
            }
        };
        Ok(Bytes::from_owner(WrittenText(written)))
    }

    fn texts(&self) -> MutexGuard<'_, HashMap<Digest, Weak<Bytes>>> {
        self.texts.lock().unwrap_or_else(PoisonError::into_inner)
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
    pub fn give_back_bytes(&self, bytes: usize) {
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

    /// The bytes taken so far.
    pub fn used_bytes(&self) -> usize {
        self.bytes.used()
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
    fn a_budget_is_exact() {
        let budget = AnswerBudget::new(10, 100, &Memory::new(1 << 20));
        assert!(budget.take_rows(4).is_ok());
        assert!(budget.check_rows(6).is_ok() && budget.check_rows(7).is_err());
        assert!(budget.take_rows(6).is_ok());
        let error = budget.take_rows(1).expect_err("nothing is left");
        assert_eq!(error.code(), Code::LimitExceeded);
        assert!(
            error
                .message()
                .contains("return 11 rows, and the limit is 10.")
        );
        assert!(budget.take_bytes(100).is_ok());
        assert!(budget.take_bytes(1).is_err());
        assert!(budget.take_bytes(usize::MAX).is_err());
    }

    #[test]
    fn what_is_refused_leaves_the_rest_to_others() {
        let budget = AnswerBudget::new(10, 100, &Memory::new(1 << 20));
        assert!(budget.take_rows(11).is_err() && budget.take_rows(10).is_ok());
        assert!(budget.take_bytes(101).is_err() && budget.take_bytes(100).is_ok());
        budget.give_back_bytes(60);
        assert!(budget.check_bytes(61).is_err() && budget.take_bytes(60).is_ok());
        assert_eq!(budget.used_bytes(), 100);
    }

    #[test]
    fn a_text_is_written_once_and_taken_each_time() {
        let budget = AnswerBudget::new(0, 10, &Memory::new(1 << 20));
        let write = || {
            budget.take_bytes(4)?;
            Ok(Bytes::from_static(b"text"))
        };
        let first = budget.shared_text("text", write).unwrap();
        let again = || unreachable!("it is written already");
        let second = budget.shared_text("text", again).unwrap();
        assert_eq!(first.as_ptr(), second.as_ptr());
        assert_eq!(budget.used_bytes(), 8);
        assert!(budget.shared_text("text", again).is_err());
        assert!(budget.shared_text("other", write).is_err());
        // It is not kept for later.
        drop((first, second));
        budget.give_back_bytes(8);
        let write = || Ok(Bytes::from_static(b"anew"));
        assert_eq!(budget.shared_text("text", write).unwrap(), "anew");
    }
}
