//! The rows and calls of the pipeline.

mod processing_job;

pub use processing_job::{AuditRow, ProcessingJobRow, processing_jobs};
