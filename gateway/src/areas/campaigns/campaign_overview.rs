//! The overview of a campaign.

use async_graphql::SimpleObject;

use super::rest;
use crate::error::Result;
use crate::graph::scalars::DateTime;
use crate::session::Session;

/// The overview of a campaign.
#[derive(SimpleObject)]
pub struct CampaignOverview {
    /// The campaign's number; null if unknown.
    campaign_id: Option<i32>,
    /// The campaign's name; null if unknown.
    campaign_ref: Option<String>,
    /// The customer's number; null if unknown.
    customer_id: Option<i32>,
    /// The customer's name; null if unknown.
    customer_name: Option<String>,
    /// Start; null if not set. The calendar day is in UTC.
    active_from: Option<DateTime>,
    /// End; null if not set. The calendar day is in UTC.
    active_to: Option<DateTime>,
}

impl CampaignOverview {
    /// The overview of a campaign.
    pub(super) async fn of(session: &Session, campaign_id: i32) -> Result<Self> {
        let row = rest::overview(&session.main(), campaign_id).await?;
        Ok(Self {
            campaign_id: row.campaign_id,
            campaign_ref: row.campaign_ref.clone(),
            customer_id: row.customer_id,
            customer_name: row.customer_name.clone(),
            active_from: row.active_from.map(DateTime),
            active_to: row.active_to.map(DateTime),
        })
    }
}
