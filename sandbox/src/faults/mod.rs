//! What tests can make go wrong.

pub(crate) mod connection;
pub(crate) mod corrupt;
pub(crate) mod fault;
pub(crate) mod kind;
