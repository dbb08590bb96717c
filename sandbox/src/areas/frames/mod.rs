//! Frames: spots that carry stationary media.

mod large_market;
mod routes;
mod seed;

pub(crate) use routes::{FRAMES, SITES, pipeline_routes, routes};
pub(crate) use seed::seed;
