//! Signing in, and the signed-in user.

mod routes;
mod seed;

pub(crate) use routes::routes;
pub(crate) use seed::seed;
