//! The admin summary of a campaign.

use async_graphql::SimpleObject;

use super::rest;
use crate::error::Result;
use crate::graph::scalars::DateTime;
use crate::session::Session;

/// The admin summary of a campaign.
#[derive(SimpleObject)]
pub struct CampaignSummary {
    /// The campaign's number; null if unknown.
    campaign_id: Option<i32>,
    /// The customer's number; null if unknown.
    customer_id: Option<i32>,
    /// The campaign's name; null if unknown.
    campaign_ref: Option<String>,
    /// Start; null if not set. The calendar day is in UTC.
    active_from: Option<DateTime>,
    /// End; null if not set. The calendar day is in UTC.
    active_to: Option<DateTime>,
    /// Number of ad groups; null if unknown.
    ad_group_count: Option<i32>,
    /// Number of assets; null if unknown.
    asset_count: Option<i32>,
    /// Number of frames; null if unknown.
    frame_count: Option<i32>,
    /// Number of pixels; null if unknown.
    pixel_count: Option<i32>,
}

impl CampaignSummary {
    /// The admin summary of a campaign.
    pub(super) async fn of(session: &Session, campaign_id: i32, customer_id: i32) -> Result<Self> {
        let row = rest::summary(&session.main(), campaign_id, customer_id).await?;
        Ok(Self {
            campaign_id: row.campaign_id,
            customer_id: row.customer_id,
            campaign_ref: row.campaign_ref.clone(),
            active_from: row.active_from.map(DateTime),
            active_to: row.active_to.map(DateTime),
            ad_group_count: row.ad_group_count,
            asset_count: row.asset_count,
            frame_count: row.frame_count,
            pixel_count: row.pixel_count,
        })
    }
}
