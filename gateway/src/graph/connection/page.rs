//! The paging arguments of a connection.

use crate::error::{Error, Result};

/// The rows of a page without `first` and `last`.
pub(super) const DEFAULT_PAGE: usize = 50;
/// The most rows of one page.
pub(super) const PAGE_CAP: usize = 5_000;

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
}

impl Page {
    /// The numbers of rows from the start and from the end.
    ///
    /// # Errors
    /// BAD_USER_INPUT for a number below 0 or above the cap.
    pub(super) fn sizes(&self) -> Result<(Option<usize>, Option<usize>)> {
        Ok((size("first", self.first)?, size("last", self.last)?))
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
