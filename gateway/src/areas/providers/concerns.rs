//! Providers that need attention.

use chrono::{DateTime, Utc};

use super::Provider;
use super::lock::{self, StuckLock};
use super::rest::{self, ProviderRow};
use super::rules::{self, ProviderHealthStatus};
use crate::error::Result;
use crate::request::RequestContext;
use crate::upstream::Row;
use crate::upstream::decode::Table;

/// A provider in use whose data is stale or was never processed.
pub(crate) struct StaleProvider {
    /// The provider.
    pub(crate) provider: Provider,
    /// Its name, or else its number.
    pub(crate) label: String,
    /// Whether its data was ever processed.
    pub(crate) has_history: bool,
    /// What its health says, as a sentence.
    pub(crate) reason: String,
    /// The time since which its data is stale.
    pub(crate) since: Option<DateTime<Utc>>,
}

/// A provider whose lock should be removed.
pub(crate) struct StuckProvider {
    /// The provider.
    pub(crate) provider: Provider,
    /// Its name, or else its number.
    pub(crate) label: String,
    /// Its lock.
    pub(crate) lock: StuckLock,
}

impl Provider {
    /// The statuses of providers in use without recent data.
    pub(crate) const SILENT: [ProviderHealthStatus; 2] =
        [ProviderHealthStatus::Stale, ProviderHealthStatus::NoHistory];

    /// The providers in use whose data is stale or was never processed: all, or those of a customer. One call for the whole
    /// list.
    pub(crate) async fn silent(
        context: &RequestContext,
        customer_id: Option<i32>,
    ) -> Result<Vec<StaleProvider>> {
        let table = rest::providers(&context.main()).await?;
        let silent = rows_of(&table, customer_id).filter_map(|(row, position)| {
            let last = row.last_process_timestamp;
            let health = rules::health(row.is_active(), row.is_push(), last, context.now());
            let is_silent = Self::SILENT.contains(&health.status);
            is_silent.then(|| StaleProvider {
                provider: Self::new(Row::at(&table, position)),
                label: label(row),
                has_history: health.status == ProviderHealthStatus::Stale,
                reason: health.reason,
                since: health.since,
            })
        });
        Ok(silent.collect())
    }

    /// The providers whose locks should be removed: all, or those of a customer. `None` unless the caller is a lock maintainer.
    /// One call for the roles and one for each of the two lists.
    pub(crate) async fn stuck(
        context: &RequestContext,
        customer_id: Option<i32>,
    ) -> Result<Option<Vec<StuckProvider>>> {
        if !context.roles().await?.is_lock_maintainer {
            return Ok(None);
        }
        let main = context.main();
        let (table, locks) = tokio::try_join!(rest::providers(&main), lock::locks(&main))?;
        let stuck = rows_of(&table, customer_id).filter_map(|(row, position)| {
            Some(StuckProvider {
                lock: StuckLock::of(&locks, row, context.now())?,
                provider: Self::new(Row::at(&table, position)),
                label: label(row),
            })
        });
        Ok(Some(stuck.collect()))
    }
}

/// The rows with their positions: all, or those of a customer.
fn rows_of(
    table: &Table<ProviderRow>,
    customer_id: Option<i32>,
) -> impl Iterator<Item = (&ProviderRow, u32)> {
    let is_of = move |row: &ProviderRow| customer_id.is_none() || row.customer_id == customer_id;
    let rows = table.rows().iter().zip(0..);
    rows.filter(move |(row, _)| is_of(row))
}

fn label(row: &ProviderRow) -> String {
    match row.provider_name.trim() {
        "" => format!("Provider {}", row.provider_id),
        name => name.to_owned(),
    }
}
