//! Attribution studies: their places, cuts, pixels, runs and report files.

mod cuts;
mod pixels;
mod places;
pub(crate) mod report;
mod retargeting;
mod routes;
mod runs;
mod seed;
mod study;

pub(crate) use routes::routes;
pub(crate) use seed::seed;
