//! Lists of rows, written straight to JSON instead of through the executor.

pub mod batched;
pub mod fields;
pub mod json;
pub mod row_fields;
pub mod rows;
mod times;
pub mod writer;
