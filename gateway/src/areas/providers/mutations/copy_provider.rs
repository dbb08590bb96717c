//! Copying providers.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::providers::Provider;
use crate::areas::providers::rest::{self, ProviderBody};
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError};
use crate::request::RequestContext;
use crate::upstream::decode::raw;

/// A provider to copy.
#[derive(InputObject)]
pub struct CopyProviderInput {
    /// The provider's number.
    pub(super) provider_id: i32,
}

/// The copy, or why none was created.
#[derive(SimpleObject)]
pub struct CopyProviderPayload {
    /// The copy; null if none was created, or if the service did not return its number.
    provider: ChangedNode<Provider>,
    /// Why no copy was created; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(context: &RequestContext, provider_id: i32) -> Result<CopyProviderPayload> {
    let Some(provider) = Provider::find_fresh(context, provider_id).await? else {
        return Ok(CopyProviderPayload {
            provider: ChangedNode::none(),
            errors: vec![UserError::no_such("provider").at("providerId")],
        });
    };
    let row = provider.row();
    let Some(name) = row.stored_name() else {
        return Ok(CopyProviderPayload {
            provider: ChangedNode::none(),
            errors: vec![UserError::unreadable("name")],
        });
    };
    let body = ProviderBody {
        provider_name: Some(raw(&format!("{name} copy"))),
        ..row.stored.clone()
    };
    let written = rest::save_provider(&context.main(), None, &body).await;
    let (provider, errors) = ChangedNode::saved(None, written, "providerId")?;
    Ok(CopyProviderPayload { provider, errors })
}
