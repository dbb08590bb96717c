//! The mutations of vehicles.

mod check_vehicles_health;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::graph::bulk::BulkPayload;
use crate::request::request_context;
use check_vehicles_health::{CheckVehicleHealthOutcome, CheckVehiclesHealthInput};

/// The mutations of vehicles.
#[derive(Default)]
pub struct VehiclesMutation;

#[object]
impl VehiclesMutation {
    /// Asks the providers of a customer's vehicles whether their trackers report. The vehicles are read once for all, to
    /// find the providers, then one call for each, 5 at a time, that does not count against the limit of calls. A
    /// vehicle that fails does not stop the others. After 12 seconds no more calls are made, and the outcomes of the remaining vehicles have an error.
    /// Source: POST /v3/api/assets/health-check.
    async fn check_vehicles_health(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The vehicles to check.")] input: CheckVehiclesHealthInput,
    ) -> Result<BulkPayload<CheckVehicleHealthOutcome>> {
        check_vehicles_health::run(request_context(ctx), input).await
    }
}
