//! Vehicles and their health check.

mod routes;
mod seed;

pub(crate) use routes::routes;
pub(crate) use seed::seed;
