//! Responses and errors, in the shapes of the real services.

pub(crate) mod error;
pub(crate) mod response;
