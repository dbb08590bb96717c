//! Unlocking providers.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::providers::lock::{self, ProviderLock};
use crate::areas::providers::{Provider, providers};
use crate::error::{Error, Result};
use crate::graph::bulk::{BulkPayload, bulk_outcome, call_each};
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, accepted};
use crate::graph::prefetch::beside;
use crate::request::RequestContext;

/// Providers to unlock.
#[derive(InputObject)]
pub struct UnlockProvidersInput {
    /// The numbers of 1 to 100 providers.
    pub(super) provider_ids: Vec<i32>,
}

/// The outcome of unlocking a provider.
#[derive(SimpleObject)]
pub struct UnlockProviderOutcome {
    /// The provider's number.
    provider_id: i32,
    /// The provider with its lock, read again; null if it was not unlocked. One read for all providers.
    provider: ChangedNode<Provider>,
    /// Whether it was unlocked.
    is_done: bool,
    /// Why it was not unlocked; null if it was.
    error: Option<UserError>,
}

bulk_outcome!(UnlockProviderOutcome, provider_id, "UnlockProvidersPayload");

pub(super) async fn run(
    context: &RequestContext,
    provider_ids: Vec<i32>,
) -> Result<BulkPayload<UnlockProviderOutcome>> {
    let payload = BulkPayload::of_each(provider_ids, "providerIds", |provider_ids| async move {
        context.forget_reads();
        let checking = async {
            lock::require_maintainer(context).await?;
            let mut items = Vec::new();
            for provider_id in provider_ids {
                // The first one reads the locks; the others find them cached.
                items.push((provider_id, refusal(context, provider_id).await?));
            }
            Ok::<_, Error>(items)
        };
        let items = beside(checking, providers(&context.main())).await?;
        let note = Some("The provider may have been unlocked.");
        let call =
            |provider_id| async move { accepted(lock::unlock(&context.main(), provider_id).await) };
        let unlocked = call_each(context, note, items, call).await?;
        let outcomes = unlocked.into_iter().map(|(provider_id, unlocked)| {
            let error = unlocked.err();
            UnlockProviderOutcome {
                provider_id,
                provider: error.is_none().then_some(provider_id).into(),
                is_done: error.is_none(),
                error,
            }
        });
        Ok(outcomes.collect())
    });
    let payload = payload.await?;
    // Only a lock maintainer learns what is wrong with the input.
    lock::require_maintainer(context).await?;
    Ok(payload)
}

/// Why a provider is not unlocked; `None` if it may be.
async fn refusal(context: &RequestContext, provider_id: i32) -> Result<Option<UserError>> {
    let Some(provider) = Provider::find(context, provider_id).await? else {
        return Ok(Some(UserError::no_such("provider")));
    };
    let lock = ProviderLock::of(context, provider.row()).await?;
    Ok(UserError::of_decision(lock.unlock))
}
