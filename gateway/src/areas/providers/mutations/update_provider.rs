//! Updating providers.

use async_graphql::{InputObject, MaybeUndefined, SimpleObject};

use super::config_input::{self, ProviderConfigInput};
use super::{find_fresh, no_such_provider};
use crate::areas::providers::rest::{self, ProviderBody};
use crate::areas::providers::{Provider, revision, rules};
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, UserErrorCode, not_cleared};
use crate::session::Session;

/// A provider to update. Omitted fields stay as they are.
#[derive(InputObject)]
pub struct UpdateProviderInput {
    /// The provider to update.
    provider_id: i32,
    /// The provider's `revision` that the change is based on. If someone else saved since, nothing is saved and the
    /// error is CONFLICT. Omit to overwrite.
    revision: Option<String>,
    /// The name. Cannot be null.
    name: MaybeUndefined<String>,
    /// The customer whose assets the feed covers, by number. null clears it.
    customer_id: MaybeUndefined<i32>,
    /// Name of the code that reads the feed. null or an empty text sets "Custom".
    handler: MaybeUndefined<String>,
    /// Whether the feed is in use. Cannot be null.
    is_active: MaybeUndefined<bool>,
    /// Whether the provider sends its data, rather than being polled for it. Cannot be null.
    is_push: MaybeUndefined<bool>,
    /// The whole configuration; keys that are not listed are removed. null removes all.
    config: MaybeUndefined<Vec<ProviderConfigInput>>,
}

/// The updated provider, or why it was not updated.
#[derive(SimpleObject)]
pub struct UpdateProviderPayload {
    /// The provider, as read after the update; null if it was not updated.
    provider: Lookup<Provider>,
    /// Why the provider was not updated; empty on success.
    errors: Vec<UserError>,
}

fn refused(errors: Vec<UserError>) -> UpdateProviderPayload {
    UpdateProviderPayload {
        provider: Lookup::none(),
        errors,
    }
}

pub(super) async fn run(
    session: &Session,
    input: UpdateProviderInput,
) -> Result<UpdateProviderPayload> {
    let name = not_cleared(input.name, "name");
    let is_active = not_cleared(input.is_active, "isActive");
    let is_push = not_cleared(input.is_push, "isPush");
    let (name, is_active, is_push) = match (name, is_active, is_push) {
        (Ok(name), Ok(is_active), Ok(is_push)) => (name, is_active, is_push),
        (name, is_active, is_push) => {
            let errors = [name.err(), is_active.err(), is_push.err()];
            return Ok(refused(errors.into_iter().flatten().collect()));
        }
    };
    let Some(provider) = find_fresh(session, input.provider_id).await? else {
        return Ok(refused(vec![no_such_provider()]));
    };
    let current = provider.row();
    if let Some(revision) = &input.revision
        && let Some(changes) = revision::changes_since(revision, current)
    {
        let message = format!(
            "Someone else has changed {changes} since you opened this provider. \
             Copy what you need, close this form and open it again."
        );
        return Ok(refused(vec![UserError::new(
            UserErrorCode::Conflict,
            message,
        )]));
    }
    let mut body = ProviderBody::of(current);
    if name.is_some() {
        body.provider_name = name;
    }
    if !input.customer_id.is_undefined() {
        body.customer_id = input.customer_id.take();
    }
    if !input.handler.is_undefined() {
        let handler = input.handler.take();
        body.provider_handler = Some(rules::saved_handler(handler.as_deref()));
    }
    body.is_active = is_active.unwrap_or(body.is_active);
    body.is_push = is_push.unwrap_or(body.is_push);
    if !input.config.is_undefined() {
        let config = input.config.take().unwrap_or_default();
        body.provider_config = match config_input::saved(config, Some(current)) {
            Ok(config) => config,
            Err(error) => return Ok(refused(vec![error])),
        };
    }
    let provider_id = Some(input.provider_id);
    let written = rest::save_provider(&session.main(), provider_id, &body).await;
    let (provider, errors) = Lookup::saved(provider_id, written, "providerId")?;
    Ok(UpdateProviderPayload { provider, errors })
}
