//! The mutations of vehicles.

mod check_vehicle_health;
mod check_vehicles_health;

use async_graphql::Context;
use gateway_macros::object;

use crate::caller::caller;
use crate::error::Result;
use crate::graph::bulk::BulkPayload;
use check_vehicle_health::{CheckVehicleHealthInput, CheckVehicleHealthPayload};
use check_vehicles_health::{CheckVehicleHealthOutcome, CheckVehiclesHealthInput};

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

    /// Like `checkVehicleHealth`, for many vehicles of a customer: they are read once for all, then one call for each, 5
    /// at a time, that does not count against the limit of calls. A vehicle that fails does not stop the others. After
    /// 12 seconds no more calls are made, and the outcomes of the remaining vehicles have an error.
    /// Source: POST /v3/api/assets/health-check.
    async fn check_vehicles_health(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The vehicles to check.")] input: CheckVehiclesHealthInput,
    ) -> Result<BulkPayload<CheckVehicleHealthOutcome>> {
        check_vehicles_health::run(caller(ctx), input).await
    }
}
