//! Reading a job again.

use async_graphql::{InputObject, SimpleObject};

use crate::areas::jobs::Job;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::session::Session;

/// The job to read again.
#[derive(InputObject)]
pub struct RefreshJobInput {
    /// The main API's key.
    job_id: String,
}

/// The job with fresh links, or why there is none.
#[derive(SimpleObject)]
pub struct RefreshJobPayload {
    /// The job; null when there is none any more.
    job: Option<Job>,
    /// Why it could not be read; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(session: &Session, input: RefreshJobInput) -> Result<RefreshJobPayload> {
    session.forget_reads();
    let job = Job::find(session, input.job_id).await?;
    let errors = match job {
        Some(_) => Vec::new(),
        None => vec![UserError::new(
            UserErrorCode::NotFound,
            "There is no such job.",
        )],
    };
    Ok(RefreshJobPayload { job, errors })
}
