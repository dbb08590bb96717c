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
    /// The providers, those in use only when the filter does not say otherwise, the highest number first
    /// when no order is given (GET /v3/api/providers).
    async fn providers(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<ProviderFilter, ProviderOrderField>,
    ) -> Result<Connection<Provider>> {
        Provider::page(session(ctx), &list).await
    }

    /// The provider with this number; null when there is none. One call for all providers.
    async fn provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The main API's number.")] provider_id: i32,
    ) -> Result<Option<Provider>> {
        Provider::find(session(ctx), provider_id).await
    }

    /// The handlers a provider can have: "Custom", then every handler in use once, sorted.
    async fn provider_handlers(&self, ctx: &Context<'_>) -> Result<Vec<String>> {
        Provider::handlers(session(ctx)).await
    }
}
