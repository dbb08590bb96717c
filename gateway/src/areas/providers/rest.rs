//! Rows and calls of providers.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Table};
use crate::upstream::{Api, WriteOutcome, paths};

/// A provider.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderRow {
    #[serde(deserialize_with = "decode::key")]
    pub provider_id: i32,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub provider_name: String,
    #[serde(default, deserialize_with = "decode::text")]
    pub provider_handler: Option<String>,
    #[serde(default, deserialize_with = "decode::int32")]
    pub customer_id: Option<i32>,
    #[serde(default, deserialize_with = "decode::flag")]
    is_active: Option<bool>,
    #[serde(default, deserialize_with = "decode::flag")]
    is_push: Option<bool>,
    /// May hold secrets: never logged.
    #[serde(default, deserialize_with = "decode::object")]
    provider_config: Option<Map<String, Value>>,
    #[serde(default, deserialize_with = "decode::instant")]
    pub last_process_timestamp: Option<DateTime<Utc>>,
}

impl ProviderRow {
    /// Whether its feed is in use.
    pub fn is_active(&self) -> bool {
        self.is_active == Some(true)
    }

    /// Whether it sends its data by itself.
    pub fn is_push(&self) -> bool {
        self.is_push == Some(true)
    }

    /// Its configuration, sorted by key.
    pub fn config(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.provider_config
            .iter()
            .flatten()
            .map(|(key, value)| (key.as_str(), value))
    }

    /// One value of its configuration.
    pub fn config_value(&self, key: &str) -> Option<&Value> {
        self.provider_config.as_ref()?.get(key)
    }
}

impl Keyed for ProviderRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.provider_id
    }
}

/// M3 providers
pub async fn providers(main: &Api<'_>) -> Result<Arc<Table<ProviderRow>>> {
    main.table(paths::providers()).await
}

/// M28
pub async fn providers_of_customer(
    main: &Api<'_>,
    customer_id: i32,
) -> Result<Arc<Table<ProviderRow>>> {
    main.table(paths::providers_of_customer(customer_id)).await
}

/// Whom a lock row means: a number is an id, a text is a name.
#[derive(Deserialize)]
#[serde(untagged)]
enum LockedProvider {
    Id(i32),
    Name(String),
}

/// A lock as the service lists it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LockRow {
    provider: LockedProvider,
    #[serde(default, deserialize_with = "decode::int")]
    pub lock_exp: Option<i64>,
    #[serde(default, deserialize_with = "decode::flag")]
    is_locked: Option<bool>,
}

impl LockRow {
    /// Whether the lock is taken.
    pub fn is_locked(&self) -> bool {
        self.is_locked == Some(true)
    }
}

/// All locks, to be found by the provider's number or name.
pub struct Locks {
    rows: Vec<LockRow>,
    by_id: HashMap<i32, usize>,
    by_name: HashMap<String, usize>,
}

impl Locks {
    fn new(rows: Vec<LockRow>) -> Self {
        let mut by_id = HashMap::new();
        let mut by_name = HashMap::new();
        for (position, row) in rows.iter().enumerate() {
            match &row.provider {
                LockedProvider::Id(id) => {
                    by_id.insert(*id, position);
                }
                LockedProvider::Name(name) => {
                    by_name.insert(name.clone(), position);
                }
            }
        }
        Self {
            rows,
            by_id,
            by_name,
        }
    }

    /// The lock of a provider; nothing when none is listed.
    pub fn of(&self, provider: &ProviderRow) -> Option<&LockRow> {
        let position = self
            .by_id
            .get(&provider.provider_id)
            .or_else(|| self.by_name.get(&provider.provider_name))?;
        self.rows.get(*position)
    }
}

/// M29
pub async fn locks(main: &Api<'_>) -> Result<Arc<Locks>> {
    main.read(paths::provider_locks(), |body| {
        decode::read_list(body).map(Locks::new)
    })
    .await
}

/// M30
pub async fn unlock(main: &Api<'_>, provider_id: i32) -> Result<WriteOutcome> {
    main.post_empty(paths::unlock_provider(provider_id)).await
}

/// How much a provider sent on a day.
#[derive(Deserialize)]
pub struct PingRow {
    #[serde(default, rename = "PING_DATE", deserialize_with = "decode::day")]
    pub date: Option<NaiveDate>,
    #[serde(default, rename = "PINGS", deserialize_with = "decode::int32")]
    pub pings: Option<i32>,
}

/// M31
pub async fn latest_pings(main: &Api<'_>, provider_name: &str) -> Result<Arc<Vec<PingRow>>> {
    main.list(paths::latest_pings(provider_name)).await
}

/// What is sent to create or change a provider.
#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderBody {
    pub provider_name: Option<String>,
    pub customer_id: Option<i32>,
    pub provider_handler: Option<String>,
    pub is_active: bool,
    pub is_push: bool,
    pub provider_config: Map<String, Value>,
}

impl ProviderBody {
    /// All that a provider has.
    pub fn of(row: &ProviderRow) -> Self {
        Self {
            provider_name: Some(row.provider_name.clone()),
            customer_id: row.customer_id,
            provider_handler: row.provider_handler.clone(),
            is_active: row.is_active(),
            is_push: row.is_push(),
            provider_config: row.provider_config.clone().unwrap_or_default(),
        }
    }
}

/// M7 or M5 providers
pub async fn save_provider(
    main: &Api<'_>,
    provider_id: Option<i32>,
    body: &ProviderBody,
) -> Result<WriteOutcome> {
    match provider_id {
        None => main.post(paths::providers(), body).await,
        Some(provider_id) => main.put(paths::provider(provider_id), body).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_matched_by_number_or_by_name() {
        let rows = decode::read_list(
            br#"{"data":[
                {"provider":6,"lockExp":-1,"isLocked":true},
                {"provider":"Fleet/Now 100%","lockExp":"1719000000","isLocked":false},
                {"provider":"6","isLocked":true},
                {"provider":"Unknown","lockExp":"soon","isLocked":true}
            ]}"#,
        );
        let locks = Locks::new(rows.unwrap());
        let provider = |id: i32, name: &str| -> ProviderRow {
            serde_json::from_value(serde_json::json!({"providerId": id, "providerName": name}))
                .unwrap()
        };
        let lock = |id, name| {
            locks
                .of(&provider(id, name))
                .map(|lock| (lock.is_locked(), lock.lock_exp))
        };
        assert_eq!(lock(6, "FleetNow"), Some((true, Some(-1))));
        assert_eq!(
            lock(7, "Fleet/Now 100%"),
            Some((false, Some(1_719_000_000)))
        );
        assert_eq!(lock(8, "6"), Some((true, None)));
        assert_eq!(lock(9, "Unknown"), Some((true, None)));
        assert_eq!(lock(10, "Nobody"), None);
    }
}
