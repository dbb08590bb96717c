//! The four services and the fault switch, and the code shared by their handlers.

pub(crate) mod accounts;
pub(crate) mod app;
pub(crate) mod area;
pub(crate) mod call_log;
pub(crate) mod clock;
pub(crate) mod fault_switch;
mod layers;
mod passwords;
pub(crate) mod resource;
pub(crate) mod start;
