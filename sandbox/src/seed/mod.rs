//! The data that a new sandbox starts with.

pub(crate) mod data;
pub(crate) mod writer;
