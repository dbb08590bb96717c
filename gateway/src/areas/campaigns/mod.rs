//! Campaigns and their ad groups.

mod active_campaigns;
mod ad_group;
mod ad_group_asset;
mod campaign;
mod campaign_market;
mod loaders;
mod mutations;
mod queries;
mod rest;
mod rules;

pub(crate) use active_campaigns::ActiveCampaign;
pub use ad_group::AdGroup;
pub use ad_group_asset::{AdGroupAsset, AdGroupAssetOrderField};
pub use campaign::{Campaign, CampaignFilter, CampaignOrderField};
pub(crate) use loaders::campaigns_of;
pub use mutations::CampaignsMutation;
pub use queries::CampaignsQuery;
pub(crate) use rest::campaigns;
pub use rules::{CampaignDates, campaign_status};
