//! Rows and calls of customers, users, campaigns, ad groups, vehicles and billing.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::MaybeUndefined;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::rules;
use crate::error::Result;
use crate::upstream::reading::{self, Keyed, Row, Table};
use crate::upstream::{Api, Written, paths};

/// A customer.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CustomerRow {
    #[serde(deserialize_with = "reading::key")]
    pub customer_id: i32,
    #[serde(default, deserialize_with = "reading::required_text")]
    pub customer_name: String,
    #[serde(default, deserialize_with = "reading::text")]
    pub customer_channel: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub subscription_type: Option<String>,
    #[serde(default, deserialize_with = "reading::ints")]
    pub markets: Vec<i32>,
}

impl Keyed for CustomerRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.customer_id
    }
}

/// All customers with their slugs, which only the whole list can settle.
pub struct CustomerBook {
    pub table: Table<CustomerRow>,
    pub slugs: Vec<String>,
    by_slug: HashMap<String, u32>,
}

impl CustomerBook {
    fn new(rows: Vec<CustomerRow>) -> Self {
        let slugs = rules::slugs(
            rows.iter()
                .map(|row| (row.customer_id, row.customer_name.as_str())),
        );
        let by_slug = slugs
            .iter()
            .enumerate()
            .map(|(position, slug)| (slug.clone(), position as u32))
            .collect();
        Self {
            table: Table::new(rows),
            slugs,
            by_slug,
        }
    }

    /// Where the customer with this slug stands.
    pub fn position_of_slug(&self, slug: &str) -> Option<u32> {
        self.by_slug.get(slug).copied()
    }
}

/// M3 customers
pub async fn customers(main: &Api<'_>) -> Result<Arc<CustomerBook>> {
    main.read(paths::customers(), |body| {
        reading::read_list(body).map(CustomerBook::new)
    })
    .await
}

/// What is sent to create or change a customer.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CustomerBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_id: Option<i32>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub customer_name: MaybeUndefined<String>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub customer_channel: MaybeUndefined<&'static str>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub subscription_type: MaybeUndefined<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markets: Option<&'a [i32]>,
}

/// M7 or M5 customers
pub async fn save_customer(main: &Api<'_>, body: &CustomerBody<'_>) -> Result<Written> {
    match body.customer_id {
        None => main.post(paths::customers().untimed(), body).await,
        Some(customer_id) => main.put(paths::customer(customer_id), body).await,
    }
}

/// A user. The password never comes back: there is no field for it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UserRow {
    #[serde(deserialize_with = "reading::key")]
    pub user_id: i32,
    #[serde(default, deserialize_with = "reading::text")]
    pub display_name: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    email: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub company: Option<String>,
    #[serde(default, deserialize_with = "reading::int32")]
    customer_id: Option<i32>,
    #[serde(default, deserialize_with = "reading::object")]
    customer: Option<CustomerOfUser>,
    #[serde(default, deserialize_with = "reading::object")]
    auth: Option<AuthOfUser>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CustomerOfUser {
    #[serde(default, deserialize_with = "reading::int32")]
    customer_id: Option<i32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AuthOfUser {
    #[serde(default, deserialize_with = "reading::text")]
    auth_email: Option<String>,
}

impl UserRow {
    /// The address the user signs in with, else the other one.
    pub fn email(&self) -> Option<&str> {
        let auth_email = self
            .auth
            .as_ref()
            .and_then(|auth| auth.auth_email.as_deref());
        auth_email
            .filter(|email| !email.is_empty())
            .or(self.email.as_deref())
    }

    /// The customer the user belongs to.
    pub fn customer_id(&self) -> Option<i32> {
        self.customer_id
            .or_else(|| self.customer.as_ref()?.customer_id)
    }
}

impl Keyed for UserRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.user_id
    }
}

/// M3 users
pub async fn users(main: &Api<'_>) -> Result<Arc<Table<UserRow>>> {
    main.table(paths::users()).await
}

/// What is sent to create or change a user.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UserBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_id: Option<i32>,
    pub auth: AuthBody<'a>,
}

/// The part of a user that signs in.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AuthBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_email: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auth_password: Option<&'a str>,
}

/// M7 or M5 users
pub async fn save_user(main: &Api<'_>, body: &UserBody<'_>) -> Result<Written> {
    match body.user_id {
        None => main.post(paths::users().untimed(), body).await,
        Some(user_id) => main.put(paths::user(user_id), body).await,
    }
}

