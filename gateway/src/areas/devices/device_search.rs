//! A device search.

use std::sync::Arc;

use async_graphql::InputObject;
use gateway_macros::object;

use super::rest::Found;
use super::search::Search;
use crate::error::Result;
use crate::graph::dates::{self, DateRange, DateRangeInput};
use crate::session::Session;

/// Which devices to look for.
#[derive(InputObject)]
pub struct DeviceSearchInput {
    /// The customer.
    customer_id: i32,
    /// The campaigns; at least one, and at most 1,000.
    campaign_ids: Vec<i32>,
    /// Which days.
    dates: DateRangeInput,
}

/// What a device search found.
pub struct DeviceSearch {
    search: Search,
    found: Arc<Found>,
}

/// The devices that were exposed to campaigns of a customer.
#[object]
impl DeviceSearch {
    /// How many devices were counted, one that was seen twice counting twice.
    async fn total(&self) -> i32 {
        self.found.total
    }

    /// How many different devices were counted.
    async fn unique(&self) -> i32 {
        self.found.unique
    }

    /// How many device ids the file holds: all that the service lists, so that one it lists twice stands in
    /// the file twice.
    async fn device_count(&self) -> i32 {
        self.found.file.device_count
    }

    /// The days that were searched.
    async fn dates(&self) -> DateRange {
        DateRange::new(self.search.days, self.search.time_zone)
    }

    /// Where the device ids are as the file export.csv (text/csv): the header device_id, then one id per line.
    /// The address is relative to that of the gateway. GET it with the same Authorization header as the graph;
    /// what it refuses, it refuses with the same errors. The address holds the search and no token, and asks
    /// the service again only when the search is no longer kept.
    async fn export_path(&self) -> String {
        self.search.address()
    }
}

/// Searches for devices.
pub(super) async fn search(session: &Session, input: &DeviceSearchInput) -> Result<DeviceSearch> {
    let search = Search::new(
        input.customer_id,
        input.campaign_ids.clone(),
        dates::days_of(&input.dates, session.today())?,
        session.time_zone(),
    )?;
    let found = search.run(session).await?;
    Ok(DeviceSearch { search, found })
}
