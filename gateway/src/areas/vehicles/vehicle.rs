//! A vehicle.

use std::borrow::Cow;

use async_graphql::{Context, ID};
use gateway_macros::object;

use super::rest::{self, VehicleRow};
use super::rules::{self, VehiclePairing, VehicleProcessing};
use crate::areas::customers::Customer;
use crate::areas::providers::{Provider, providers};
use crate::error::{Result, if_found};
use crate::graph::connection::connection_node;
use crate::graph::direct_json::fields::plain_enums;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;

#[derive(Clone)]
pub struct Vehicle {
    row: Row<VehicleRow>,
    customer_id: i32,
}

/// A vehicle that carries advertising.
#[object(row)]
impl Vehicle {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `assetId`.
    pub async fn id(&self) -> ID {
        global_id::id(
            "Vehicle",
            format_args!("{}:{}", self.customer_id, self.row.asset_id),
        )
    }

    /// The vehicle's number. Stable; inputs take this.
    async fn asset_id(&self) -> i32 {
        self.row.asset_id
    }

    /// The owner's name for the vehicle; empty if it has none.
    async fn asset_ref(&self) -> &str {
        &self.row.asset_ref
    }

    /// Display name; null if not set.
    async fn display_name(&self) -> Option<&str> {
        self.row.display_name.as_deref()
    }

    /// The name to show: displayName, or else assetRef, or else "Vehicle" and the number. Never empty.
    async fn label(&self) -> Cow<'_, str> {
        self.shown_label()
    }

    /// Processing state: active, retired or other.
    async fn processing(&self) -> VehicleProcessing {
        rules::processing(self.row.asset_status.as_deref())
    }

    /// The processing state as text: "Active", "Inactive", "Retired", or "Unknown" if it has none. Any other is returned
    /// as the service spells it.
    async fn processing_label(&self) -> &str {
        rules::processing_label(self.row.asset_status.as_deref())
    }

    /// The status as text; "In Service" if the service has none.
    async fn status_label(&self) -> &str {
        rules::vehicle_status(self.row.extra_status.as_deref())
    }

    /// Pairing with the provider's tracker; null if not set.
    async fn paired(&self) -> Option<VehiclePairing> {
        self.row.paired.as_deref().map(rules::pairing)
    }

    /// The pairing as text: "Confirmed", "Not Found" or "Needs Attention". An unknown value is returned as the service
    /// spells it; null if not set.
    async fn paired_label(&self) -> Option<&str> {
        self.row.paired.as_deref().map(rules::pairing_label)
    }

    /// The type of vehicle, such as BUS; null if not set.
    async fn asset_type(&self) -> Option<&str> {
        self.row.asset_type.as_deref()
    }

    /// Media classification; null if not set.
    async fn class_ref(&self) -> Option<&str> {
        self.row.class_ref.as_deref()
    }

    /// Name of the owner; null if not set.
    async fn owner(&self) -> Option<&str> {
        self.row.asset_owner.as_deref()
    }

    /// Name of the provider whose tracker it carries; null if not set.
    async fn provider_name(&self) -> Option<&str> {
        self.row.provider_name.as_deref()
    }

    /// The provider whose tracker it carries; null if not set or unknown. One call for the whole list.
    /// Source: GET /v3/api/providers.
    #[prefetch(providers(&context.main()))]
    #[batched]
    async fn provider(&self, ctx: &Context<'_>) -> Result<Option<Provider>> {
        match self.tracker() {
            Some(name) => Provider::by_name(request_context(ctx), name).await,
            None => Ok(None),
        }
    }

    /// The customer it belongs to; null if unknown. One call for the whole list. Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find(request_context(ctx), self.customer_id).await
    }

    /// The group the owner assigned it to; null if not set.
    async fn group(&self) -> Option<&str> {
        self.row.group.as_deref()
    }
}

plain_enums!(VehicleProcessing VehiclePairing);
connection_node!(Vehicle, "A vehicle", "vehicles");

impl Entity for Vehicle {
    const TYPE_NAME: &'static str = "Vehicle";
    /// The numbers of the customer and the vehicle.
    type Key = [i32; 2];

    async fn find(
        context: &RequestContext,
        [customer_id, asset_id]: Self::Key,
    ) -> Result<Option<Self>> {
        let book = rest::vehicles(&context.main(), customer_id).await;
        Ok(if_found(book)?
            .and_then(|book| Row::of(&book.table, &asset_id))
            .map(|row| Self { row, customer_id }))
    }
}

impl Vehicle {
    /// A vehicle in this customer's list.
    pub(super) fn new(row: Row<VehicleRow>, customer_id: i32) -> Self {
        Self { row, customer_id }
    }

    /// The name to show.
    pub(super) fn shown_label(&self) -> Cow<'_, str> {
        rules::vehicle_label(
            self.row.display_name.as_deref(),
            &self.row.asset_ref,
            self.row.asset_id,
        )
    }

    /// The name of the provider whose tracker it carries.
    pub(super) fn tracker(&self) -> Option<&str> {
        self.row.provider_name.as_deref()
    }
}
