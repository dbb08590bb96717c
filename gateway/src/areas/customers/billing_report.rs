//! The billing metrics of a customer as a CSV file.

use chrono::{DateTime as Moment, Utc};

use super::rest::{self, BillingRow};
use crate::error::Result;
use crate::graph::csv::{Cell, CsvFile};
use crate::graph::dates::day_text;
use crate::graph::list::{List, SortBy};
use crate::graph::order::OrderDirection;
use crate::request::RequestContext;

/// The billing metrics as billing_metrics.csv.
pub(super) async fn file(context: &RequestContext, customer_id: i32) -> Result<CsvFile> {
    let table = rest::billing(&context.main(), customer_id).await?;
    let by_campaign = SortBy::value(|row: &BillingRow| Some(row.campaign_id));
    let rows = List::new(&table)
        .sort(
            SortBy::text(BillingRow::name).then(by_campaign),
            OrderDirection::Asc,
        )
        .nodes(|row| row);
    let day = |moment: Option<Moment<Utc>>| Cell::text(moment.map(day_text).unwrap_or_default());
    Ok(CsvFile::new(
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
        rows.iter().map(|row| {
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
    ))
}
