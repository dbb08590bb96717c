//! Changes to providers.

mod config_input;
mod copy_provider;
mod create_provider;
mod unlock_providers;
mod update_provider;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::graph::bulk::BulkPayload;
use crate::request::request_context;
use copy_provider::{CopyProviderInput, CopyProviderPayload};
use create_provider::{CreateProviderInput, CreateProviderPayload};
use unlock_providers::{UnlockProviderOutcome, UnlockProvidersInput};
use update_provider::{UpdateProviderInput, UpdateProviderPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct ProvidersMutation;

/// Mutations of this area.
#[object]
impl ProvidersMutation {
    /// Creates a provider. If the service rejects it, `errors` has the service's message.
    /// Source: POST /v3/api/providers.
    async fn create_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The new provider.")] input: CreateProviderInput,
    ) -> Result<CreateProviderPayload> {
        create_provider::run(request_context(ctx), input).await
    }

    /// Updates the given fields of a provider. If the service rejects it, `errors` has the service's message. Source:
    /// GET /v3/api/providers, then PUT /v3/api/providers/{providerId} with the whole stored provider, including the
    /// changes.
    async fn update_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: UpdateProviderInput,
    ) -> Result<UpdateProviderPayload> {
        update_provider::run(request_context(ctx), input).await
    }

    /// Creates a copy of a provider, with " copy" appended to its name. FAILED if the name could not be read.
    /// Source: POST /v3/api/providers.
    async fn copy_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider to copy.")] input: CopyProviderInput,
    ) -> Result<CopyProviderPayload> {
        copy_provider::run(request_context(ctx), input.provider_id).await
    }

    /// Unlocks providers. FORBIDDEN unless the caller is a lock maintainer; NOT_LOCKED for one that is not locked. The
    /// locks are read once for all, then one call for each, 5 at a time, that does not count against the limit of calls.
    /// A provider that fails does not stop the others. After 12 seconds no more calls are made, and the outcomes of the
    /// remaining providers have an error.
    /// Source: POST /v3/api/providers/unlock/{providerId}.
    async fn unlock_providers(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The providers to unlock.")] input: UnlockProvidersInput,
    ) -> Result<BulkPayload<UnlockProviderOutcome>> {
        unlock_providers::run(request_context(ctx), input.provider_ids).await
    }
}
