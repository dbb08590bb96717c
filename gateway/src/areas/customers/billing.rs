//! The billing metrics of a customer, and their CSV file.

use async_graphql::SimpleObject;
use chrono::{DateTime as Moment, Utc};

use super::rest::{self, BillingRow};
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::graph::csv::{Cell, CsvFile};
use crate::graph::dates::day_text;
use crate::graph::scalars::DateTime;
use crate::session::Session;

/// The billing figures of one campaign of a customer.
#[derive(SimpleObject)]
pub struct BillingMetric {
    /// The customer's number.
    customer_id: i32,
    /// The contract; null if there is none.
    contract_id: Option<String>,
    /// The campaign's number.
    campaign_id: i32,
    /// The campaign's name; null if unknown.
    campaign_ref: Option<String>,
    /// The advertiser; null if unknown.
    advertiser: Option<String>,
    /// Start of the campaign; null if not set. The calendar day is in UTC.
    active_from: Option<DateTime>,
    /// End of the campaign; null if not set. The calendar day is in UTC.
    active_to: Option<DateTime>,
    /// Number of assets; null if unknown.
    asset_count: Option<i32>,
    /// Number of frames; null if unknown.
    frame_count: Option<i32>,
}

impl From<&BillingRow> for BillingMetric {
    fn from(row: &BillingRow) -> Self {
        Self {
            customer_id: row.customer_id,
            contract_id: row.contract_id.clone(),
            campaign_id: row.campaign_id,
            campaign_ref: row.campaign_ref.clone(),
            advertiser: row.advertiser.clone(),
            active_from: row.active_from.map(DateTime),
            active_to: row.active_to.map(DateTime),
            asset_count: row.asset_count,
            frame_count: row.frame_count,
        }
    }
}

/// The billing metrics of a customer, sorted.
pub(super) async fn metrics(session: &Session, customer_id: i32) -> Result<Vec<BillingMetric>> {
    let rows = rest::billing(&session.main(), customer_id).await?;
    Ok(sorted(&rows).into_iter().map(BillingMetric::from).collect())
}

impl BillingRow {
    fn name(&self) -> &str {
        self.campaign_ref.as_deref().unwrap_or_default()
    }
}

/// Sorts by campaignRef, then campaign and contract, because the service guarantees no order.
fn sorted(rows: &[BillingRow]) -> Vec<&BillingRow> {
    let mut rows: Vec<&BillingRow> = rows.iter().collect();
    rows.sort_by(|a, b| {
        compare_text(a.name(), b.name())
            .then(a.campaign_id.cmp(&b.campaign_id))
            .then_with(|| a.contract_id.cmp(&b.contract_id))
    });
    rows
}

/// The billing metrics as billing_metrics.csv.
pub(super) async fn report(session: &Session, customer_id: i32) -> Result<CsvFile> {
    let rows = rest::billing(&session.main(), customer_id).await?;
    let day = |moment: Option<Moment<Utc>>| Cell::text(moment.map(day_text).unwrap_or_default());
    CsvFile::new(
        "billing_metrics.csv",
        [
            "Customer ID",
            "Contract ID",
            "Campaign ID",
            "Campaign Ref",
            "Advertiser",
            "Active From",
            "Active To",
            "Asset Count",
            "Frame Count",
        ],
        sorted(&rows).into_iter().map(|row| {
            [
                Cell::number(row.customer_id),
                Cell::optional_text(row.contract_id.as_deref()),
                Cell::number(row.campaign_id),
                Cell::optional_text(row.campaign_ref.as_deref()),
                Cell::optional_text(row.advertiser.as_deref()),
                day(row.active_from),
                day(row.active_to),
                Cell::number(row.asset_count),
                Cell::number(row.frame_count),
            ]
        }),
    )
}
