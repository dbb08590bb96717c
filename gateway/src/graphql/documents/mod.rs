//! Documents: parsed, measured, validated and cached.

pub mod check_values;
mod diagnostics;
pub mod measure;
pub mod parse;
pub mod schema;
pub mod store;
pub mod validate;
