//! The rows and calls of billing.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;

use crate::error::Result;
use crate::upstream::decode::{Keyed, Table};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    BILLING = Call::get("customers.billing", "/v3/api/accounts/invoice-metrics/{customerId}")
        .list::<BillingRow>()
        .large();
}

/// A row of the billing report, as the main API sends it.
#[row]
#[derive(Clone)]
pub struct BillingRow {
    #[required]
    pub customer_id: i32,
    pub contract_id: Option<String>,
    #[required]
    pub campaign_id: i32,
    pub campaign_ref: Option<String>,
    pub advertiser: Option<String>,
    #[seconds]
    pub active_from: Option<DateTime<Utc>>,
    #[seconds]
    pub active_to: Option<DateTime<Utc>>,
    pub asset_count: Option<i32>,
    pub frame_count: Option<i32>,
}

impl Keyed for BillingRow {
    type Key = Option<String>;
    fn key(&self) -> &Self::Key {
        &self.contract_id
    }

    // A contract bills several campaigns, and may bill one several times.
    fn has_own_key(&self) -> bool {
        false
    }
}

/// The billing rows of a customer.
pub async fn billing(main: &Api<'_>, customer_id: i32) -> Result<Arc<Table<BillingRow>>> {
    main.table(Path::new(&BILLING, &[&customer_id])).await
}
