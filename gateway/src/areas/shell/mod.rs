//! The shell: signing in and out, the signed-in user, and facts about the console.

mod mutations;
mod queries;
mod rest;
mod rules;
mod viewer;

pub use mutations::ShellMutation;
pub use queries::{ShellHelpers, ShellQuery};
pub(crate) use rules::is_company_email;
pub use viewer::Viewer;
