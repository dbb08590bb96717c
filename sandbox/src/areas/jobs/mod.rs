//! The job queue.

mod queue;
mod routes;
mod seed;

pub(crate) use queue::{
    ATTRIBUTION_IMPORT, ATTRIBUTION_PROCESS, JobFile, NewFile, NewJob, Outcome, PENDING,
    PIXELS_FILTER, StoredJob, enqueue, list, one, outcome, put_files, store,
};
pub(crate) use routes::routes;
pub(crate) use seed::seed;
