//! Markets and their files.

mod outlines;
mod routes;
mod seed;

pub(crate) use routes::routes;
pub(crate) use seed::{NAMES, hash, seed};
