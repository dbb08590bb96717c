//! The developers' calls: each can be made by hand, and its answer is shown as it is. And the faults of the
//! sandbox, which show what staff see when a service is slow, broken or silent.

mod developer_test;
mod fault;
mod fault_kind;
mod http_method;
mod mutations;
mod queries;
mod rest;
mod rules;
mod sandbox;
mod sandbox_service;

pub use mutations::DevMutation;
pub use queries::DevQuery;
