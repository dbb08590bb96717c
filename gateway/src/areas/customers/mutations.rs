//! Changes to customers, users and vehicles.

mod check_vehicle_health;
mod save_customer;
mod save_user;
mod update_campaign_metadata;

use async_graphql::{Context, Object};

use crate::error::{Field, field};
use crate::schema::semantic_non_null;
use crate::session::session;
use check_vehicle_health::{CheckVehicleHealthInput, CheckVehicleHealthPayload};
use save_customer::{SaveCustomerInput, SaveCustomerPayload};
use save_user::{SaveUserInput, SaveUserPayload};
use update_campaign_metadata::{UpdateCampaignMetadataInput, UpdateCampaignMetadataPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct CustomersMutation;

/// Mutations of this area.
#[Object]
impl CustomersMutation {
    /// Creates a customer (POST /v3/api/customers) or changes one (PUT /v3/api/customers/{customerId}).
    /// What the service refuses is in `errors`, in its own words.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn save_customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customer.")] input: SaveCustomerInput,
    ) -> Field<SaveCustomerPayload> {
        field(save_customer::run(session(ctx), input)).await
    }

    /// Creates a user (POST /v3/api/users) or changes one (PUT /v3/api/users/{userId}).
    /// What the service refuses is in `errors`, in its own words.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn save_user(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The user.")] input: SaveUserInput,
    ) -> Field<SaveUserPayload> {
        field(save_user::run(session(ctx), input)).await
    }

    /// Brings the metadata of a customer's campaigns up to date
    /// (GET /v3/api/campaigns/update-customer-campaigns/{customerId}, a GET that changes data).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn update_campaign_metadata(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customer.")] input: UpdateCampaignMetadataInput,
    ) -> Field<UpdateCampaignMetadataPayload> {
        field(update_campaign_metadata::run(session(ctx), &input)).await
    }

    /// Checks whether a vehicle's tracker reports (POST /v3/api/assets/health-check with the vehicle's own
    /// provider). Reads the customer's vehicles before, to know the provider, and again when they are selected.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn check_vehicle_health(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The vehicle.")] input: CheckVehicleHealthInput,
    ) -> Field<CheckVehicleHealthPayload> {
        field(check_vehicle_health::run(session(ctx), input)).await
    }
}
