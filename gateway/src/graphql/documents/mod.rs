//! Documents: parsed, measured, validated and cached.

pub mod check_values;
mod diagnostics;
pub mod document;
pub mod measure;
pub mod parse;
pub mod store;
pub mod validate;