/// A campaign, as lists and M4 send it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CampaignRow {
    #[serde(deserialize_with = "reading::key")]
    pub campaign_id: i32,
    #[serde(default, deserialize_with = "reading::required_text")]
    pub campaign_ref: String,
    #[serde(deserialize_with = "reading::key")]
    pub customer_id: i32,
    #[serde(default, deserialize_with = "reading::text")]
    pub customer_name: Option<String>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_from: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_to: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub min_ad_group_active_from: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub max_ad_group_active_to: Option<DateTime<Utc>>,
    #[serde(
        default,
        rename = "adGroupsMetaData",
        deserialize_with = "reading::rows"
    )]
    pub ad_groups_meta_data: Vec<AdGroupMetaData>,
}

/// The inventory of one ad group.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AdGroupMetaData {
    #[serde(default, deserialize_with = "reading::text")]
    pub inventory_type: Option<String>,
}

impl Keyed for CampaignRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.campaign_id
    }
}

/// M3 campaigns
pub async fn campaigns(main: &Api<'_>) -> Result<Arc<Table<CampaignRow>>> {
    main.table(paths::campaigns()).await
}

/// M12
pub async fn active_campaigns(main: &Api<'_>) -> Result<Arc<Table<CampaignRow>>> {
    main.table(paths::active_campaigns()).await
}

/// M10
pub async fn campaigns_of_customer(
    main: &Api<'_>,
    customer_id: i32,
) -> Result<Arc<Table<CampaignRow>>> {
    main.table(paths::campaigns_of_customer(customer_id)).await
}

/// M4 campaigns
pub async fn campaign(main: &Api<'_>, campaign_id: i32) -> Result<Row<CampaignRow>> {
    main.row(paths::campaign(campaign_id)).await
}

/// M11, a GET that changes data.
pub async fn update_campaign_metadata(main: &Api<'_>, customer_id: i32) -> Result<Written> {
    main.get_that_writes(paths::update_customer_campaigns(customer_id))
        .await
}

/// M9: every field optional.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OverviewRow {
    #[serde(default, deserialize_with = "reading::int32")]
    pub campaign_id: Option<i32>,
    #[serde(default, deserialize_with = "reading::text")]
    pub campaign_ref: Option<String>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub customer_id: Option<i32>,
    #[serde(default, deserialize_with = "reading::text")]
    pub customer_name: Option<String>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_from: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_to: Option<DateTime<Utc>>,
}

/// M9
pub async fn overview(main: &Api<'_>, campaign_id: i32) -> Result<Arc<OverviewRow>> {
    main.one(paths::campaign_overview(campaign_id)).await
}

/// M13: every field optional.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SummaryRow {
    #[serde(default, deserialize_with = "reading::int32")]
    pub campaign_id: Option<i32>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub customer_id: Option<i32>,
    #[serde(default, deserialize_with = "reading::text")]
    pub campaign_ref: Option<String>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_from: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_to: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub ad_group_count: Option<i32>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub asset_count: Option<i32>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub frame_count: Option<i32>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub pixel_count: Option<i32>,
}

/// M13
pub async fn summary(
    main: &Api<'_>,
    campaign_id: i32,
    customer_id: i32,
) -> Result<Arc<SummaryRow>> {
    main.one(paths::campaign_summary(campaign_id, customer_id))
        .await
}

/// An ad group; upstream "flight".
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AdGroupRow {
    #[serde(deserialize_with = "reading::key")]
    pub flight_id: i32,
    #[serde(default, deserialize_with = "reading::required_text")]
    pub flight_ref: String,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_from: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_to: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::rows")]
    pub assets: Vec<AssetRow>,
}

impl Keyed for AdGroupRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.flight_id
    }
}

/// An asset of an ad group: an object, or its bare id.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum AssetRow {
    /// The whole asset.
    Whole(WholeAsset),
    /// Its id alone.
    Bare(#[serde(deserialize_with = "reading::key")] i32),
}

/// An asset with its names.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WholeAsset {
    #[serde(deserialize_with = "reading::key")]
    pub asset_id: i32,
    #[serde(default, deserialize_with = "reading::text")]
    pub asset_ref: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub display_name: Option<String>,
}

/// M14
pub async fn ad_groups(
    main: &Api<'_>,
    customer_id: i32,
    campaign_id: i32,
) -> Result<Arc<Table<AdGroupRow>>> {
    main.table(paths::ad_groups(customer_id, campaign_id)).await
}

