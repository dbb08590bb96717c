//! The developers' tests, and the greeting of the backfill service.

mod pins;
mod routes;
mod seed;

pub(crate) use routes::{backfill_routes, routes};
pub(crate) use seed::seed;
