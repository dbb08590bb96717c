//! Changes to providers.

mod copy_provider;
mod save_provider;
mod unlock_provider;

use async_graphql::Context;
use gateway_macros::object;

use super::Provider;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::session::{Session, session};
use copy_provider::{CopyProviderInput, CopyProviderPayload};
use save_provider::{SaveProviderInput, SaveProviderPayload};
use unlock_provider::{UnlockProviderInput, UnlockProviderPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct ProvidersMutation;

/// Mutations of this area.
#[object]
impl ProvidersMutation {
    /// Creates or changes a provider. If the service rejects it, `errors` has the service's message.
    /// Source: POST /v3/api/providers, or PUT /v3/api/providers/{providerId}.
    async fn save_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: SaveProviderInput,
    ) -> Result<SaveProviderPayload> {
        save_provider::run(session(ctx), input).await
    }

    /// Creates a copy of a provider, with " copy" appended to its name.
    /// Source: POST /v3/api/providers.
    async fn copy_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider to copy.")] input: CopyProviderInput,
    ) -> Result<CopyProviderPayload> {
        copy_provider::run(session(ctx), input.provider_id).await
    }

    /// Unlocks a provider. FORBIDDEN unless the caller is a lock maintainer; NOT_LOCKED if it is not locked.
    /// Source: POST /v3/api/providers/unlock/{providerId}.
    async fn unlock_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider to unlock.")] input: UnlockProviderInput,
    ) -> Result<UnlockProviderPayload> {
        unlock_provider::run(session(ctx), input.provider_id).await
    }
}

/// The provider, read again instead of from the session's cache.
async fn find_fresh(session: &Session, provider_id: i32) -> Result<Option<Provider>> {
    session.forget_reads();
    Provider::find(session, provider_id).await
}

fn no_such_provider() -> UserError {
    UserError::new(UserErrorCode::NotFound, "There is no such provider.")
}
