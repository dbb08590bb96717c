//! Frames: the places that carry stationary media.

mod routes;

pub(crate) use routes::{FRAMES, pipeline_routes, routes};
