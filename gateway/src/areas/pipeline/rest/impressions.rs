//! The rows and calls of impressions per day.

use std::sync::Arc;

use chrono::NaiveDate;
use gateway_macros::row;

use crate::error::Result;
use crate::graph::dates::DaySpan;
use crate::upstream::{Api, Call, Path, calls};

calls! {
    IMPRESSIONS = Call::get("pipeline.impressions", "/v3/api/reporting/compare-impressions")
        .query(&["marketId", "startDate", "endDate"])
        .list::<ImpressionRow>()
        .large();
}

/// The impressions of a market on a day, as the main API sends them.
#[row(upper_case)]
pub struct ImpressionRow {
    pub impression_date: Option<NaiveDate>,
    pub summed_impressions_old: Option<f64>,
    pub summed_ots: Option<f64>,
    pub summed_lts: Option<f64>,
}

/// The impressions of a market in a range of days, in the order of the service.
pub async fn impressions(
    main: &Api<'_>,
    market_id: i32,
    days: DaySpan,
) -> Result<Arc<Vec<ImpressionRow>>> {
    main.list(
        Path::new(&IMPRESSIONS, &[])
            .query("marketId", market_id)
            .query("startDate", days.from)
            .query("endDate", days.to),
    )
    .await
}
