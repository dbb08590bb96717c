//! The services over HTTP, each test with a sandbox of its own.
#![expect(
    clippy::unwrap_used,
    reason = "the lint does not count a test's helpers as tests"
)]

mod data;
mod faults;
mod odd_rows;
mod storage;
mod support;
mod switch;
