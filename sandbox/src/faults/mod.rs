//! Faults, which tests and developers switch on to see what happens when a service fails.

pub(crate) mod active;
pub(crate) mod connection_reset;
mod corrupt;
pub(crate) mod inject;
mod kind;
