//! The data that a new sandbox starts with.

pub(crate) mod fill;
pub(crate) mod writer;
