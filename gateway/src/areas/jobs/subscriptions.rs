//! The subscriptions of jobs.

use std::sync::Arc;

use async_graphql::{Context, Subscription};
use futures_util::{Stream, stream};
use gateway_macros::SimpleObject;

use super::Job;
use super::rest::{self, JobRow};
use crate::caller::{Caller, Listener, PolledList, caller};
use crate::error::{Result, if_found};
use crate::graph::scalars::DateTime;
use crate::upstream::Row;
use crate::upstream::decode::Keyed;

/// The subscriptions of jobs.
#[derive(Default)]
pub struct JobsSubscription;

#[Subscription]
impl JobsSubscription {
    /// Follows a job until it has ended: one event at once, then one after each reading of the job, changed or not. The
    /// last event has `isDone`, and the files of the job; the subscription is then complete. The job is read every 10
    /// seconds by default, once for all subscriptions of a session. There is no event while it cannot be read; a key that
    /// no job can have ends the subscription with BAD_USER_INPUT.
    /// Source: GET /v3/internal/queue/{jobId}.
    async fn job_changed(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job's key.")] job_id: String,
    ) -> Result<impl Stream<Item = JobChange> + use<>> {
        let (listener, caller): (&Listener, _) = (ctx.data_unchecked(), caller(ctx));
        let reading = listener.next(caller, &job_id).await?;
        let change = JobChange::new(reading.before, reading.now?, DateTime(caller.now()));
        Ok(stream::iter([change]))
    }
}

/// A job as it was read.
#[derive(SimpleObject)]
pub struct JobChange {
    /// When the job was read.
    read_at: DateTime,
    /// Whether its status has changed since the previous event; false in the first event.
    has_changed: bool,
    /// Whether it has ended, or does not exist. No event follows.
    is_done: bool,
    /// The job; null if it does not exist.
    job: Option<Job>,
}

/// A job as it was read; `None` if it does not exist.
struct FollowedJob(Option<Row<JobRow>>);

impl PolledList for FollowedJob {
    async fn read(caller: &Caller, job_id: &str) -> Result<Arc<Self>> {
        let row = match job_id {
            "" => None,
            job_id => if_found(rest::job(&caller.main(), job_id).await)?,
        };
        Ok(Arc::new(Self(row)))
    }

    fn is_final(&self) -> bool {
        self.0.as_ref().is_none_or(|row| row.is_settled())
    }
}

impl JobChange {
    fn new(before: Option<Arc<FollowedJob>>, now: Arc<FollowedJob>, read_at: DateTime) -> Self {
        let status = |job: &FollowedJob| job.0.as_ref().map(|row| row.status.clone());
        Self {
            read_at,
            has_changed: before
                .as_ref()
                .is_some_and(|before| status(before) != status(&now)),
            is_done: now.is_final(),
            job: now.0.clone().map(Job::new),
        }
    }
}
