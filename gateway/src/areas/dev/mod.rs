//! Developer tests, which staff run by hand, and the faults of the sandbox, which show what staff see when a service
//! is slow or broken.

mod developer;
mod developer_test;
mod fault;
mod mutations;
mod queries;
mod rest;
mod rules;
mod sandbox;
mod service_call;

pub use mutations::DevMutation;
pub use queries::DevQuery;
