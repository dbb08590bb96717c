//! Deleting a job of a market.

use async_graphql::{ID, InputObject};
use gateway_macros::SimpleObject;

use crate::areas::pipeline::{PipelineJob, rest};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::payload::{UserError, accepted};

/// The job to delete.
#[derive(InputObject)]
pub struct DeletePipelineJobInput {
    /// The job's key.
    pub(super) job_id: String,
}

/// The id of the deleted job, or why it was not deleted.
#[derive(SimpleObject)]
pub struct DeletePipelineJobPayload {
    /// The global id of the deleted job, to remove it from client caches; null if it was not deleted.
    deleted_id: Option<ID>,
    /// Why the job was not deleted; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(caller: &Caller, job_id: String) -> Result<DeletePipelineJobPayload> {
    let refused = |error| DeletePipelineJobPayload {
        deleted_id: None,
        errors: vec![error],
    };
    let found = PipelineJob::find_fresh(caller, std::slice::from_ref(&job_id)).await?;
    if let Some(error) = refusal(caller, found.into_iter().next().flatten().as_ref()) {
        return Ok(refused(error));
    }
    let written = rest::delete_job(&caller.pipeline(), &job_id).await;
    Ok(match accepted(written)? {
        Ok(_) => DeletePipelineJobPayload {
            deleted_id: Some(global_id::id(PipelineJob::TYPE_NAME, job_id)),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}

/// Why a job is not deleted; `None` if it may be.
pub(super) fn refusal(caller: &Caller, job: Option<&PipelineJob>) -> Option<UserError> {
    match job {
        Some(job) => UserError::of_decision(job.delete_decision(caller)),
        None => Some(UserError::no_such("job")),
    }
}
