//! Rows and calls for providers.

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
    /// May contain secrets. Never logged.
    #[serde(default, deserialize_with = "decode::object")]
    provider_config: Option<Map<String, Value>>,
    #[serde(default, deserialize_with = "decode::instant")]
    pub last_process_timestamp: Option<DateTime<Utc>>,
}

impl ProviderRow {
    /// Whether the feed is in use.
    pub fn is_active(&self) -> bool {
        self.is_active == Some(true)
    }

    /// Whether the provider sends its data.
    pub fn is_push(&self) -> bool {
        self.is_push == Some(true)
    }

    /// The configuration, sorted by key.
    pub fn config(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.provider_config
            .iter()
            .flatten()
            .map(|(key, value)| (key.as_str(), value))
    }

    /// One value of the configuration.
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

/// Positions received from a provider on a day.
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

/// The body that creates or changes a provider.
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
    /// The body that leaves a provider as it is.
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
