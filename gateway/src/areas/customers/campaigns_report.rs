//! The CSV file of a customer's campaigns.

use chrono::{DateTime as Moment, Utc};

use crate::areas::campaigns;
use crate::error::Result;
use crate::graph::csv::{Cell, CsvFile};
use crate::graph::dates::day_text;
use crate::request::RequestContext;

/// The campaigns with their status as customer_campaigns.csv.
pub(super) async fn file(context: &RequestContext, customer_id: i32) -> Result<CsvFile> {
    let list = campaigns::campaigns_of(context, customer_id).await?;
    let day = |moment: Option<Moment<Utc>>| {
        Cell::text(moment.map_or_else(|| "Not Set".to_owned(), day_text))
    };
    Ok(CsvFile::new(
        "customer_campaigns.csv",
        [
            "Campaign ID",
            "Campaign Name",
            "Status",
            "Active From",
            "Active To",
        ],
        list.rows().map(|row| {
            let status = campaigns::campaign_status(row.active_from, row.active_to, context.now());
            [
                Cell::number(row.campaign_id),
                Cell::text(row.campaign_ref.as_str()),
                Cell::text(status.label()),
                day(row.active_from),
                day(row.active_to),
            ]
        }),
    ))
}
