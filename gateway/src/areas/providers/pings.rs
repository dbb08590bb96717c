//! Positions received from a provider per day.

use std::cmp::Reverse;

use gateway_macros::SimpleObject;

use super::rest;
use crate::error::Result;
use crate::graph::scalars::Date;
use crate::request::RequestContext;

/// Positions received from a provider on a day.
#[derive(SimpleObject)]
pub struct ProviderPings {
    /// The day; null if unknown.
    date: Option<Date>,
    /// Number of positions; null if unknown.
    pings: Option<i32>,
}

pub(super) async fn latest_pings(
    context: &RequestContext,
    provider_name: &str,
) -> Result<Vec<ProviderPings>> {
    // The service looks pings up by name.
    if provider_name.is_empty() {
        return Ok(Vec::new());
    }
    let rows = rest::latest_pings(&context.main(), provider_name).await?;
    let mut rows: Vec<_> = rows.iter().collect();
    rows.sort_by_key(|row| Reverse(row.date));
    Ok(rows
        .into_iter()
        .map(|row| ProviderPings {
            date: row.date.map(Date),
            pings: row.pings,
        })
        .collect())
}
