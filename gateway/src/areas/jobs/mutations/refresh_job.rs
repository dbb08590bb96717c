//! Reads a job again, bypassing the cache.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::jobs::Job;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::UserError;
use crate::request::RequestContext;

/// The job to read.
#[derive(InputObject)]
pub struct RefreshJobInput {
    /// The job's key.
    job_id: String,
}

/// The result of `refreshJob`.
#[derive(SimpleObject)]
pub struct RefreshJobPayload {
    /// The job with newly signed links; null if it does not exist.
    job: Option<Job>,
    /// Why there is no job; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: RefreshJobInput,
) -> Result<RefreshJobPayload> {
    context.forget_reads();
    let job = Job::find(context, input.job_id).await?;
    let errors = match job {
        Some(_) => Vec::new(),
        None => vec![UserError::no_such("job").at("jobId")],
    };
    Ok(RefreshJobPayload { job, errors })
}