/// A vehicle.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct VehicleRow {
    #[serde(deserialize_with = "reading::key")]
    pub asset_id: i32,
    #[serde(default, deserialize_with = "reading::text")]
    pub asset_status: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub extra_status: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub paired: Option<String>,
    #[serde(default, deserialize_with = "reading::required_text")]
    pub asset_ref: String,
    #[serde(default, deserialize_with = "reading::text")]
    pub display_name: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub asset_type: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub class_ref: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub asset_owner: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub provider_name: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub group: Option<String>,
}

impl Keyed for VehicleRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.asset_id
    }
}

/// The counts beside a customer's vehicles.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PanelRow {
    #[serde(default, deserialize_with = "reading::int32")]
    pub active: Option<i32>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub inactive: Option<i32>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub providers: Option<i32>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub retired: Option<i32>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub total: Option<i32>,
}

/// A customer's vehicles and their counts.
pub struct VehicleBook {
    pub table: Arc<Table<VehicleRow>>,
    pub panel: PanelRow,
}

/// M19: rows and counts, one envelope deep or two.
pub async fn vehicles(main: &Api<'_>, customer_id: i32) -> Result<Arc<VehicleBook>> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Wire {
        #[serde(default, deserialize_with = "reading::rows")]
        data: Vec<VehicleRow>,
        #[serde(default, deserialize_with = "reading::object")]
        panel_data: Option<PanelRow>,
    }
    main.read(paths::customer_assets(customer_id), |body| {
        let inner = reading::unwrap_envelope(body)?;
        // One envelope deep `data` is the list itself, and the counts stand beside it.
        let json = if inner.starts_with('{') {
            inner
        } else {
            std::str::from_utf8(body).map_err(|_| "the answer is not UTF-8")?
        };
        let wire: Wire =
            serde_json::from_str(json).map_err(|error| format!("no vehicles: {error}"))?;
        Ok(VehicleBook {
            table: Arc::new(Table::new(wire.data)),
            panel: wire.panel_data.unwrap_or_default(),
        })
    })
    .await
}

/// What a health check answers; every field optional.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HealthCheckRow {
    #[serde(default, deserialize_with = "reading::text")]
    pub status: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub message: Option<String>,
    #[serde(default, deserialize_with = "reading::instant")]
    pub checked_at: Option<DateTime<Utc>>,
}

/// M20
pub async fn check_health(
    main: &Api<'_>,
    asset_id: i32,
    provider_name: Option<&str>,
) -> Result<Written> {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Body<'a> {
        asset_id: i32,
        provider_name: Option<&'a str>,
    }
    let body = Body {
        asset_id,
        provider_name,
    };
    main.post(paths::health_check(), &body).await
}

/// A row of the billing report.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BillingRow {
    #[serde(deserialize_with = "reading::key")]
    pub customer_id: i32,
    #[serde(default, deserialize_with = "reading::text")]
    pub contract_id: Option<String>,
    #[serde(deserialize_with = "reading::key")]
    pub campaign_id: i32,
    #[serde(default, deserialize_with = "reading::text")]
    pub campaign_ref: Option<String>,
    #[serde(default, deserialize_with = "reading::text")]
    pub advertiser: Option<String>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_from: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::seconds")]
    pub active_to: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub asset_count: Option<i32>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub frame_count: Option<i32>,
}

/// M21
pub async fn billing(main: &Api<'_>, customer_id: i32) -> Result<Arc<Vec<BillingRow>>> {
    main.list(paths::invoice_metrics(customer_id)).await
}

/// A name to choose by; an object, or the bare name.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum LookupRow {
    /// With its id.
    Whole {
        /// The id.
        #[serde(default, deserialize_with = "reading::int32")]
        id: Option<i32>,
        /// The name.
        name: String,
    },
    /// The name alone.
    Bare(String),
}

/// M24
pub async fn media_owners(main: &Api<'_>) -> Result<Arc<Vec<LookupRow>>> {
    main.list(paths::media_owners()).await
}

/// M25
pub async fn media_classifications(main: &Api<'_>) -> Result<Arc<Vec<LookupRow>>> {
    main.list(paths::media_classifications()).await
}

/// A saved report; every field optional.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SavedReportRow {
    #[serde(default, deserialize_with = "reading::int32")]
    pub saved_report_id: Option<i32>,
    #[serde(default, deserialize_with = "reading::text")]
    pub report_name: Option<String>,
    #[serde(default, deserialize_with = "reading::int32")]
    pub customer_id: Option<i32>,
    #[serde(default, deserialize_with = "reading::instant")]
    pub created_at: Option<DateTime<Utc>>,
}

/// M26
pub async fn saved_reports(main: &Api<'_>) -> Result<Arc<Vec<SavedReportRow>>> {
    main.list(paths::saved_reports()).await
}
