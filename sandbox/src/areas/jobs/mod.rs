//! The job queue, and the nightly processing jobs.

mod queue;
mod report_file;
mod routes;
mod seed;

pub(crate) use queue::{NewFile, NewJob, Outcome, PIXELS_FILTER, enqueue, one};
pub(crate) use routes::routes;
pub(crate) use seed::seed;
