//! From a request to its answer: the operation is found, rewritten, bounded and executed.

mod argument_values;
mod audit;
pub mod catch_panic;
pub mod cost;
pub mod executor;
pub mod group_errors;
pub mod idempotency;
pub mod merge;
pub mod metrics;
pub mod objects;
pub mod operation;
pub mod prefetch;
pub mod spans;
pub mod variables;
