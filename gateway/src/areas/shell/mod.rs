//! The shell: who is signed in, with which roles, and how one signs in and out.

mod mutations;
mod queries;
mod rest;
mod rules;
mod viewer;

pub use mutations::ShellMutation;
pub use queries::ShellQuery;
pub use viewer::Viewer;
