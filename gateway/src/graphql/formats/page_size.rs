//! The number of rows that a file reads at once.

use crate::graph::connection::PAGE_CAP;

/// The first page: enough calls are left for a field that costs a call per row.
const FIRST: usize = 100;

/// The length of a response that pages aim at.
const BYTES: usize = 1 << 20;

/// How many times as long as the last page the next one may be.
const GROWTH: usize = 8;

/// The number of rows of the next page. It grows while pages are short and cost few calls: a longer page sorts the list
/// less often.
pub struct PageSize {
    rows: usize,
    /// More exceed a limit of an operation.
    most: usize,
}

impl PageSize {
    /// That of the first page.
    pub fn first() -> Self {
        Self {
            rows: FIRST,
            most: PAGE_CAP,
        }
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Fits the next page to what the last one took, out of the calls that an operation may make.
    pub fn fit(&mut self, bytes: usize, calls: usize, call_limit: usize) {
        let by_bytes = self.rows * BYTES / bytes.max(1);
        let by_calls = self.rows * call_limit * 5 / 6 / calls.max(1);
        let grown = by_bytes.min(by_calls).min(self.rows * GROWTH);
        self.rows = grown.clamp(1, self.most);
    }

    /// Makes a page shorter that exceeds a limit of an operation. Returns false if it cannot be.
    pub fn shrink(&mut self) -> bool {
        let shorter = self.rows / 2;
        if shorter == 0 {
            return false;
        }
        (self.rows, self.most) = (shorter, shorter);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_grow_while_they_are_cheap_and_shrink_at_a_limit() {
        let mut size = PageSize::first();
        size.fit(20_000, 1, 120);
        assert_eq!(size.rows(), 800);
        size.fit(160_000, 0, 120);
        assert_eq!(size.rows(), PAGE_CAP);
        assert!(size.shrink());
        size.fit(1_000, 0, 120);
        assert_eq!(size.rows(), PAGE_CAP / 2);
        // A megabyte each, and a call per row.
        size.fit(25 << 20, 0, 120);
        assert_eq!(size.rows(), 100);
        size.fit(1_000, 101, 120);
        assert_eq!(size.rows(), 99);
    }
}
