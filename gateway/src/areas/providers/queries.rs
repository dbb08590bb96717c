//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::Provider;
use super::provider::{ProviderBy, ProviderFilter, ProviderOrderField};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::request::request_context;

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
        Provider::page(request_context(ctx), &list).await
    }

    /// The provider with this number or name, active or not; null if there is none. Reads the list of all providers.
    /// Source: GET /v3/api/providers.
    async fn provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider's number or name.")] by: ProviderBy,
    ) -> Result<Option<Provider>> {
        Provider::by(request_context(ctx), by).await
    }

    /// Handlers to choose from: "Custom", then every handler in use, sorted.
    /// Source: GET /v3/api/providers.
    async fn provider_handlers(&self, ctx: &Context<'_>) -> Result<Vec<String>> {
        Provider::handlers(request_context(ctx)).await
    }
}
