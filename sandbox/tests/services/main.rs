//! The services over HTTP, each test with a sandbox of its own.
#![expect(
    clippy::unwrap_used,
    reason = "the lint does not count a test's helpers as tests"
)]

mod ai_debug_logs;
mod ai_insights;
mod attribution;
mod backfill;
mod campaigns;
mod customers;
mod data;
mod dev;
mod devices;
mod faults;
mod jobs;
mod markets;
mod odd_rows;
mod pipeline;
mod pipeline_campaigns;
mod pipeline_runs;
mod pixels;
mod providers;
mod reports;
mod shell;
mod storage;
mod support;
mod switch;
mod uploads;
mod validations;
