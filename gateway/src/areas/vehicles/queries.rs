//! The queries of vehicles.

use async_graphql::Context;
use gateway_macros::object;

use super::media::{MediaClassification, MediaOwner};
use crate::caller::caller;
use crate::error::Result;

/// The queries of vehicles.
#[derive(Default)]
pub struct VehiclesQuery;

#[object]
impl VehiclesQuery {
    /// All media owners, sorted by name. Source: GET /v3/api/media/owners.
    async fn media_owners(&self, ctx: &Context<'_>) -> Result<Vec<MediaOwner>> {
        MediaOwner::all(caller(ctx)).await
    }

    /// All media classifications, sorted by name. Source: GET /v3/api/media/classifications.
    async fn media_classifications(&self, ctx: &Context<'_>) -> Result<Vec<MediaClassification>> {
        MediaClassification::all(caller(ctx)).await
    }
}
