//! From the bytes of a GraphQL request to the bytes of its response.

pub mod body;
pub mod catch_panic;
pub mod check_values;
pub mod connections;
pub mod cost;
pub mod deduplicate;
pub mod document;
pub mod documents;
pub mod execute;
pub mod held_bytes;
pub mod http;
mod input_value;
pub mod introspection;
pub mod measure;
pub mod media_types;
pub mod merge;
pub mod metrics;
pub mod objects;
pub mod parse;
pub mod request;
pub mod request_error;
pub mod response;
pub mod state;
pub mod token_limits;
pub mod unsent;
pub mod validate;
pub mod ws;
