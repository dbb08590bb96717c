//! Jobs of the main API's queue, and the files they produce.

mod job;
mod job_file;
mod job_list;
mod job_request;
mod mutations;
mod queries;
mod rest;
mod rules;
mod subscriptions;

pub use job::Job;
pub(crate) use job::saved_job_id;
pub use job_list::{JobFilter, JobOrderField};
pub use mutations::JobsMutation;
pub use queries::JobsQuery;
pub(crate) use rest::{RequestRow as JobRequestRow, attribution_jobs, queue};
pub use subscriptions::JobsSubscription;
