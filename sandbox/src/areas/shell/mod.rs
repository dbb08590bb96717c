//! Signing in, and the user who is signed in.

mod routes;
mod seed;

pub(crate) use routes::routes;
pub(crate) use seed::seed;
