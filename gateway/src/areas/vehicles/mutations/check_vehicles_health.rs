//! Checks whether the trackers of many vehicles report.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use super::check_vehicle_health::{VehicleHealthCheck, check, no_such_vehicle};
use crate::areas::vehicles::Vehicle;
use crate::caller::Caller;
use crate::error::Result;
use crate::graph::bulk::{BulkOutcome, BulkPayload, call_each};
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError};

/// The vehicles to check.
#[derive(InputObject)]
pub struct CheckVehiclesHealthInput {
    /// The customer the vehicles belong to.
    customer_id: i32,
    /// The numbers of 1 to 100 vehicles.
    asset_ids: Vec<i32>,
}

/// The result of checking one of many vehicles.
#[derive(SimpleObject)]
pub struct CheckVehicleHealthOutcome {
    /// The vehicle's number.
    asset_id: i32,
    /// The vehicle, as read after the check; null if the check could not be made. One read for all vehicles.
    vehicle: ChangedNode<Vehicle>,
    /// The result of the check; null if it could not be made.
    health_check: Option<VehicleHealthCheck>,
    /// Whether it was checked.
    is_done: bool,
    /// Why the check could not be made; null if it was.
    error: Option<UserError>,
}

impl BulkOutcome for CheckVehicleHealthOutcome {
    const PAYLOAD: &'static str = "CheckVehiclesHealthPayload";

    fn key(&self) -> String {
        self.asset_id.to_string()
    }

    fn error(&self) -> Option<&UserError> {
        self.error.as_ref()
    }
}

pub(super) async fn run(
    caller: &Caller,
    input: CheckVehiclesHealthInput,
) -> Result<BulkPayload<CheckVehicleHealthOutcome>> {
    let CheckVehiclesHealthInput {
        customer_id,
        asset_ids,
    } = input;
    BulkPayload::of_each(asset_ids, "assetIds", |asset_ids| async move {
        let mut items = Vec::new();
        for asset_id in asset_ids {
            // The first one reads the list; the others find it cached.
            let vehicle = Vehicle::find(caller, [customer_id, asset_id]).await?;
            let refusal = vehicle.is_none().then(no_such_vehicle);
            items.push(((asset_id, vehicle), refusal));
        }
        // A check changes nothing, so a failed one needs no note on what it may have done.
        let checked = call_each(caller, None, items, |(asset_id, vehicle)| async move {
            match vehicle {
                Some(vehicle) => check(caller, asset_id, &vehicle).await,
                None => Ok(Err(no_such_vehicle())),
            }
        });
        let outcomes = checked.await?.into_iter().map(|((asset_id, _), checked)| {
            let (health_check, error) = match checked {
                Ok(health_check) => (Some(health_check), None),
                Err(error) => (None, Some(error)),
            };
            CheckVehicleHealthOutcome {
                asset_id,
                vehicle: error.is_none().then_some([customer_id, asset_id]).into(),
                health_check,
                is_done: error.is_none(),
                error,
            }
        });
        Ok(outcomes.collect())
    })
    .await
}
