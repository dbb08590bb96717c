//! The four services and the fault switch: addresses, routes, and what all calls have in common.

pub(crate) mod accounts;
pub(crate) mod app;
pub(crate) mod area;
pub(crate) mod call_log;
pub(crate) mod clock;
pub(crate) mod fault_switch;
pub(crate) mod resource;
pub(crate) mod start;
pub(crate) mod storage;
