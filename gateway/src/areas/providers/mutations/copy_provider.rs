//! Copying providers.

use async_graphql::{InputObject, SimpleObject};

use super::{find_fresh, no_such_provider};
use crate::areas::providers::Provider;
use crate::areas::providers::rest::{self, ProviderBody};
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError};
use crate::session::Session;

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
    provider: Lookup<Provider>,
    /// Why no copy was created; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(session: &Session, provider_id: i32) -> Result<CopyProviderPayload> {
    let Some(provider) = find_fresh(session, provider_id).await? else {
        return Ok(CopyProviderPayload {
            provider: Lookup::none(),
            errors: vec![no_such_provider()],
        });
    };
    let row = provider.row();
    let body = ProviderBody {
        provider_name: Some(format!("{} copy", row.provider_name)),
        ..ProviderBody::of(row)
    };
    let written = rest::save_provider(&session.main(), None, &body).await;
    let (provider, errors) = Lookup::saved(None, written, "providerId")?;
    Ok(CopyProviderPayload { provider, errors })
}
