//! From the bytes of a GraphQL request to the bytes of its response.

pub mod admission;
pub mod documents;
pub mod execution;
pub mod formats;
pub mod request_error;
pub mod state;
pub mod transport;
