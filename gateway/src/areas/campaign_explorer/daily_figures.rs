//! Figures of a campaign by day.

use gateway_macros::SimpleObject;

use super::rest;
use crate::error::Result;
use crate::graph::scalars::Date;
use crate::request::RequestContext;

/// The distance that the assets of a campaign covered on a day.
#[derive(SimpleObject)]
pub struct DailyMiles {
    /// The day.
    date: Date,
    /// The distance in miles; null if unknown.
    miles: Option<f64>,
}

/// The number of devices that a campaign reached on a day.
#[derive(SimpleObject)]
pub struct DailyDevices {
    /// The day.
    date: Date,
    /// The number of devices; null if unknown.
    device_count: Option<i32>,
}

impl DailyMiles {
    /// The distances of a campaign, sorted by day.
    pub(crate) async fn of_campaign(
        context: &RequestContext,
        campaign_id: i32,
        customer_id: i32,
    ) -> Result<Vec<Self>> {
        let rows = rest::mileage_by_date(&context.main(), campaign_id, customer_id).await?;
        let mut days: Vec<Self> = rows
            .iter()
            .map(|row| Self {
                date: Date(row.date),
                miles: row.miles,
            })
            .collect();
        days.sort_by_key(|day| day.date);
        Ok(days)
    }
}

impl DailyDevices {
    /// The device counts of a campaign, sorted by day.
    pub(crate) async fn of_campaign(
        context: &RequestContext,
        campaign_id: i32,
        customer_id: i32,
    ) -> Result<Vec<Self>> {
        let rows = rest::device_count_by_date(&context.main(), campaign_id, customer_id).await?;
        let mut days: Vec<Self> = rows
            .iter()
            .map(|row| Self {
                date: Date(row.date),
                device_count: row.device_count,
            })
            .collect();
        days.sort_by_key(|day| day.date);
        Ok(days)
    }
}
