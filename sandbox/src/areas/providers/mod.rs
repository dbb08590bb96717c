//! Providers of position data, their locks and their pings.

mod routes;
mod seed;

pub(crate) use routes::routes;
pub(crate) use seed::seed;
