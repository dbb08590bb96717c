//! Copies of providers.

use async_graphql::{InputObject, SimpleObject};

use super::save_provider::send;
use super::{find_fresh, no_such_provider};
use crate::areas::providers::Provider;
use crate::areas::providers::rest::ProviderBody;
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError};
use crate::session::Session;

/// The provider to copy.
#[derive(InputObject)]
pub struct CopyProviderInput {
    /// The provider.
    pub(super) provider_id: i32,
}

/// The copy, or why there is none.
#[derive(SimpleObject)]
pub struct CopyProviderPayload {
    /// The new provider; null if it was rejected.
    provider: Lookup<Provider>,
    /// Why there is no copy; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(session: &Session, provider_id: i32) -> Result<CopyProviderPayload> {
    let refused = |error| CopyProviderPayload {
        provider: Lookup::none(),
        errors: vec![error],
    };
    let Some(provider) = find_fresh(session, provider_id).await? else {
        return Ok(refused(no_such_provider()));
    };
    let row = provider.row();
    let body = ProviderBody {
        provider_name: Some(format!("{} copy", row.provider_name)),
        ..ProviderBody::of(row)
    };
    Ok(match send(session, None, &body).await? {
        Ok(provider) => CopyProviderPayload {
            provider,
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}
