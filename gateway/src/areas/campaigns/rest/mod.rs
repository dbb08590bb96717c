//! The rows and calls of this area, one file per noun.

mod ad_group;
mod campaign;

pub use ad_group::{AdGroupRow, AssetRow, ad_groups};
pub use campaign::{
    CampaignRow, SummaryRow, active_campaigns, campaign, campaigns, campaigns_of_customer, summary,
    update_campaign_metadata,
};
