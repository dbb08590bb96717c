//! The developers' tests, and the greetings of the pipeline and backfill services.

mod pins;
mod routes;
mod seed;

pub(crate) use routes::{backfill_routes, pipeline_routes, routes};
pub(crate) use seed::seed;
