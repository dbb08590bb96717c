//! Checks whether the trackers of vehicles report.

use async_graphql::InputObject;
use gateway_macros::SimpleObject;

use crate::areas::vehicles::Vehicle;
use crate::areas::vehicles::rest::{self, HealthCheckRow};
use crate::error::{Code, Result};
use crate::graph::bulk::{BulkPayload, bulk_outcome, call_each};
use crate::graph::global_id::Entity;
use crate::graph::payload::{ChangedNode, UserError, UserErrorCode, accepted};
use crate::graph::scalars::DateTime;
use crate::request::RequestContext;

/// The vehicles to check.
#[derive(InputObject)]
pub struct CheckVehiclesHealthInput {
    /// The customer the vehicles belong to.
    customer_id: i32,
    /// The numbers of 1 to 100 vehicles.
    asset_ids: Vec<i32>,
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

/// The result of checking a vehicle.
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

impl From<HealthCheckRow> for VehicleHealthCheck {
    fn from(row: HealthCheckRow) -> Self {
        Self {
            status_text: row.status,
            message: row.message,
            checked_at: row.checked_at.map(DateTime),
        }
    }
}

bulk_outcome!(
    CheckVehicleHealthOutcome,
    asset_id,
    "CheckVehiclesHealthPayload"
);

pub(super) async fn run(
    context: &RequestContext,
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
            let vehicle = Vehicle::find(context, [customer_id, asset_id]).await?;
            let refusal = vehicle.is_none().then(no_such_vehicle);
            items.push(((asset_id, vehicle), refusal));
        }
        // A check changes nothing, so a failed one needs no note on what it may have done.
        let checked = call_each(context, None, items, |(asset_id, vehicle)| async move {
            match vehicle {
                Some(vehicle) => check(context, asset_id, &vehicle).await,
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

/// The result of checking a vehicle, or why it could not be checked.
async fn check(
    context: &RequestContext,
    asset_id: i32,
    vehicle: &Vehicle,
) -> Result<std::result::Result<VehicleHealthCheck, UserError>> {
    let written = rest::check_health(&context.main(), asset_id, vehicle.tracker()).await;
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

fn no_such_vehicle() -> UserError {
    UserError::new(
        UserErrorCode::NotFound,
        "This customer has no such vehicle.",
    )
}
