//! A device search.

use std::sync::Arc;

use async_graphql::InputObject;
use gateway_macros::object;

use super::rest::Found;
use super::search_file::Search;
use crate::error::Result;
use crate::graph::dates::{self, DateRange, DateRangeInput};
use crate::request::RequestContext;

/// The devices to search for.
#[derive(InputObject)]
pub struct DeviceSearchInput {
    /// The customer's number.
    customer_id: i32,
    /// Numbers of the campaigns, from 1 to 1,000.
    campaign_ids: Vec<i32>,
    /// The days to cover.
    dates: DateRangeInput,
}

/// The result of a device search.
pub struct DeviceSearch {
    search: Search,
    found: Arc<Found>,
}

/// The devices exposed to campaigns of a customer.
#[object]
impl DeviceSearch {
    /// Number of sightings.
    async fn sighting_count(&self) -> i32 {
        self.found.total
    }

    /// Number of distinct devices.
    async fn unique_device_count(&self) -> i32 {
        self.found.unique
    }

    /// Number of rows in the export file, duplicates included.
    async fn file_row_count(&self) -> i32 {
        self.found.file.device_count
    }

    /// The days searched.
    async fn dates(&self) -> DateRange {
        DateRange::new(self.search.days, self.search.time_zone)
    }

    /// Path of the CSV file, relative to this server: the header device_id, then one id per line. GET it with the
    /// same Authorization header. Errors are GraphQL error JSON. Costs a call only if the search is no longer
    /// cached.
    async fn export_path(&self) -> String {
        self.search.address()
    }
}

/// Searches for devices.
pub(super) async fn search(
    context: &RequestContext,
    input: &DeviceSearchInput,
) -> Result<DeviceSearch> {
    let search = Search::new(
        input.customer_id,
        input.campaign_ids.clone(),
        dates::days_of(&input.dates, context.today())?,
        context.time_zone(),
    )?;
    let found = search.run(context).await?;
    Ok(DeviceSearch { search, found })
}
