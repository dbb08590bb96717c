//! Lists of rows written straight to JSON, past the executor.

pub mod fields;
pub mod json;
pub mod list_execution;
pub mod rows;
mod selection;
