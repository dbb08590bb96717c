//! Running a job of a market again.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::pipeline::{PipelineJob, rest};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::payload::{ChangedNode, UserError, accepted};

/// The job to run again.
#[derive(InputObject)]
pub struct RerunPipelineJobInput {
    /// The job's key.
    pub(super) job_id: String,
}

/// The job that runs again, or why it was not run.
#[derive(SimpleObject)]
pub struct RerunPipelineJobPayload {
    /// The job, as read after it was queued; null if it was not.
    job: ChangedNode<PipelineJob>,
    /// Why the job was not run again; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(caller: &Caller, job_id: String) -> Result<RerunPipelineJobPayload> {
    let written = rest::rerun_job(&caller.pipeline(), &job_id).await;
    Ok(match accepted(written)? {
        Ok(_) => RerunPipelineJobPayload {
            job: ChangedNode::by(job_id),
            errors: Vec::new(),
        },
        Err(error) => RerunPipelineJobPayload {
            job: ChangedNode::none(),
            errors: vec![error],
        },
    })
}
