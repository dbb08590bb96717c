//! The mutations of vehicles.

mod check_vehicle_health;

use async_graphql::Context;
use gateway_macros::object;

use crate::caller::caller;
use crate::error::Result;
use check_vehicle_health::{CheckVehicleHealthInput, CheckVehicleHealthPayload};

/// The mutations of vehicles.
#[derive(Default)]
pub struct VehiclesMutation;

#[object]
impl VehiclesMutation {
    /// Asks the vehicle's provider whether its tracker reports. Reads the customer's vehicles first, to find the
    /// provider. Source: POST /v3/api/assets/health-check.
    async fn check_vehicle_health(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The vehicle to check.")] input: CheckVehicleHealthInput,
    ) -> Result<CheckVehicleHealthPayload> {
        check_vehicle_health::run(caller(ctx), input).await
    }
}
