//! Root fields of this area.

use async_graphql::{Context, Object};

use super::AssetOwner;
use super::asset_owner::AssetOwnerFilter;
use crate::error::{Field, field};
use crate::graph::connection::{Connection, Page};
use crate::graph::directives::semantic_non_null;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct AssetOwnersQuery;

/// Root fields of this area.
#[Object]
impl AssetOwnersQuery {
    /// All asset owners, sorted by name (GET /v3/api/asset-owners/admin-list).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn asset_owners(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<AssetOwnerFilter>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<AssetOwner>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(AssetOwner::page(session(ctx), filter, &page)).await
    }
}
