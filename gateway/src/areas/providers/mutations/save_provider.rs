//! Creating and changing providers.

use async_graphql::{InputObject, MaybeUndefined, SimpleObject};
use serde_json::Value;

use super::{find_fresh, no_such_provider};
use crate::areas::providers::rest::{self, ProviderBody, ProviderRow};
use crate::areas::providers::{Provider, config, revision, rules};
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, UserErrorCode, outcome, saved_key};
use crate::session::Session;

/// One key of a provider's configuration, as it is to be.
#[derive(InputObject)]
pub struct ProviderConfigInput {
    /// The key.
    key: String,
    /// The value as a text. Where it reads as the value that is there already, that one stays as it is. A
    /// number stays a number, and true or false stays one of the two, as long as the text is such.
    value: String,
}

/// A provider to create (without providerId) or to change (with it).
#[derive(InputObject)]
pub struct SaveProviderInput {
    /// The provider to change; leave it out to create one.
    provider_id: Option<i32>,
    /// The revision the change is based on; where somebody else has saved meanwhile the change is refused
    /// with CONFLICT, and told what they changed. Without it the change is made in any case.
    revision: Option<String>,
    /// The name. On a change, what is left out stays as it is, here and below.
    provider_name: Option<String>,
    /// The customer whose assets it tells of; null takes it away.
    customer_id: MaybeUndefined<i32>,
    /// The name of the code that reads its feed; "Custom" when it is empty.
    handler: Option<String>,
    /// Whether its feed is in use; a new one is not when this is left out.
    is_active: Option<bool>,
    /// Whether it sends its data by itself; a new one does not when this is left out.
    is_push: Option<bool>,
    /// How its feed is read: the whole configuration.
    config: Option<Vec<ProviderConfigInput>>,
}

/// The provider as saved, or why it was not saved.
#[derive(SimpleObject)]
pub struct SaveProviderPayload {
    /// The provider, read again after the save; null if it was rejected.
    provider: Lookup<Provider>,
    /// Why it was not saved; empty on success.
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
        let words = format!(
            "Somebody else has saved this provider since you opened it, with another {changes}. \
             Copy what you need, close this form and open it again."
        );
        return Ok(refused(UserError::new(UserErrorCode::Conflict, words)));
    }
    // What is left out stays as it is; for a new provider nothing is there yet.
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
    Ok(match send(session, input.provider_id, &body).await? {
        Ok(provider) => SaveProviderPayload {
            provider,
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}

/// A key with its value, of the kind of the value that is there already.
fn config_entry(current: Option<&ProviderRow>, entry: ProviderConfigInput) -> (String, Value) {
    let known = current.and_then(|row| row.config_value(&entry.key));
    let value = match known {
        Some(known) if config::to_text(known) == entry.value => known.clone(),
        _ => config::from_text(known, entry.value),
    };
    (entry.key, value)
}

/// Sends a new or a changed provider. Returns the provider as saved, or why the service refused it.
pub(super) async fn send(
    session: &Session,
    provider_id: Option<i32>,
    body: &ProviderBody,
) -> Result<std::result::Result<Lookup<Provider>, UserError>> {
    let written = rest::save_provider(&session.main(), provider_id, body).await;
    Ok(outcome(written)?.map(|answer| {
        provider_id
            .or_else(|| saved_key(&answer, "providerId"))
            .into()
    }))
}
