//! A vehicle.

use std::borrow::Cow;

use async_graphql::ID;
use gateway_macros::object;

use super::rest::{self, VehicleRow};
use super::rules::{self, VehiclePairing, VehicleProcessing};
use crate::error::{Result, if_found};
use crate::graph::connection::ConnectionNode;
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::session::Session;
use crate::upstream::Row;

/// A vehicle.
pub struct Vehicle {
    row: Row<VehicleRow>,
    customer_id: i32,
}

/// A vehicle that carries advertising.
#[object(row)]
impl Vehicle {
    /// The id of this vehicle in the graph.
    pub async fn id(&self) -> ID {
        global_id::id(
            "Vehicle",
            format_args!("{}:{}", self.customer_id, self.row.asset_id),
        )
    }

    /// The main API's number of this vehicle.
    async fn asset_id(&self) -> i32 {
        self.row.asset_id
    }

    /// The name its owner knows it by; empty when the service has none.
    async fn asset_ref(&self) -> &str {
        &self.row.asset_ref
    }

    /// The name to show; null when none is set.
    async fn display_name(&self) -> Option<&str> {
        self.row.display_name.as_deref()
    }

    /// What to call it: the name to show, else the owner's, else "Vehicle" and its number; never empty.
    async fn label(&self) -> Cow<'_, str> {
        self.shown_label()
    }

    /// Its badge.
    async fn processing(&self) -> VehicleProcessing {
        rules::processing(self.row.asset_status.as_deref())
    }

    /// The words on its badge: the service's asset status in title case; "Unknown" when it has none.
    async fn processing_label(&self) -> String {
        processing_label(&self.row)
    }

    /// Its status text: "In Service" unless it has one of its own.
    async fn status_label(&self) -> &str {
        rules::vehicle_status(self.row.extra_status.as_deref())
    }

    /// Whether its tracker is known; null when unset.
    async fn paired(&self) -> Option<VehiclePairing> {
        self.row.paired.as_deref().map(rules::pairing)
    }

    /// The pairing in words: "Confirmed", "Not Found", "Needs Attention", or the service's own; null when unset.
    async fn paired_label(&self) -> Option<String> {
        self.row.paired.as_deref().map(rules::title_case)
    }

    /// What kind of vehicle it is; null when unset.
    async fn asset_type(&self) -> Option<&str> {
        self.row.asset_type.as_deref()
    }

    /// Its media classification; null when unset.
    async fn class_ref(&self) -> Option<&str> {
        self.row.class_ref.as_deref()
    }

    /// Who owns it; null when unset.
    async fn owner(&self) -> Option<&str> {
        self.row.asset_owner.as_deref()
    }

    /// The provider whose tracker it carries; null when unset.
    async fn provider_name(&self) -> Option<&str> {
        self.row.provider_name.as_deref()
    }

    /// The group its owner put it in; null when unset.
    async fn group(&self) -> Option<&str> {
        self.row.group.as_deref()
    }
}

plain_enums!(VehicleProcessing VehiclePairing);
impl ConnectionNode for Vehicle {
    fn cursor_key(&self) -> String {
        self.row.asset_id.to_string()
    }
}

/// The words on the badge of a vehicle.
pub(super) fn processing_label(row: &VehicleRow) -> String {
    row.asset_status
        .as_deref()
        .map(rules::title_case)
        .filter(|label| !label.is_empty())
        .unwrap_or_else(|| "Unknown".to_owned())
}

impl Entity for Vehicle {
    const TYPE_NAME: &'static str = "Vehicle";
    /// The numbers of the customer and the vehicle.
    type Key = [i32; 2];

    async fn find(session: &Session, [customer_id, asset_id]: Self::Key) -> Result<Option<Self>> {
        let book = rest::vehicles(&session.main(), customer_id).await;
        Ok(if_found(book)?
            .and_then(|book| Row::of(&book.table, &asset_id))
            .map(|row| Self { row, customer_id }))
    }
}

impl Vehicle {
    /// The vehicle of a row.
    pub(super) fn new(row: Row<VehicleRow>, customer_id: i32) -> Self {
        Self { row, customer_id }
    }

    /// What to call it.
    pub(super) fn shown_label(&self) -> Cow<'_, str> {
        rules::vehicle_label(
            self.row.display_name.as_deref(),
            &self.row.asset_ref,
            self.row.asset_id,
        )
    }

    /// The provider whose tracker it carries.
    pub(super) fn tracker(&self) -> Option<&str> {
        self.row.provider_name.as_deref()
    }
}
