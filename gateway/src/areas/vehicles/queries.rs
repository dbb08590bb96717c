//! The queries of vehicles.

use async_graphql::Context;
use gateway_macros::object;

use super::Vehicle;
use super::media::{MediaClassification, MediaOwner};
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::request::request_context;

/// The queries of vehicles.
#[derive(Default)]
pub struct VehiclesQuery;

#[object]
impl VehiclesQuery {
    /// The vehicle of a customer with this number; null if there is none. Reads the list of the customer's vehicles.
    /// Source: GET /v3/internal/manager/customer-assets/{customerId}.
    async fn vehicle(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customer's number.")] customer_id: i32,
        #[graphql(desc = "The vehicle's number.")] asset_id: i32,
    ) -> Result<Option<Vehicle>> {
        Vehicle::find(request_context(ctx), [customer_id, asset_id]).await
    }

    /// All media owners, sorted by name. Source: GET /v3/api/media/owners.
    async fn media_owners(&self, ctx: &Context<'_>) -> Result<Vec<MediaOwner>> {
        MediaOwner::all(request_context(ctx)).await
    }

    /// All media classifications, sorted by name. Source: GET /v3/api/media/classifications.
    async fn media_classifications(&self, ctx: &Context<'_>) -> Result<Vec<MediaClassification>> {
        MediaClassification::all(request_context(ctx)).await
    }
}
