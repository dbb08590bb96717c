//! Unlocking providers.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::providers::lock::{self, ProviderLock};
use crate::areas::providers::{Provider, providers};
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError};
use crate::graph::prefetch::beside;

/// A provider to unlock.
#[derive(InputObject)]
pub struct UnlockProviderInput {
    /// The provider's number.
    pub(super) provider_id: i32,
}

/// The unlocked provider, or why it was not unlocked.
#[derive(SimpleObject)]
pub struct UnlockProviderPayload {
    /// The provider with its lock, read again; null if it was not unlocked.
    provider: ChangedNode<Provider>,
    /// Why the provider was not unlocked; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(caller: &Caller, provider_id: i32) -> Result<UnlockProviderPayload> {
    let refused = |error| UnlockProviderPayload {
        provider: ChangedNode::none(),
        errors: vec![error],
    };
    caller.forget_reads();
    let check = async {
        lock::require_maintainer(caller).await?;
        refusal(caller, provider_id).await
    };
    if let Some(error) = beside(check, providers(&caller.main())).await? {
        return Ok(refused(error));
    }
    let written = lock::unlock(&caller.main(), provider_id).await;
    let (provider, errors) = ChangedNode::saved(Some(provider_id), written, "providerId")?;
    Ok(UnlockProviderPayload { provider, errors })
}

/// Why a provider is not unlocked; `None` if it may be.
pub(super) async fn refusal(caller: &Caller, provider_id: i32) -> Result<Option<UserError>> {
    let Some(provider) = Provider::find(caller, provider_id).await? else {
        return Ok(Some(UserError::no_such("provider")));
    };
    let lock = ProviderLock::of(caller, provider.row()).await?;
    Ok(UserError::of_decision(lock.unlock))
}
