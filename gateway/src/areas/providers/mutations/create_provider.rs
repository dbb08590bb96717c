//! Creating providers.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use super::config_input::{self, ProviderConfigInput};
use crate::areas::providers::rest::{self, ProviderBody};
use crate::areas::providers::{Provider, rules};
use crate::error::Result;
use crate::graph::payload::{ChangedNode, UserError};
use crate::request::RequestContext;
use crate::upstream::decode::{RawObject, raw};

/// A provider to create.
#[derive(InputObject)]
pub struct CreateProviderInput {
    /// The name.
    name: String,
    /// The customer whose assets the feed covers, by number. Defaults to none.
    customer_id: Option<i32>,
    /// Name of the code that reads the feed. Defaults to "Custom".
    handler: Option<String>,
    /// Whether the feed is in use. Defaults to false.
    is_active: Option<bool>,
    /// Whether the provider sends its data, rather than being polled for it. Defaults to false.
    is_push: Option<bool>,
    /// The configuration. Defaults to none.
    config: Option<Vec<ProviderConfigInput>>,
}

/// The new provider, or why it was not created.
#[derive(SimpleObject)]
pub struct CreateProviderPayload {
    /// The new provider; null if it was not created, or if the service did not return its number.
    provider: ChangedNode<Provider>,
    /// Why the provider was not created; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: CreateProviderInput,
) -> Result<CreateProviderPayload> {
    let config = match config_input::saved(input.config.unwrap_or_default(), &RawObject::default())
    {
        Ok(config) => config.unwrap_or_default(),
        Err(error) => {
            return Ok(CreateProviderPayload {
                provider: ChangedNode::none(),
                errors: vec![error],
            });
        }
    };
    let body = ProviderBody {
        provider_name: Some(raw(&input.name)),
        customer_id: Some(raw(&input.customer_id)),
        provider_handler: Some(raw(&rules::saved_handler(input.handler.as_deref()))),
        is_active: Some(raw(&input.is_active.unwrap_or_default())),
        is_push: Some(raw(&input.is_push.unwrap_or_default())),
        provider_config: Some(raw(&config)),
    };
    let written = rest::save_provider(&context.main(), None, &body).await;
    let (provider, errors) = ChangedNode::saved(None, written, "providerId")?;
    Ok(CreateProviderPayload { provider, errors })
}
