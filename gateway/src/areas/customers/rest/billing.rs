//! The rows and calls of billing.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Table};
use crate::upstream::{Api, Path};

/// A row of the billing report, as the main API sends it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BillingRow {
    #[serde(deserialize_with = "decode::key")]
    pub customer_id: i32,
    #[serde(default, deserialize_with = "decode::text")]
    pub contract_id: Option<String>,
    #[serde(deserialize_with = "decode::key")]
    pub campaign_id: i32,
    #[serde(default, deserialize_with = "decode::text")]
    pub campaign_ref: Option<String>,
    #[serde(default, deserialize_with = "decode::text")]
    pub advertiser: Option<String>,
    #[serde(default, deserialize_with = "decode::seconds")]
    pub active_from: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "decode::seconds")]
    pub active_to: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "decode::int32")]
    pub asset_count: Option<i32>,
    #[serde(default, deserialize_with = "decode::int32")]
    pub frame_count: Option<i32>,
}

impl Keyed for BillingRow {
    /// The campaign and the contract.
    type Key = (i32, Option<String>);
    fn key(&self) -> Self::Key {
        (self.campaign_id, self.contract_id.clone())
    }

    // A contract may bill a campaign several times.
    fn has_own_key(&self) -> bool {
        false
    }
}

/// The billing rows of a customer.
pub async fn billing(main: &Api<'_>, customer_id: i32) -> Result<Arc<Table<BillingRow>>> {
    main.table(Path::new("/v3/api/accounts/invoice-metrics/{}", &[&customer_id]).large())
        .await
}
