//! Rows and calls of this area, a file for each noun.

mod ad_group;
mod campaign;
mod customer;
mod report;
mod user;
mod vehicle;

pub use ad_group::{AdGroupRow, AssetRow, ad_groups};
pub use campaign::{
    CampaignRow, active_campaigns, campaign, campaigns, campaigns_of_customer, overview, summary,
    update_campaign_metadata,
};
pub use customer::{CustomerBody, CustomerBook, CustomerRow, customers, save_customer};
pub use report::{BillingRow, billing, saved_reports};
pub use user::{AuthBody, UserBody, UserRow, save_user, users};
pub use vehicle::{
    HealthCheckRow, LookupRow, VehicleBook, VehicleRow, check_health, media_classifications,
    media_owners, vehicles,
};
