//! Changes of the refresh jobs of campaigns.

use std::sync::Arc;

use async_graphql::ID;
use chrono::{DateTime as Moment, Utc};
use gateway_macros::SimpleObject;

use super::changes::Changes;
use crate::areas::pipeline::CampaignRefreshJob;
use crate::areas::pipeline::rest::{self, CampaignRefreshJobRow};
use crate::error::Result;
use crate::graph::global_id;
use crate::graph::scalars::DateTime;
use crate::request::{PollUpdate, PolledList, RequestContext};
use crate::upstream::decode::Table;

/// Changes to the campaign refresh jobs since the previous event.
#[derive(SimpleObject)]
pub struct CampaignRefreshJobsChange {
    /// When the jobs were read.
    read_at: DateTime,
    /// Why the jobs could not be read this time; null if they were. What has changed meanwhile follows once they can be.
    failure: Option<String>,
    /// Whether anything has changed; false in the first event.
    has_changed: bool,
    /// The new jobs.
    added: Vec<CampaignRefreshJob>,
    /// The jobs that existed before and have changed.
    changed: Vec<CampaignRefreshJob>,
    /// The ids of the jobs that no longer exist.
    removed_ids: Vec<ID>,
}

impl PolledList for Table<CampaignRefreshJobRow> {
    const HAS_FAILURES: bool = true;

    async fn read(context: &RequestContext, _: &str) -> Result<Arc<Self>> {
        rest::campaign_refresh_jobs(&context.pipeline()).await
    }
}

impl CampaignRefreshJobsChange {
    pub(super) fn new(
        reading: &PollUpdate<Table<CampaignRefreshJobRow>>,
        read_at: Moment<Utc>,
    ) -> Self {
        let changes = Changes::between(reading.before.as_deref(), reading.now.as_ref().ok());
        let ids = changes.removed.iter();
        Self {
            read_at: DateTime(read_at),
            failure: reading.failure(),
            has_changed: changes.is_any(),
            removed_ids: ids
                .map(|job_id| global_id::id("CampaignRefreshJob", job_id))
                .collect(),
            added: changes
                .added
                .into_iter()
                .map(CampaignRefreshJob::new)
                .collect(),
            changed: changes
                .changed
                .into_iter()
                .map(CampaignRefreshJob::new)
                .collect(),
        }
    }
}
