//! The developer tests.

mod pins;
mod routes;
mod seed;

pub(crate) use pins::long_file;
pub(crate) use routes::routes;
pub(crate) use seed::seed;
