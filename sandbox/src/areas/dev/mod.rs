//! The developer tests.

mod debug_pins;
mod routes;
mod seed;

pub(crate) use debug_pins::long_file;
pub(crate) use routes::routes;
pub(crate) use seed::seed;
