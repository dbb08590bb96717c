//! Updating providers.

use async_graphql::{InputObject, MaybeUndefined};
use gateway_macros::SimpleObject;
use serde::Serialize;
use serde_json::value::RawValue;

use super::config_input::{self, ProviderConfigInput};
use crate::areas::providers::rest;
use crate::areas::providers::{Provider, rules};
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, reject_null};
use crate::graph::revision::{self, Revised};
use crate::request::RequestContext;
use crate::upstream::decode::raw;

/// A provider to update. Omitted fields stay as they are, and so do fields whose value is the current one.
#[derive(InputObject)]
pub struct UpdateProviderInput {
    /// The provider to update.
    provider_id: i32,
    /// The provider's `revision` that the change is based on. If someone else saved since, nothing is saved and the
    /// error is STALE. A save between the read for this check and the write goes unnoticed, because the service has
    /// no conditional writes. Omit to overwrite.
    revision: Option<String>,
    /// The name. Cannot be null.
    name: MaybeUndefined<String>,
    /// The customer whose assets the feed covers, by number. null clears it.
    customer_id: MaybeUndefined<i32>,
    /// Name of the code that reads the feed. null or an empty string sets "Custom".
    handler: MaybeUndefined<String>,
    /// Whether the feed is in use. Cannot be null.
    is_active: MaybeUndefined<bool>,
    /// Whether the provider sends its data, rather than being polled for it. Cannot be null.
    is_push: MaybeUndefined<bool>,
    /// The whole configuration; keys that are not listed are removed. null removes all. FAILED if the stored
    /// configuration could not be read.
    config: MaybeUndefined<Vec<ProviderConfigInput>>,
}

/// The updated provider, or why it was not updated.
#[derive(SimpleObject)]
pub struct UpdateProviderPayload {
    /// The provider, as read after the update, or as it is now after STALE; null if it was not updated for another
    /// reason.
    provider: ChangedNode<Provider>,
    /// Why the provider was not updated; empty on success.
    errors: Vec<UserError>,
}

fn refused(errors: Vec<UserError>) -> UpdateProviderPayload {
    UpdateProviderPayload {
        provider: ChangedNode::none(),
        errors,
    }
}

pub(super) async fn run(
    context: &RequestContext,
    input: UpdateProviderInput,
) -> Result<UpdateProviderPayload> {
    let name = reject_null(input.name, "name");
    let is_active = reject_null(input.is_active, "isActive");
    let is_push = reject_null(input.is_push, "isPush");
    let (name, is_active, is_push) = match (name, is_active, is_push) {
        (Ok(name), Ok(is_active), Ok(is_push)) => (name, is_active, is_push),
        (name, is_active, is_push) => {
            let errors = [name.err(), is_active.err(), is_push.err()];
            return Ok(refused(errors.into_iter().flatten().collect()));
        }
    };
    let Some(provider) = Provider::find_fresh(context, input.provider_id).await? else {
        return Ok(refused(vec![
            UserError::no_such("provider").at("providerId"),
        ]));
    };
    let current = provider.row();
    let revision = input.revision.as_deref();
    let parts = || provider.parts();
    let conflict = revision::conflict(revision, input.provider_id, Provider::NOUN, parts);
    if let Some((provider, errors)) = conflict {
        return Ok(UpdateProviderPayload { provider, errors });
    }
    let mut body = current.stored.clone();
    // An unreadable handler reads as unset, which counts as blank.
    let is_blank = |handler: &Option<&str>| handler.unwrap_or_default().trim().is_empty();
    let handler = input.handler.as_opt_deref();
    let handler = handler.filter(|handler| current.is_handler_readable() || !is_blank(handler));
    let handler = handler.map(|handler| Some(rules::saved_handler(handler)));
    change(&mut body.provider_name, &current.provider_name, name);
    change(
        &mut body.customer_id,
        &current.customer_id,
        input.customer_id.into(),
    );
    change(
        &mut body.provider_handler,
        &current.provider_handler,
        handler,
    );
    change(&mut body.is_active, &current.is_active(), is_active);
    change(&mut body.is_push, &current.is_push(), is_push);
    if !input.config.is_undefined() {
        let config = input.config.take().unwrap_or_default();
        let saved = match current.stored_config() {
            Some(stored) => config_input::saved(config, stored),
            None => Err(UserError::unreadable("configuration").at("config")),
        };
        match saved {
            Ok(Some(config)) => body.provider_config = Some(raw(&config)),
            Ok(None) => {}
            Err(error) => return Ok(refused(vec![error])),
        }
    }
    let provider_id = Some(input.provider_id);
    let written = rest::save_provider(&context.main(), provider_id, &body).await;
    let (provider, errors) = ChangedNode::saved(provider_id, written, "providerId")?;
    Ok(UpdateProviderPayload { provider, errors })
}

/// Changes a part of a provider. A part whose value is the current one keeps its stored form.
fn change<T: PartialEq + Serialize>(
    part: &mut Option<Box<RawValue>>,
    current: &T,
    given: Option<T>,
) {
    if let Some(new) = given.filter(|given| given != current) {
        *part = Some(raw(&new));
    }
}
