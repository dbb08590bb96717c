//! The subscriptions of the pipeline.

mod campaign_refresh_jobs_changed;
mod changes;
mod pipeline_jobs_changed;

use async_graphql::{Context, Subscription};
use futures_util::{Stream, stream};

use super::rest::{CampaignRefreshJobRow, JobUnion};
use crate::error::Result;
use crate::request::{PollSubscription, PollUpdate, PolledList, request_context};
use crate::upstream::decode::Table;
use campaign_refresh_jobs_changed::CampaignRefreshJobsChange;
use pipeline_jobs_changed::PipelineJobsChange;

/// The subscriptions of the pipeline.
#[derive(Default)]
pub struct PipelineSubscription;

#[Subscription]
impl PipelineSubscription {
    /// Changes to `pipelineJobs`: one event at once, then one after each reading of the lists, changed or not. They are
    /// read every 10 seconds by default, once for all subscriptions of a session, and only while there is a
    /// subscription. If one of them cannot be read, the event has a `failure`. Source: GET /api/jobs and
    /// GET /api/jobs-sf of the pipeline service.
    async fn pipeline_jobs_changed(
        &self,
        ctx: &Context<'_>,
    ) -> Result<impl Stream<Item = PipelineJobsChange> + use<>> {
        let reading = next::<JobUnion>(ctx).await?;
        let change = PipelineJobsChange::new(&reading, request_context(ctx).now());
        Ok(stream::iter([change]))
    }

    /// Changes to `campaignRefreshJobs`: one event at once, then one after each reading of the list, changed or not. It
    /// is read every 10 seconds by default, once for all subscriptions of a session, and only while there is a
    /// subscription. If it cannot be read, the event has a `failure`. Source: GET /api/pipeline-jobs of the pipeline service.
    async fn campaign_refresh_jobs_changed(
        &self,
        ctx: &Context<'_>,
    ) -> Result<impl Stream<Item = CampaignRefreshJobsChange> + use<>> {
        let reading = next::<Table<CampaignRefreshJobRow>>(ctx).await?;
        let change = CampaignRefreshJobsChange::new(&reading, request_context(ctx).now());
        Ok(stream::iter([change]))
    }
}

async fn next<L: PolledList>(ctx: &Context<'_>) -> Result<PollUpdate<L>> {
    let listener: &PollSubscription = ctx.data_unchecked();
    listener.next(request_context(ctx), "").await
}
