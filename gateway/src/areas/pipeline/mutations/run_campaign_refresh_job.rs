//! Running a refresh job of a campaign.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::pipeline::{CampaignRefreshJob, rest};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, accepted};

/// The refresh job to run.
#[derive(InputObject)]
pub struct RunCampaignRefreshJobInput {
    /// The job's key.
    pub(super) job_id: String,
}

/// The running refresh job, or why it was not started.
#[derive(SimpleObject)]
pub struct RunCampaignRefreshJobPayload {
    /// The job, as read after it was started; null if it was not.
    job: ChangedNode<CampaignRefreshJob>,
    /// Why the job was not started; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(caller: &Caller, job_id: String) -> Result<RunCampaignRefreshJobPayload> {
    let refused = |error| RunCampaignRefreshJobPayload {
        job: ChangedNode::none(),
        errors: vec![error],
    };
    caller.forget_reads();
    if let Some(error) = refusal(caller, &job_id).await? {
        return Ok(refused(error));
    }
    let written = rest::run_campaign_refresh_job(&caller.pipeline(), &job_id).await;
    Ok(match accepted(written)? {
        Ok(_) => RunCampaignRefreshJobPayload {
            job: ChangedNode::by(job_id),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}

/// Why a job is not run; `None` if it may be.
pub(super) async fn refusal(caller: &Caller, job_id: &str) -> Result<Option<UserError>> {
    let job = CampaignRefreshJob::find(caller, job_id.to_owned()).await?;
    Ok(match job {
        Some(job) => UserError::of_decision(job.run_decision()),
        None => Some(UserError::no_such("job")),
    })
}
