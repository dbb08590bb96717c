//! The developers' calls: each can be made by hand, and its answer is shown as it is.

mod developer_test;
mod mutations;
mod queries;
mod rest;

pub use mutations::DevMutation;
pub use queries::DevQuery;
