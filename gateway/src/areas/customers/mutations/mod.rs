//! The mutations of customers and users.

mod save_customer;
mod save_user;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use save_customer::{SaveCustomerInput, SaveCustomerPayload};
use save_user::{SaveUserInput, SaveUserPayload};

/// The mutations of customers and users.
#[derive(Default)]
pub struct CustomersMutation;

#[object]
impl CustomersMutation {
    /// Creates a customer, or updates one if `customerId` is given. If the service rejects it, `errors` has the
    /// service's message. Source: POST /v3/api/customers or PUT /v3/api/customers/{customerId}.
    async fn save_customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: SaveCustomerInput,
    ) -> Result<SaveCustomerPayload> {
        save_customer::run(session(ctx), input).await
    }

    /// Creates a user, or updates one if `userId` is given. If the service rejects it, `errors` has the service's
    /// message. Source: POST /v3/api/users or PUT /v3/api/users/{userId}.
    async fn save_user(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: SaveUserInput,
    ) -> Result<SaveUserPayload> {
        save_user::run(session(ctx), input).await
    }
}
