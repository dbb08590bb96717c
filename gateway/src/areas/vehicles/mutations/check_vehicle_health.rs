//! Checks whether a vehicle's tracker reports.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::customers::Customer;
use crate::areas::vehicles::Vehicle;
use crate::areas::vehicles::rest::{self, HealthCheckRow};
use crate::caller::Caller;
use crate::error::{Code, Result};
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, UserErrorCode, accepted};
use crate::graph::scalars::DateTime;

/// The vehicle to check.
#[derive(InputObject)]
pub struct CheckVehicleHealthInput {
    /// The customer the vehicle belongs to.
    customer_id: i32,
    /// The vehicle to check.
    asset_id: i32,
}

/// The result of a health check.
#[derive(SimpleObject)]
pub struct VehicleHealthCheck {
    /// The result in one word, as the service spells it; null if it sent none.
    status_text: Option<String>,
    /// The result as a sentence, as sent by the service; null if it sent none.
    message: Option<String>,
    /// When the check was made; null if unknown.
    checked_at: Option<DateTime>,
}

/// The result of `checkVehicleHealth`.
#[derive(SimpleObject)]
pub struct CheckVehicleHealthPayload {
    /// The customer; null if the check could not be made. Its vehicles are read again if selected.
    customer: ChangedNode<Customer>,
    /// The vehicle, as read after the check; null if the check could not be made.
    vehicle: ChangedNode<Vehicle>,
    /// The result of the check; null if it could not be made.
    health_check: Option<VehicleHealthCheck>,
    /// Why the check could not be made; empty on success.
    errors: Vec<UserError>,
}

impl From<HealthCheckRow> for VehicleHealthCheck {
    fn from(row: HealthCheckRow) -> Self {
        Self {
            status_text: row.status,
            message: row.message,
            checked_at: row.checked_at.map(DateTime),
        }
    }
}

pub(super) async fn run(
    caller: &Caller,
    input: CheckVehicleHealthInput,
) -> Result<CheckVehicleHealthPayload> {
    let CheckVehicleHealthInput {
        customer_id,
        asset_id,
    } = input;
    let refused = |error| CheckVehicleHealthPayload {
        customer: ChangedNode::none(),
        vehicle: ChangedNode::none(),
        health_check: None,
        errors: vec![error],
    };
    let Some(vehicle) = Vehicle::find(caller, [customer_id, asset_id]).await? else {
        return Ok(refused(no_such_vehicle()));
    };
    Ok(match check(caller, asset_id, &vehicle).await? {
        Ok(health_check) => CheckVehicleHealthPayload {
            customer: ChangedNode::by(customer_id),
            vehicle: ChangedNode::by([customer_id, asset_id]),
            health_check: Some(health_check),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}

/// The result of checking a vehicle, or why it could not be checked.
pub(super) async fn check(
    caller: &Caller,
    asset_id: i32,
    vehicle: &Vehicle,
) -> Result<std::result::Result<VehicleHealthCheck, UserError>> {
    let written = rest::check_health(&caller.main(), asset_id, vehicle.tracker()).await;
    Ok(match accepted(written) {
        Ok(outcome) => outcome.map(|answer| {
            let row = answer.data().row::<HealthCheckRow>().unwrap_or_default();
            VehicleHealthCheck::from(row)
        }),
        Err(error) if error.code() == Code::Unauthenticated => return Err(error),
        // A failed check is reported to the user, like a rejected one.
        Err(_) => {
            let message = format!("Health check failed for {}.", vehicle.shown_label());
            Err(UserError::new(UserErrorCode::Failed, message))
        }
    })
}

pub(super) fn no_such_vehicle() -> UserError {
    UserError::new(
        UserErrorCode::NotFound,
        "This customer has no such vehicle.",
    )
}
