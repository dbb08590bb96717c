//! Campaigns that have begun and not ended.

use chrono::{DateTime, Utc};

use super::Campaign;
use super::loaders::campaigns_of;
use super::rules::CampaignStatus;
use crate::error::Result;
use crate::request::RequestContext;

/// A campaign that is ACTIVE.
pub(crate) struct ActiveCampaign {
    /// The campaign.
    pub(crate) campaign: Campaign,
    /// Its number.
    pub(crate) campaign_id: i32,
    /// Its name, or else its number.
    pub(crate) label: String,
    /// When it began.
    pub(crate) began_at: DateTime<Utc>,
}

impl Campaign {
    /// The active campaigns of a customer, sorted by name. One call, shared with `Customer.campaigns`.
    pub(crate) async fn active_of(
        context: &RequestContext,
        customer_id: i32,
    ) -> Result<Vec<ActiveCampaign>> {
        let campaigns = campaigns_of(context, customer_id).await?;
        let active = campaigns.rows().filter_map(|row| {
            let began_at = row.active_from?;
            (row.status_at(context.now()) == CampaignStatus::Active).then(|| ActiveCampaign {
                campaign_id: row.campaign_id,
                label: match row.campaign_ref.trim() {
                    "" => format!("Campaign {}", row.campaign_id),
                    name => name.to_owned(),
                },
                began_at,
                campaign: Self::new(row),
            })
        });
        Ok(active.collect())
    }
}
