//! The counts of a customer's vehicles.

use gateway_macros::SimpleObject;

use super::rest;
use crate::error::Result;
use crate::request::RequestContext;

/// Counts of a customer's vehicles, as reported by the service.
#[derive(SimpleObject)]
pub struct VehicleSummary {
    /// Number of vehicles; null if unknown.
    total: Option<i32>,
    /// Number of active vehicles; null if unknown.
    active: Option<i32>,
    /// Number of inactive vehicles; null if unknown.
    inactive: Option<i32>,
    /// Number of retired vehicles; null if unknown.
    retired: Option<i32>,
    /// Number of providers that track them; null if unknown.
    providers: Option<i32>,
}

impl VehicleSummary {
    /// The counts of a customer's vehicles.
    pub(crate) async fn of(context: &RequestContext, customer_id: i32) -> Result<Self> {
        let book = rest::vehicles(&context.main(), customer_id).await?;
        let panel = &book.panel;
        Ok(Self {
            total: panel.total,
            active: panel.active,
            inactive: panel.inactive,
            retired: panel.retired,
            providers: panel.providers,
        })
    }
}
