//! The paging arguments of a connection, and how they cut a list.

use std::ops::Range;
use std::sync::Arc;

use async_graphql::Context;

use crate::error::{Error, Result};
use crate::graph::budget::AnswerBudget;

/// The number of rows on a page without `first` and `last`.
pub const DEFAULT_PAGE: usize = 50;
/// The maximum number of rows on a page.
pub const PAGE_CAP: usize = 5_000;

/// The four paging arguments of a connection.
#[derive(Default)]
pub struct Page {
    /// Number of rows from the start.
    pub first: Option<i32>,
    /// Return the rows after this cursor.
    pub after: Option<String>,
    /// Number of rows from the end.
    pub last: Option<i32>,
    /// Return the rows before this cursor.
    pub before: Option<String>,
    /// The order of the list, which its cursors name; empty if it has only one.
    pub order: String,
    /// The budget that its rows are taken from.
    pub budget: Option<Arc<AnswerBudget>>,
    /// Whether only the first and the last row get a cursor: the others are not asked for, and making them takes time.
    pub has_end_cursors_only: bool,
}

/// Whether a connection is asked for no cursors but those of `pageInfo`.
pub fn has_end_cursors_only(ctx: &Context<'_>) -> bool {
    !ctx.look_ahead().field("edges").field("cursor").exists()
}

impl Page {
    /// The rows of this page, out of `total`. `find` returns the row of a cursor, or an empty range at its place if it
    /// is gone.
    ///
    /// # Errors
    /// BAD_USER_INPUT if `first` or `last` is below 0 or above the cap; LIMIT_EXCEEDED if the rows exceed the budget;
    /// otherwise those of `find`.
    pub(super) fn cut(
        &self,
        total: usize,
        find: impl Fn(&str) -> Result<Range<usize>>,
    ) -> Result<Range<usize>> {
        if self.first.is_some() && self.last.is_some() {
            return Err(Error::bad_input("Give first or last, not both."));
        }
        let mut start = 0;
        let mut end = total;
        if let Some(cursor) = &self.after {
            start = find(cursor)?.end;
        }
        if let Some(cursor) = &self.before {
            end = find(cursor)?.start.max(start);
        }
        let (first, last) = (size("first", self.first)?, size("last", self.last)?);
        if let Some(first) = first {
            end = end.min(start + first);
        }
        if let Some(last) = last {
            start = start.max(end.saturating_sub(last));
        }
        let most = match (first, last) {
            (None, None) => DEFAULT_PAGE,
            _ => PAGE_CAP,
        };
        let rows = start..end.min(start + most);
        if let Some(budget) = &self.budget {
            budget.take_rows(rows.len())?;
        }
        Ok(rows)
    }
}

fn size(name: &str, size: Option<i32>) -> Result<Option<usize>> {
    size.map(|size| {
        usize::try_from(size)
            .ok()
            .filter(|size| *size <= PAGE_CAP)
            .ok_or_else(|| {
                Error::bad_input(format!(
                    "\"{name}\" must be between 0 and {PAGE_CAP}, not {size}."
                ))
            })
    })
    .transpose()
}
