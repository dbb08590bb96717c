//! Reading a job again.

use async_graphql::{Context, InputObject, SimpleObject};
use gateway_macros::object;

use super::Job;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::session::{Session, session};

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

/// Mutations of this area.
#[derive(Default)]
pub struct JobsMutation;

/// Mutations of this area.
#[object]
impl JobsMutation {
    /// Reads one job again, past every cache, and so replaces its links (GET /v3/internal/queue/{id}).
    async fn refresh_job(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job.")] input: RefreshJobInput,
    ) -> Result<RefreshJobPayload> {
        refresh_job(session(ctx), &input.job_id).await
    }
}

async fn refresh_job(session: &Session, job_id: &str) -> Result<RefreshJobPayload> {
    session.forget_reads();
    let job = Job::find(session, job_id.to_owned()).await?;
    let errors = match job {
        Some(_) => Vec::new(),
        None => vec![UserError::new(
            UserErrorCode::NotFound,
            "There is no such job.",
        )],
    };
    Ok(RefreshJobPayload { job, errors })
}
