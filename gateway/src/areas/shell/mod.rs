//! The shell: who is signed in, with which roles, and how one signs in and out.

mod mutations;
mod queries;
mod rest;
mod rules;
mod sign_in_limits;
mod viewer;

pub use mutations::ShellMutation;
pub use queries::ShellQuery;
pub use rules::Roles;
pub use sign_in_limits::SignInLimits;
pub use viewer::Viewer;
pub(crate) use viewer::roles_of;
