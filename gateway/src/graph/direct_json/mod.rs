//! Lists of rows, written straight to JSON instead of through the executor.

pub mod fields;
pub mod json;
pub mod list_execution;
pub mod rows;
mod selection;
