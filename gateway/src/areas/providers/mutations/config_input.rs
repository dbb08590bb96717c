//! The configuration in an input.

use async_graphql::InputObject;
use serde_json::{Map, Value};

use crate::areas::providers::config;
use crate::areas::providers::rest::ProviderRow;
use crate::graph::payload::{UserError, UserErrorCode};

/// One key of a provider's new configuration.
#[derive(InputObject)]
pub struct ProviderConfigInput {
    /// The key.
    key: String,
    /// New value as text. The stored JSON type (number, boolean) is kept when the text parses as that type. The
    /// stored value's `maskedValue` keeps it; any other text with a mask in it is REJECTED.
    value: String,
}

/// The configuration to save, its values of the same JSON types as the stored ones.
///
/// # Errors
/// REJECTED for values whose secrets are masked, unless they equal the stored ones.
pub(super) fn saved(
    config: Vec<ProviderConfigInput>,
    current: Option<&ProviderRow>,
) -> Result<Map<String, Value>, UserError> {
    let entries = config
        .into_iter()
        .map(|ProviderConfigInput { key, value }| {
            let known = current.and_then(|row| row.config_value(&key));
            match config::saved(&key, known, value) {
                Some(value) => Ok((key, value)),
                None => Err(UserError::new(
                    UserErrorCode::Rejected,
                    format!("A secret in \"{key}\" is masked. Show it and enter the whole value."),
                )
                .at("config")),
            }
        });
    entries.collect()
}
