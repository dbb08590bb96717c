//! The calls to services that one file may make.

use axum::http::StatusCode;

use crate::error::Code;
use crate::graphql::request_error::RequestError;

/// How many times as many calls as an operation a file may make.
const OPERATIONS: usize = 10;

/// The calls of a file.
pub struct FileCalls {
    limit: usize,
    made: usize,
    by_last_page: usize,
}

impl FileCalls {
    /// A file whose pages may make this many calls each.
    pub fn new(of_operation: usize) -> Self {
        Self {
            limit: of_operation.saturating_mul(OPERATIONS),
            made: 0,
            by_last_page: 0,
        }
    }

    /// Adds those of a page.
    pub fn add(&mut self, calls: usize) {
        self.made += calls;
        self.by_last_page = calls;
    }

    /// The calls made so far.
    pub fn made(&self) -> usize {
        self.made
    }

    /// Checks that the calls suffice if every page that is left makes as many as the last one.
    ///
    /// # Errors
    /// If they do not.
    pub fn check(&self, pages_left: usize) -> Result<(), RequestError> {
        let of_file = self.by_last_page.saturating_mul(pages_left) + self.made;
        if of_file <= self.limit {
            return Ok(());
        }
        Err(RequestError::new(
            StatusCode::BAD_REQUEST,
            Code::LimitExceeded,
            format!(
                "The file would make about {of_file} calls to services, and a file may make {}. Select fewer fields that cost \
                 a call per row, filter the list, or send the query page by page.",
                self.limit
            ),
        ))
    }
}
