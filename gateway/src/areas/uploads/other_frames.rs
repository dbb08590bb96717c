//! Compares the positions in an inventory file with those of other frames.

use futures_util::future::{join, join_all};

use super::columns::{LATITUDE, MARKET_NAME};
use super::table::Table;
use super::whole_file::{OtherFrames, Region};
use crate::areas::frames::Frame;
use crate::areas::markets::Markets;
use crate::error::Result;
use crate::request::RequestContext;
use crate::upstream::without_blocking;

/// The maximum number of markets of a file whose frames are read.
const MARKETS: usize = 20;

/// Finds the markets that the rows of a file name. Costs one call if it has a column for them.
pub async fn find_markets(context: &RequestContext, table: &mut Table) -> Result<()> {
    if table.place_of(MARKET_NAME).is_some() {
        let markets = Markets::read(context).await?.by_lower_case_name();
        without_blocking(table.sent_bytes(), || table.find_markets(&markets));
    }
    Ok(())
}

/// Compares the positions of a file with the frames of its markets and of the customer. Costs one call for each.
pub async fn compare(
    context: &RequestContext,
    table: &mut Table,
    customer_id: Option<i32>,
) -> Result<()> {
    if table.place_of(LATITUDE).is_none() {
        return Ok(());
    }
    let mut markets: Vec<i32> = table.markets.values().copied().collect();
    markets.sort_unstable();
    let left_out = markets.split_off(markets.len().min(MARKETS)).len();
    let of_markets = markets.iter().map(async |market_id| {
        let positions = Frame::positions_in_market(context, *market_id).await;
        Ok((*market_id, Region::around(&positions?)))
    });
    let of_customer = async {
        match customer_id {
            Some(customer_id) => Frame::positions_of_customer(context, customer_id).await,
            None => Ok(Vec::new()),
        }
    };
    let (of_customer, of_markets): (_, Vec<Result<_>>) =
        join(of_customer, join_all(of_markets)).await;
    let is_unread = of_customer.is_err() || of_markets.iter().any(Result::is_err);
    let others = OtherFrames {
        of_customer: of_customer
            .ok()
            .and_then(|positions| Region::around(&positions)),
        of_markets: of_markets
            .into_iter()
            .flatten()
            .filter_map(|(market, region)| Some((market, region?)))
            .collect(),
    };
    let mut note = |message: String| table.problems.add(table.header_line, None, message);
    if is_unread {
        note("The positions could not be compared with other frames, because those could not be read.".to_owned());
    }
    if left_out > 0 {
        note(format!(
            "The positions in {left_out} more markets were not compared with other frames."
        ));
    }
    without_blocking(table.sent_bytes(), || table.note_far_positions(&others));
    Ok(())
}
