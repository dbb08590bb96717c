//! The subscriptions of jobs.

use std::sync::Arc;

use async_graphql::{Context, Subscription};
use futures_util::{Stream, stream};
use gateway_macros::SimpleObject;

use super::Job;
use super::rest::{self, JobRow};
use crate::error::{Error, Result, if_found};
use crate::graph::scalars::DateTime;
use crate::request::{PollSubscription, PolledList, RequestContext, request_context};
use crate::upstream::Row;
use crate::upstream::decode::Keyed;

/// The subscriptions of jobs.
#[derive(Default)]
pub struct JobsSubscription;

#[Subscription]
impl JobsSubscription {
    /// Follows a job until it has ended: one event at once, then one after each reading of the job, changed or not. The
    /// last event has `isDone`, and the files of the job; the subscription is then complete. The job is read every 10
    /// seconds by default, once for all subscriptions of a session. There is no event while it cannot be read. If there is no
    /// job with this key, the subscription ends with NOT_FOUND, and if no job can have it, with BAD_USER_INPUT.
    /// Source: GET /v3/internal/queue/{jobId}.
    async fn job_changed(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The job's key.")] job_id: String,
    ) -> Result<impl Stream<Item = JobChange> + use<>> {
        // Its path would be that of the whole queue.
        if job_id.is_empty() {
            return Err(no_job());
        }
        let (listener, context): (&PollSubscription, _) =
            (ctx.data_unchecked(), request_context(ctx));
        let reading = listener.next(context, &job_id).await?;
        let change = JobChange::new(reading.before, reading.now?, DateTime(context.now()));
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
    /// Whether it has ended. No event follows.
    is_done: bool,
    /// The job.
    job: Job,
}

/// A job as it was read.
struct FollowedJob(Row<JobRow>);

impl PolledList for FollowedJob {
    async fn read(context: &RequestContext, job_id: &str) -> Result<Arc<Self>> {
        let row = if_found(rest::job(&context.main(), job_id).await)?;
        Ok(Arc::new(Self(row.ok_or_else(no_job)?)))
    }

    fn is_final(&self) -> bool {
        self.0.is_final()
    }
}

fn no_job() -> Error {
    Error::not_found("There is no job with this key.")
}

impl JobChange {
    fn new(before: Option<Arc<FollowedJob>>, now: Arc<FollowedJob>, read_at: DateTime) -> Self {
        Self {
            read_at,
            has_changed: before
                .as_ref()
                .is_some_and(|before| before.0.status != now.0.status),
            is_done: now.is_final(),
            job: Job::new(now.0.clone()),
        }
    }
}
