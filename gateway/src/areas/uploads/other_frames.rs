//! Compares an inventory file with what the customer has, and with the frames of its markets.

use std::sync::Arc;

use futures_util::future::{join_all, join3};

use super::changes::Changes;
use super::columns::{LATITUDE, MARKET_NAME};
use super::inventory_file::PREVIEW_ROWS;
use super::rules::InventoryFileType;
use super::table::Table;
use super::whole_file::{OtherFrames, Region};
use crate::areas::frames::{Frame, FrameRow, frames_of_customer};
use crate::areas::markets::Markets;
use crate::areas::vehicles::{VehicleBook, vehicles};
use crate::error::Result;
use crate::request::RequestContext;
use crate::upstream::{decode, without_blocking};

/// The maximum number of markets of a file whose frames are read.
const MARKETS: usize = 20;

/// The frames of a customer that a call asks for, the maximum number of them, and that of the calls.
const PAGE: i32 = 1_000;
const MOST_FRAMES: i32 = 20_000;
const CALLS: usize = 40;

/// Finds the markets that the rows of a file name. Costs one call if it has a column for them.
pub async fn find_markets(context: &RequestContext, table: &mut Table) -> Result<()> {
    if table.place_of(MARKET_NAME).is_some() {
        let markets = Markets::read(context).await?.by_lower_case_name();
        without_blocking(table.sent_bytes(), || table.find_markets(&markets));
    }
    Ok(())
}

/// Compares a file with what the customer has: which rows are new or changed, and which positions are far from the frames
/// of their markets and of the customer. The calls run at once, except for the pages of more than 1,000 frames.
pub async fn compare(
    context: &RequestContext,
    table: &mut Table,
    customer_id: Option<i32>,
) -> Result<Option<Changes>> {
    let has_positions = table.place_of(LATITUDE).is_some();
    let is_frames = table.kind == Some(InventoryFileType::Stationary);
    let mut markets = Vec::new();
    if has_positions {
        markets.extend(table.markets.values().copied());
    }
    markets.sort_unstable();
    let left_out = markets.split_off(markets.len().min(MARKETS)).len();
    let of_markets = markets.iter().map(async |market_id| {
        let positions = Frame::positions_in_market(context, *market_id).await;
        Ok((*market_id, Region::around(&positions?)))
    });
    let frames = async {
        match customer_id {
            Some(customer_id) if has_positions || is_frames => {
                Ok(Some(frames_of(context, customer_id).await?))
            }
            _ => Ok(None),
        }
    };
    let vehicles = async {
        match customer_id {
            Some(customer_id) if table.kind == Some(InventoryFileType::Asset) => {
                Ok(Some(vehicles(&context.main(), customer_id).await?))
            }
            _ => Ok(None),
        }
    };
    let (frames, vehicles, of_markets): (Result<_>, Result<_>, Vec<Result<_>>) =
        join3(frames, vehicles, join_all(of_markets)).await;
    let is_unread = frames.is_err() || of_markets.iter().any(Result::is_err);
    let has_vehicles = vehicles.is_ok();
    let frames = frames.ok().flatten();
    let vehicles: Option<Arc<VehicleBook>> = vehicles.ok().flatten();
    let positions = frames.iter().flat_map(|frames| &frames.tables);
    let positions = positions.flat_map(|table| table.rows());
    let positions: Vec<_> = positions.filter_map(FrameRow::position).collect();
    let others = OtherFrames {
        of_customer: Region::around(&positions),
        of_markets: of_markets
            .into_iter()
            .flatten()
            .filter_map(|(market, region)| Some((market, region?)))
            .collect(),
    };
    let mut note = |message: String| table.problems.add(table.header_line, None, message);
    if is_unread && has_positions {
        note("The positions could not be compared with other frames, because those could not be read.".to_owned());
    }
    if left_out > 0 {
        note(format!(
            "The positions in {left_out} more markets were not compared with other frames."
        ));
    }
    if is_frames && is_unread && frames.is_none() && customer_id.is_some() || !has_vehicles {
        note("The rows could not be compared with the customer's inventory, because it could not be read.".to_owned());
    }
    let is_complete = |frames: &&CustomerFrames| frames.is_complete;
    if is_frames && frames.as_ref().is_some_and(|frames| !frames.is_complete) {
        note(format!(
            "The rows were not compared with the customer's inventory, because it has more than {MOST_FRAMES} frames."
        ));
    }
    let tables = frames.iter().flat_map(|frames| &frames.tables);
    let unreadable: usize = match &vehicles {
        Some(book) => book.table.unreadable(),
        None if is_frames => tables.map(|table| table.unreadable()).sum(),
        None => 0,
    };
    if unreadable > 0 {
        let rows = match unreadable {
            1 => "1 row".to_owned(),
            more => format!("{more} rows"),
        };
        note(format!(
            "{rows} of the customer's inventory cannot be read: what is in there counts as new here."
        ));
    }
    Ok(without_blocking(table.sent_bytes(), || {
        table.note_far_positions(&others);
        if is_frames {
            let frames = frames.as_ref().filter(is_complete)?;
            let rows = frames.tables.iter().flat_map(|table| table.rows());
            return Some(table.changes(rows, PREVIEW_ROWS));
        }
        Some(table.changes(vehicles?.table.rows().iter(), PREVIEW_ROWS))
    }))
}

/// The frames of a customer.
struct CustomerFrames {
    tables: Vec<Arc<decode::Table<FrameRow>>>,
    /// Whether these are all.
    is_complete: bool,
}

async fn frames_of(context: &RequestContext, customer_id: i32) -> Result<CustomerFrames> {
    let main = context.main();
    let (mut tables, mut offset) = (Vec::new(), 0);
    // The service may return fewer frames than asked for, so that only an empty page is the end.
    while offset <= MOST_FRAMES && tables.len() < CALLS {
        let table = frames_of_customer(&main, customer_id, offset, PAGE).await?;
        let count = table.rows().len() + table.unreadable();
        if count == 0 {
            return Ok(CustomerFrames {
                is_complete: true,
                tables,
            });
        }
        offset += i32::try_from(count).unwrap_or(PAGE);
        tables.push(table);
    }
    Ok(CustomerFrames {
        tables,
        is_complete: false,
    })
}
