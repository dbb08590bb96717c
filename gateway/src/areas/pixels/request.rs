//! A request that a pixel received.

use async_graphql::{Enum, InputObject};
use gateway_macros::object;

use super::rest::{self, PixelRequestRow};
use crate::error::Result;
use crate::graph::connection::{
    Connection, Place, SortKey, SortValue, connection_node, sort_by_place,
};
use crate::graph::dates::{DateRangeInput, DaySpan, days_of};
use crate::graph::filter_text::FilterText;
use crate::graph::list::{ListArgs, ROW_COST};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::DateTime;
use crate::request::RequestContext;
use crate::upstream::without_blocking;

/// A request that a pixel received from a device.
pub struct PixelRequest {
    device_ip: Option<String>,
    device_time: Option<DateTime>,
}

/// A request that a pixel received from a device.
#[object(row)]
impl PixelRequest {
    /// IP address of the device; null if unknown.
    async fn device_ip(&self) -> Option<&str> {
        self.device_ip.as_deref()
    }

    /// Time of the visit; null if unknown.
    async fn device_time(&self) -> Option<DateTime> {
        self.device_time
    }
}

/// Selects requests of a pixel.
#[derive(Default, InputObject)]
pub struct PixelRequestFilter {
    /// Substring of the IP address.
    text: Option<String>,
}

/// Sort fields of the requests of a pixel.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum PixelRequestOrderField {
    /// Time of the visit. Ties are sorted by IP address.
    DeviceTime,
    /// IP address of the device, as text. Ties are sorted by time.
    DeviceIp,
}

impl OrderField for PixelRequestOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::DeviceTime, OrderDirection::Desc);
}

impl PixelRequest {
    /// Reads the requests that a pixel received on these days.
    pub(super) async fn prefetch(
        context: &RequestContext,
        pixel_id: i32,
        dates: &DateRangeInput,
    ) -> Result<()> {
        let days = days_of(dates, context.today())?;
        let requests = rest::requests(&context.main(), pixel_id, days).await;
        requests.map(drop)
    }

    /// A page of the requests that a pixel received.
    pub(super) async fn page(
        context: &RequestContext,
        pixel_id: i32,
        days: DaySpan,
        args: &ListArgs<PixelRequestFilter, PixelRequestOrderField>,
    ) -> Result<Connection<Self>> {
        let rows = rest::requests(&context.main(), pixel_id, days).await?;
        let row = |position: u32| &rows[position as usize];
        let text = FilterText::new(args.filter.text.as_deref());
        let address = |at: u32| row(at).device_ip.as_deref().unwrap_or_default();
        let mut positions: Vec<u32> = without_blocking(rows.len() * ROW_COST, || {
            let all = 0..rows.len() as u32;
            all.filter(|at| text.matches(&[address(*at)])).collect()
        });
        let place = |position: u32| {
            let row = row(position);
            let time = row.device_time.map(SortValue::from);
            let address = row.device_ip.value();
            Place::of(match args.order.field {
                PixelRequestOrderField::DeviceTime => [time, address],
                PixelRequestOrderField::DeviceIp => [address, time],
            })
        };
        let direction = args.order.direction;
        sort_by_place(&mut positions, direction, place);
        Connection::new(&args.page, &positions, direction, place, |position| {
            Self::new(row(position))
        })
    }

    /// The request in a row.
    fn new(row: &PixelRequestRow) -> Self {
        Self {
            device_ip: row.device_ip.clone(),
            device_time: row.device_time.map(DateTime),
        }
    }
}

connection_node!(PixelRequest, "A request of a pixel", "requests of a pixel");
