//! Creating and changing providers.

use async_graphql::{InputObject, MaybeUndefined, SimpleObject};
use serde_json::Value;

use super::{find_fresh, no_such_provider};
use crate::areas::providers::rest::{self, ProviderBody, ProviderRow};
use crate::areas::providers::{Provider, config, revision, rules};
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, UserErrorCode};
use crate::session::Session;

/// One key of a provider's new configuration.
#[derive(InputObject)]
pub struct ProviderConfigInput {
    /// The key.
    key: String,
    /// New value as text. The stored JSON type (number, boolean) is kept when the text parses as that type.
    value: String,
}

/// A provider to create, or with `providerId` to change.
#[derive(InputObject)]
pub struct SaveProviderInput {
    /// The provider to change. Omit to create one.
    provider_id: Option<i32>,
    /// The provider's `revision` that the change is based on. If someone else saved since, nothing is saved and the
    /// error is CONFLICT. Omit to overwrite.
    revision: Option<String>,
    /// The name. Omit to leave it unchanged.
    provider_name: Option<String>,
    /// The customer whose assets the feed covers. null clears it. Omit to leave it unchanged.
    customer_id: MaybeUndefined<i32>,
    /// Name of the code that reads the feed. Empty means "Custom", the default for a new provider. Omit to leave it
    /// unchanged.
    handler: Option<String>,
    /// Whether the feed is in use. Defaults to false for a new provider. Omit to leave it unchanged.
    is_active: Option<bool>,
    /// Whether the provider sends its data, rather than being polled for it. Defaults to false for a new provider.
    /// Omit to leave it unchanged.
    is_push: Option<bool>,
    /// The whole configuration; keys that are not listed are removed. Omit to leave it unchanged.
    config: Option<Vec<ProviderConfigInput>>,
}

/// The saved provider, or why it was not saved.
#[derive(SimpleObject)]
pub struct SaveProviderPayload {
    /// The provider as saved, read again; null if it was not saved, or if the service did not return its number.
    provider: Lookup<Provider>,
    /// Why the provider was not saved; empty on success.
    errors: Vec<UserError>,
}

fn refused(error: UserError) -> SaveProviderPayload {
    SaveProviderPayload {
        provider: Lookup::none(),
        errors: vec![error],
    }
}

pub(super) async fn run(
    session: &Session,
    input: SaveProviderInput,
) -> Result<SaveProviderPayload> {
    let current = match input.provider_id {
        None => None,
        Some(provider_id) => match find_fresh(session, provider_id).await? {
            None => return Ok(refused(no_such_provider())),
            Some(provider) => Some(provider),
        },
    };
    let current = current.as_ref().map(Provider::row);
    if let (Some(current), Some(revision)) = (current, &input.revision)
        && let Some(changes) = revision::changes_since(revision, current)
    {
        let message = format!(
            "Someone else has changed {changes} since you opened this provider. \
             Copy what you need, close this form and open it again."
        );
        return Ok(refused(UserError::new(UserErrorCode::Conflict, message)));
    }
    let mut body = current.map_or_else(ProviderBody::default, ProviderBody::of);
    if let Some(name) = input.provider_name {
        body.provider_name = Some(name);
    }
    if !input.customer_id.is_undefined() {
        body.customer_id = input.customer_id.take();
    }
    if current.is_none() || input.handler.is_some() {
        let handler = input.handler.as_deref().unwrap_or_default().trim();
        let handler = if handler.is_empty() {
            rules::CUSTOM_HANDLER
        } else {
            handler
        };
        body.provider_handler = Some(handler.to_owned());
    }
    body.is_active = input.is_active.unwrap_or(body.is_active);
    body.is_push = input.is_push.unwrap_or(body.is_push);
    if let Some(config) = input.config {
        body.provider_config = config
            .into_iter()
            .map(|entry| config_entry(current, entry))
            .collect();
    }
    let written = rest::save_provider(&session.main(), input.provider_id, &body).await;
    let (provider, errors) = Lookup::saved(input.provider_id, written, "providerId")?;
    Ok(SaveProviderPayload { provider, errors })
}

/// A key with its value, of the same JSON type as the stored one.
fn config_entry(current: Option<&ProviderRow>, entry: ProviderConfigInput) -> (String, Value) {
    let known = current.and_then(|row| row.config_value(&entry.key));
    let value = match known {
        Some(known) if config::to_text(known) == entry.value => known.clone(),
        _ => config::from_text(known, entry.value),
    };
    (entry.key, value)
}
