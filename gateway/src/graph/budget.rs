//! What an operation may still return while it runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_graphql::Context;

use crate::error::{Code, Error, Result};

/// The rows and bytes of one operation's lists.
pub struct Budget {
    rows: Allowance,
    bytes: Allowance,
}

struct Allowance {
    limit: usize,
    used: AtomicUsize,
}

impl Budget {
    /// A budget of which nothing is used.
    pub fn new(rows: usize, bytes: usize) -> Self {
        let allowance = |limit| Allowance {
            limit,
            used: AtomicUsize::new(0),
        };
        Self {
            rows: allowance(rows),
            bytes: allowance(bytes),
        }
    }

    /// Takes the rows of a page.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if so many are not left.
    pub fn take_rows(&self, rows: usize) -> Result<()> {
        self.rows.take(rows, "rows")
    }

    /// Takes the bytes of a list.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if so many are not left.
    pub fn take_bytes(&self, bytes: usize) -> Result<()> {
        self.bytes.take(bytes, "bytes")
    }
}

impl Allowance {
    fn take(&self, count: usize, what: &str) -> Result<()> {
        let used = self.used.fetch_add(count, Ordering::Relaxed);
        let total = used.saturating_add(count);
        if total > self.limit {
            return Err(Error::new(
                Code::LimitExceeded,
                format!(
                    "With this list the operation would return {total} {what}, and the limit is {}. Select smaller \
                     pages (\"first\"), or fewer lists in lists.",
                    self.limit
                ),
            ));
        }
        Ok(())
    }
}

/// The budget of an operation; `None` outside of one.
pub fn budget(ctx: &Context<'_>) -> Option<Arc<Budget>> {
    ctx.data_opt::<Arc<Budget>>().cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_exact() {
        let budget = Budget::new(10, 100);
        assert!(budget.take_rows(4).is_ok());
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
    }
}
