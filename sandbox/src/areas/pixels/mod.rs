//! Tracking pixels and the requests they received.

mod display_name;
mod reports;
mod routes;
mod seed;

pub(crate) use routes::routes;
pub(crate) use seed::seed;
