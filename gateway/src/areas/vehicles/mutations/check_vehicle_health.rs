//! Checking whether a vehicle's tracker reports.

use async_graphql::{Context, InputObject, Object, SimpleObject};
use serde::Deserialize;

use crate::areas::customers::Customer;
use crate::areas::vehicles::Vehicle;
use crate::areas::vehicles::rest::{self, HealthCheckRow};
use crate::error::{Code, Field, Result, nullable_field};
use crate::graph::payload::{UserError, UserErrorCode, outcome};
use crate::graph::scalars::DateTime;
use crate::session::{Session, session};

/// The vehicle to check.
#[derive(InputObject)]
pub struct CheckVehicleHealthInput {
    /// The customer whose vehicle it is.
    customer_id: i32,
    /// The vehicle.
    asset_id: i32,
}

/// What a health check found. The service may leave out any of it.
#[derive(SimpleObject)]
pub struct VehicleHealthCheck {
    /// What it found, in one word.
    status: Option<String>,
    /// What it found, in a sentence.
    message: Option<String>,
    /// When it looked.
    checked_at: Option<DateTime>,
}

/// What came of a health check.
pub struct CheckVehicleHealthPayload {
    input: CheckVehicleHealthInput,
    health_check: Option<HealthCheckRow>,
    errors: Vec<UserError>,
}

/// What came of a health check.
#[Object]
impl CheckVehicleHealthPayload {
    /// The customer; its vehicles are read again when they are selected.
    async fn customer(&self, ctx: &Context<'_>) -> Field<Customer> {
        nullable_field(Customer::find(session(ctx), Some(self.input.customer_id))).await
    }

    /// The vehicle, read again after the check; null when it is gone.
    async fn vehicle(&self, ctx: &Context<'_>) -> Field<Vehicle> {
        let CheckVehicleHealthInput {
            customer_id,
            asset_id,
        } = self.input;
        nullable_field(Vehicle::find(session(ctx), customer_id, asset_id)).await
    }

    /// What the check found; null when it could not be made.
    async fn health_check(&self) -> Option<VehicleHealthCheck> {
        self.health_check.as_ref().map(|row| VehicleHealthCheck {
            status: row.status.clone(),
            message: row.message.clone(),
            checked_at: row.checked_at.map(DateTime),
        })
    }

    /// Why no check was made; empty on success.
    async fn errors(&self) -> &[UserError] {
        &self.errors
    }
}

pub(super) async fn run(
    session: &Session,
    input: CheckVehicleHealthInput,
) -> Result<CheckVehicleHealthPayload> {
    let answer = |input, health_check, errors| CheckVehicleHealthPayload {
        input,
        health_check,
        errors,
    };
    let Some(vehicle) = Vehicle::find(session, input.customer_id, input.asset_id).await? else {
        let error = UserError::new(
            UserErrorCode::NotFound,
            "This customer has no such vehicle.",
        );
        return Ok(answer(input, None, vec![error]));
    };
    let written = rest::check_health(&session.main(), input.asset_id, vehicle.tracker()).await;
    let outcome = match outcome(written) {
        Ok(outcome) => outcome,
        Err(error) if error.code() == Code::Unauthenticated => return Err(error),
        // A check that could not be made is something to tell, like one that was refused.
        Err(_) => {
            let words = format!("Health check failed for {}.", vehicle.shown_label());
            Err(UserError::new(UserErrorCode::Failed, words))
        }
    };
    Ok(match outcome {
        Ok(mut body) => {
            let row = body
                .get_mut("data")
                .map(serde_json::Value::take)
                .unwrap_or(body);
            let row = HealthCheckRow::deserialize(row).unwrap_or_default();
            answer(input, Some(row), Vec::new())
        }
        Err(error) => answer(input, None, vec![error]),
    })
}
