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
    /// Creates a provider (POST /v3/api/providers) or changes one (PUT /v3/api/providers/{providerId}).
    /// What the service refuses is in `errors`, in its own words.
    async fn save_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider.")] input: SaveProviderInput,
    ) -> Result<SaveProviderPayload> {
        save_provider::run(session(ctx), input).await
    }

    /// Creates a provider with all of another's, " copy" appended to its name (POST /v3/api/providers).
    async fn copy_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider to copy.")] input: CopyProviderInput,
    ) -> Result<CopyProviderPayload> {
        copy_provider::run(session(ctx), input.provider_id).await
    }

    /// Takes the lock off a provider (POST /v3/api/providers/unlock/{providerId}). FORBIDDEN for everybody
    /// but lock maintainers; refused for a provider that is not locked.
    async fn unlock_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider.")] input: UnlockProviderInput,
    ) -> Result<UnlockProviderPayload> {
        unlock_provider::run(session(ctx), input.provider_id).await
    }
}

/// The provider as it stands now, past everything that was read before.
async fn find_fresh(session: &Session, provider_id: i32) -> Result<Option<Provider>> {
    session.forget_reads();
    Provider::find(session, provider_id).await
}

fn no_such_provider() -> UserError {
    UserError::new(UserErrorCode::NotFound, "There is no such provider.")
}
