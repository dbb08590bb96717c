//! Compares the positions in an inventory file with those of other frames.

use tokio::task::spawn_blocking;

use super::columns::{LATITUDE, MARKET_NAME};
use super::table::Table;
use super::whole_file::{OtherFrames, Region};
use crate::areas::frames::Frame;
use crate::areas::markets::Markets;
use crate::caller::Caller;
use crate::error::{Error, Result};

/// The maximum number of markets of a file whose frames are read.
const MARKETS: usize = 20;

/// Finds the markets that the rows of a file name. Costs one call if it has a column for them.
pub async fn find_markets(caller: &Caller, table: Table) -> Result<Table> {
    if table.place_of(MARKET_NAME).is_none() {
        return Ok(table);
    }
    let markets = Markets::read(caller).await?.by_lower_case_name();
    change(table, move |table| table.find_markets(&markets)).await
}

/// Compares the positions of a file with the frames of its markets and of the customer. Costs one call for each.
pub async fn compare(caller: &Caller, mut table: Table, customer_id: Option<i32>) -> Result<Table> {
    if table.place_of(LATITUDE).is_none() {
        return Ok(table);
    }
    let mut others = OtherFrames::default();
    let mut is_unread = false;
    if let Some(customer_id) = customer_id {
        match Frame::positions_of_customer(caller, customer_id).await {
            Ok(positions) => others.of_customer = Region::around(&positions),
            Err(_) => is_unread = true,
        }
    }
    for market_id in table.markets.values().take(MARKETS) {
        match Frame::positions_in_market(caller, *market_id).await {
            Ok(positions) => {
                let region = Region::around(&positions);
                others
                    .of_markets
                    .extend(region.map(|region| (*market_id, region)));
            }
            Err(_) => is_unread = true,
        }
    }
    if is_unread {
        let message = "The positions could not be compared with other frames, because those could not be read.";
        table
            .problems
            .add(table.header_line, None, message.to_owned());
    }
    change(table, move |table| table.note_far_positions(&others)).await
}

/// Changes a table, which may have millions of rows.
async fn change(mut table: Table, work: impl FnOnce(&mut Table) + Send + 'static) -> Result<Table> {
    let changed = spawn_blocking(move || {
        work(&mut table);
        table
    });
    changed
        .await
        .map_err(|error| Error::internal(error.to_string()))
}
