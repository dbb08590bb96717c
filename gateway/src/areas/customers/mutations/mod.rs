//! Changes to customers and users.

mod save_customer;
mod save_user;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use save_customer::{SaveCustomerInput, SaveCustomerPayload};
use save_user::{SaveUserInput, SaveUserPayload};

/// Mutations of this area.
#[derive(Default)]
pub struct CustomersMutation;

/// Mutations of this area.
#[object]
impl CustomersMutation {
    /// Creates a customer (POST /v3/api/customers) or changes one (PUT /v3/api/customers/{customerId}).
    /// What the service refuses is in `errors`, in its own words.
    async fn save_customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customer.")] input: SaveCustomerInput,
    ) -> Result<SaveCustomerPayload> {
        save_customer::run(session(ctx), input).await
    }

    /// Creates a user (POST /v3/api/users) or changes one (PUT /v3/api/users/{userId}).
    /// What the service refuses is in `errors`, in its own words.
    async fn save_user(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The user.")] input: SaveUserInput,
    ) -> Result<SaveUserPayload> {
        save_user::run(session(ctx), input).await
    }
}
