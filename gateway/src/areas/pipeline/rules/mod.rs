//! The rules of the pipeline.

mod processing;

pub use processing::{AuditFacts, is_done};
