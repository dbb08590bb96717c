//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::media::{MediaClassification, MediaOwner};
use crate::error::Result;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct VehiclesQuery;

/// Root fields of this area.
#[object]
impl VehiclesQuery {
    /// The owners of media, sorted by name (GET /v3/api/media/owners).
    async fn media_owners(&self, ctx: &Context<'_>) -> Result<Vec<MediaOwner>> {
        MediaOwner::all(session(ctx)).await
    }

    /// The classes of media, sorted by name (GET /v3/api/media/classifications).
    async fn media_classifications(&self, ctx: &Context<'_>) -> Result<Vec<MediaClassification>> {
        MediaClassification::all(session(ctx)).await
    }
}
