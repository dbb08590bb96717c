//! The configuration in an input.

use async_graphql::InputObject;
use serde_json::Value;

use crate::areas::providers::config;
use crate::areas::providers::rest::ProviderRow;

/// One key of a provider's new configuration.
#[derive(InputObject)]
pub struct ProviderConfigInput {
    /// The key.
    key: String,
    /// New value as text. The stored JSON type (number, boolean) is kept when the text parses as that type.
    value: String,
}

impl ProviderConfigInput {
    /// The key with its value, of the same JSON type as the stored one.
    pub(super) fn of(self, current: Option<&ProviderRow>) -> (String, Value) {
        let known = current.and_then(|row| row.config_value(&self.key));
        let value = match known {
            Some(known) if config::to_text(known) == self.value => known.clone(),
            _ => config::from_text(known, self.value),
        };
        (self.key, value)
    }
}
