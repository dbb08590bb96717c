//! How much providers sent on their latest days.

use std::cmp::Reverse;

use async_graphql::SimpleObject;

use super::rest;
use crate::error::Result;
use crate::graph::scalars::Date;
use crate::session::Session;

/// How much a provider sent on a day.
#[derive(SimpleObject)]
pub struct ProviderPings {
    /// The day; null when the service leaves it out.
    date: Option<Date>,
    /// How many positions; null when the service leaves it out.
    pings: Option<i32>,
}

pub(super) async fn latest_pings(
    session: &Session,
    provider_name: &str,
) -> Result<Vec<ProviderPings>> {
    // Pings are kept under the name.
    if provider_name.is_empty() {
        return Ok(Vec::new());
    }
    let rows = rest::latest_pings(&session.main(), provider_name).await?;
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
