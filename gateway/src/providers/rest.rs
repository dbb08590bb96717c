//! Rows and calls of providers.

use std::sync::Arc;

use serde::Deserialize;

use crate::error::Result;
use crate::upstream::reading::{self, Keyed, Table};
use crate::upstream::{Api, paths};

/// A provider. Its configuration may hold secrets and is not read here.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderRow {
    #[serde(deserialize_with = "reading::key")]
    pub provider_id: i32,
    #[serde(default, deserialize_with = "reading::required_text")]
    pub provider_name: String,
    #[serde(default, deserialize_with = "reading::text")]
    pub provider_handler: Option<String>,
    #[serde(default, deserialize_with = "reading::flag")]
    pub is_active: Option<bool>,
    #[serde(default, deserialize_with = "reading::flag")]
    pub is_push: Option<bool>,
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
