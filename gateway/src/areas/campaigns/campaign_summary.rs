//! The admin summary of a campaign.

use async_graphql::SimpleObject;

use super::rest;
use crate::error::Result;
use crate::graph::scalars::DateTime;
use crate::session::Session;

/// The admin summary of a campaign. The service may leave out any of it.
#[derive(SimpleObject)]
pub struct CampaignSummary {
    /// The campaign's number.
    campaign_id: Option<i32>,
    /// The customer's number.
    customer_id: Option<i32>,
    /// The campaign's name.
    campaign_ref: Option<String>,
    /// When it starts. The day counts in UTC.
    active_from: Option<DateTime>,
    /// When it ends. The day counts in UTC.
    active_to: Option<DateTime>,
    /// How many ad groups.
    ad_group_count: Option<i32>,
    /// How many assets.
    asset_count: Option<i32>,
    /// How many frames.
    frame_count: Option<i32>,
    /// How many pixels.
    pixel_count: Option<i32>,
}

impl CampaignSummary {
    /// That of a campaign.
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
