//! Changes to vehicles.

mod check_vehicle_health;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use check_vehicle_health::{CheckVehicleHealthInput, CheckVehicleHealthPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct VehiclesMutation;

/// Mutations of this area.
#[object]
impl VehiclesMutation {
    /// Checks whether a vehicle's tracker reports (POST /v3/api/assets/health-check with the vehicle's own
    /// provider). Reads the customer's vehicles before, to know the provider, and again when they are selected.
    async fn check_vehicle_health(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The vehicle.")] input: CheckVehicleHealthInput,
    ) -> Result<CheckVehicleHealthPayload> {
        check_vehicle_health::run(session(ctx), input).await
    }
}
