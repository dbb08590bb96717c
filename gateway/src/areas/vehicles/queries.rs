//! The queries of vehicles.

use async_graphql::Context;
use gateway_macros::object;

use super::media::{MediaClassification, MediaOwner};
use crate::error::Result;
use crate::request::request_context;

/// The queries of vehicles.
#[derive(Default)]
pub struct VehiclesQuery;

#[object]
impl VehiclesQuery {
    /// All media owners, sorted by name. Source: GET /v3/api/media/owners.
    async fn media_owners(&self, ctx: &Context<'_>) -> Result<Vec<MediaOwner>> {
        MediaOwner::all(request_context(ctx)).await
    }

    /// All media classifications, sorted by name. Source: GET /v3/api/media/classifications.
    async fn media_classifications(&self, ctx: &Context<'_>) -> Result<Vec<MediaClassification>> {
        MediaClassification::all(request_context(ctx)).await
    }
}
