//! Vehicles whose pairing has to be checked.

use super::Vehicle;
use super::rest;
use super::rules::{self, VehiclePairing};
use crate::error::Result;
use crate::request::RequestContext;
use crate::upstream::Row;

/// A vehicle whose pairing is NEEDS_ATTENTION.
pub(crate) struct DoubtfulPairing {
    /// The vehicle.
    pub(crate) vehicle: Vehicle,
    /// Its number.
    pub(crate) asset_id: i32,
    /// Its name, or else its number.
    pub(crate) label: String,
    /// What its row says, as sentences.
    pub(crate) reason: String,
}

impl Vehicle {
    /// The vehicles of a customer whose pairing is NEEDS_ATTENTION. One call, shared with `Customer.vehicles`.
    pub(crate) async fn doubtful_pairings(
        context: &RequestContext,
        customer_id: i32,
    ) -> Result<Vec<DoubtfulPairing>> {
        let book = rest::vehicles(&context.main(), customer_id).await?;
        let rows = book.table.rows().iter().zip(0..);
        let doubtful = rows.filter_map(|(row, position)| {
            let pairing = row.paired.as_deref().map(rules::pairing)?;
            if pairing != VehiclePairing::NeedsAttention {
                return None;
            }
            let vehicle = Self::new(Row::at(&book.table, position), customer_id);
            Some(DoubtfulPairing {
                asset_id: row.asset_id,
                label: vehicle.shown_label().into_owned(),
                reason: rules::doubtful_pairing_reason(
                    row.provider_name.as_deref(),
                    row.asset_status.as_deref(),
                    row.extra_status.as_deref(),
                ),
                vehicle,
            })
        });
        Ok(doubtful.collect())
    }
}
