//! Documents: measured, parsed, validated and cached.

pub mod check_values;
mod diagnostics;
pub mod document;
mod input_value;
mod locations;
pub mod measure;
mod messages;
pub mod parse;
pub mod store;
mod suggestions;
mod syntax;
pub mod token_limits;
pub mod validate;
