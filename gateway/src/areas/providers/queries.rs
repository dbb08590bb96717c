//! Root fields of this area.

use async_graphql::{Context, Object};

use super::Provider;
use super::provider::{ProviderFilter, ProviderOrder};
use crate::error::{Field, field, nullable_field};
use crate::graph::connection::{Connection, Page};
use crate::graph::directives::semantic_non_null;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct ProvidersQuery;

/// Root fields of this area.
#[Object]
#[allow(clippy::too_many_arguments)]
impl ProvidersQuery {
    /// The providers, those in use only when the filter does not say otherwise, the highest number first
    /// when no order is given (GET /v3/api/providers).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn providers(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<ProviderFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<ProviderOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Provider>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(Provider::page(session(ctx), filter, order_by, page)).await
    }

    /// The provider with this number; null when there is none. One call for all providers.
    async fn provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The main API's number.")] provider_id: i32,
    ) -> Field<Provider> {
        nullable_field(Provider::find(session(ctx), provider_id)).await
    }

    /// The handlers a provider can have: "Custom", then every handler in use once, sorted.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn provider_handlers(&self, ctx: &Context<'_>) -> Field<Vec<String>> {
        field(Provider::handlers(session(ctx))).await
    }
}
