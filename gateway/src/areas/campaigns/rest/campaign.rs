//! The rows and calls of campaigns.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;

use crate::error::Result;
use crate::upstream::decode::{self, Row, Table};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    CAMPAIGNS = Call::get("campaigns.all", "/v3/api/campaigns").list::<CampaignRow>()
        .large();
    ACTIVE_CAMPAIGNS = Call::get("campaigns.active", "/v3/api/campaigns/active-campaigns")
        .list::<CampaignRow>()
        .large();
    CAMPAIGNS_OF_CUSTOMER = Call::get("campaigns.of_customer", "/v3/api/campaigns/customer/{customerId}")
        .list::<CampaignRow>()
        .large();
    CAMPAIGN = Call::get("campaigns.one", "/v3/api/campaigns/{campaignId}")
        .object::<CampaignRow>()
        .assumed();
    UPDATE_CAMPAIGNS = Call::get("campaigns.update_of_customer", "/v3/api/campaigns/update-customer-campaigns/{customerId}")
        .changing_data();
    SUMMARY = Call::get("campaigns.summary", "/v3/api/campaigns/{campaignId}/admin-summary/{customerId}")
        .object::<SummaryRow>()
        .assumed();
}

/// A campaign, as the main API sends it, alone or in a list.
#[row]
pub struct CampaignRow {
    #[key]
    pub campaign_id: i32,
    pub campaign_ref: decode::Text,
    #[required]
    pub customer_id: i32,
    pub customer_name: Option<decode::Text>,
    #[seconds]
    pub active_from: Option<DateTime<Utc>>,
    #[seconds]
    pub active_to: Option<DateTime<Utc>>,
    #[seconds]
    pub min_ad_group_active_from: Option<DateTime<Utc>>,
    #[seconds]
    pub max_ad_group_active_to: Option<DateTime<Utc>>,
    #[name("adGroupsMetaData")]
    pub ad_groups_meta_data: Vec<AdGroupMetaData>,
    /// The names of its markets. Lists do not have them.
    pub markets: Option<Vec<String>>,
}

/// The inventory of one ad group.
#[row]
pub struct AdGroupMetaData {
    pub inventory_type: Option<decode::Text>,
}

/// All campaigns.
pub async fn campaigns(main: &Api<'_>) -> Result<Arc<Table<CampaignRow>>> {
    main.table(Path::new(&CAMPAIGNS, &[]).with_timestamp())
        .await
}

/// The campaigns the main API flags as active.
pub async fn active_campaigns(main: &Api<'_>) -> Result<Arc<Table<CampaignRow>>> {
    main.table(Path::new(&ACTIVE_CAMPAIGNS, &[])).await
}

/// A customer's campaigns.
pub async fn campaigns_of_customer(
    main: &Api<'_>,
    customer_id: i32,
) -> Result<Arc<Table<CampaignRow>>> {
    main.table(Path::new(&CAMPAIGNS_OF_CUSTOMER, &[&customer_id]))
        .await
}

/// One campaign.
pub async fn campaign(main: &Api<'_>, campaign_id: i32) -> Result<Row<CampaignRow>> {
    main.row(Path::new(&CAMPAIGN, &[&campaign_id]).with_timestamp())
        .await
}

/// Updates the metadata of a customer's campaigns. A GET that changes data.
pub async fn update_campaign_metadata(main: &Api<'_>, customer_id: i32) -> Result<WriteOutcome> {
    main.write_empty(Path::new(&UPDATE_CAMPAIGNS, &[&customer_id]))
        .await
}

/// The counts in the admin summary of a campaign.
#[row]
pub struct SummaryRow {
    pub ad_group_count: Option<i32>,
    pub asset_count: Option<i32>,
    pub frame_count: Option<i32>,
}

/// The admin summary of a campaign.
pub async fn summary(
    main: &Api<'_>,
    campaign_id: i32,
    customer_id: i32,
) -> Result<Arc<SummaryRow>> {
    main.one(Path::new(&SUMMARY, &[&campaign_id, &customer_id]))
        .await
}
