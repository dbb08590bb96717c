//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::Provider;
use super::provider::{ProviderFilter, ProviderOrderField};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::global_id::Entity;
use crate::graph::list::ListArgs;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct ProvidersQuery;

/// Root fields of this area.
#[object]
impl ProvidersQuery {
    /// Providers, by default active ones only, highest number first.
    /// Source: GET /v3/api/providers.
    async fn providers(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<ProviderFilter, ProviderOrderField>,
    ) -> Result<Connection<Provider>> {
        Provider::page(session(ctx), &list).await
    }

    /// The provider with this number; null if it does not exist. Reads the list of all providers.
    /// Source: GET /v3/api/providers.
    async fn provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider's number.")] provider_id: i32,
    ) -> Result<Option<Provider>> {
        Provider::find(session(ctx), provider_id).await
    }

    /// Handlers to choose from: "Custom", then every handler in use, sorted.
    /// Source: GET /v3/api/providers.
    async fn provider_handlers(&self, ctx: &Context<'_>) -> Result<Vec<String>> {
        Provider::handlers(session(ctx)).await
    }
}
