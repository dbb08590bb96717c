//! A device search.

use std::sync::Arc;

use async_graphql::{InputObject, Object};

use super::rest::{self, Found};
use crate::csv_file::CsvFile;
use crate::dates::{self, DateRange, DateRangeInput};
use crate::error::{Error, Result};
use crate::session::Session;
use crate::shell::Viewer;

/// Which devices to look for.
#[derive(InputObject)]
pub struct DeviceSearchInput {
    /// The customer.
    customer_id: i32,
    /// The campaigns; at least one.
    campaign_ids: Vec<i32>,
    /// Which days.
    dates: DateRangeInput,
}

/// What a device search found.
pub struct DeviceSearch {
    found: Arc<Found>,
    days: DateRange,
}

/// The devices that were exposed to campaigns of a customer.
#[Object]
impl DeviceSearch {
    /// How many devices were counted, one that was seen twice counting twice.
    async fn total(&self) -> i64 {
        self.found.total
    }

    /// How many different devices were counted.
    async fn unique(&self) -> i64 {
        self.found.unique
    }

    /// How many device ids the file holds.
    async fn device_count(&self) -> i64 {
        self.found.lines.count
    }

    /// The days that were searched.
    async fn dates(&self) -> &DateRange {
        &self.days
    }

    /// The device ids as the file export.csv: the header device_id, then one id per line. It can be tens of
    /// megabytes, so select it only to save it.
    async fn report(&self) -> CsvFile {
        CsvFile {
            file_name: "export.csv",
            media_type: "text/csv; charset=utf-8",
            row_count: i32::try_from(self.found.lines.count).unwrap_or(i32::MAX),
            text: format!("device_id\r\n{}", self.found.lines.text),
        }
    }
}

/// Searches for devices.
pub(super) async fn search(session: &Session, input: &DeviceSearchInput) -> Result<DeviceSearch> {
    if input.campaign_ids.is_empty() {
        return Err(Error::bad_input("Please select at least one campaign.")
            .with_user_message("Please select at least one campaign."));
    }
    let days = dates::days_of(&input.dates, session.today())?;
    let email = Viewer::email_of(session).await?.unwrap_or_default();
    let range = dates::range_moments(days, session.time_zone());
    let mut campaign_ids = input.campaign_ids.clone();
    campaign_ids.sort_unstable();
    campaign_ids.dedup();
    let main = session.main();
    let found = rest::search(&main, &email, input.customer_id, range, &campaign_ids).await?;
    Ok(DeviceSearch {
        found,
        days: DateRange::new(days, session.time_zone()),
    })
}
