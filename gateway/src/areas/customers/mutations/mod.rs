//! The mutations of customers and users.

mod create_customer;
mod create_user;
mod update_customer;
mod update_user;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::session::session;
use create_customer::{CreateCustomerInput, CreateCustomerPayload};
use create_user::{CreateUserInput, CreateUserPayload};
use update_customer::{UpdateCustomerInput, UpdateCustomerPayload};
use update_user::{UpdateUserInput, UpdateUserPayload};

/// The mutations of customers and users.
#[derive(Default)]
pub struct CustomersMutation;

#[object]
impl CustomersMutation {
    /// Creates a customer. If the service rejects it, `errors` has the service's message.
    /// Source: POST /v3/api/customers.
    async fn create_customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The new customer.")] input: CreateCustomerInput,
    ) -> Result<CreateCustomerPayload> {
        create_customer::run(session(ctx), input).await
    }

    /// Updates the given fields of a customer. If the service rejects it, `errors` has the service's message.
    /// Source: PUT /v3/api/customers/{customerId}.
    async fn update_customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: UpdateCustomerInput,
    ) -> Result<UpdateCustomerPayload> {
        update_customer::run(session(ctx), input).await
    }

    /// Creates a user. If the service rejects it, `errors` has the service's message. Source: POST /v3/api/users.
    async fn create_user(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The new user.")] input: CreateUserInput,
    ) -> Result<CreateUserPayload> {
        create_user::run(session(ctx), input).await
    }

    /// Updates the given fields of a user. If the service rejects it, `errors` has the service's message.
    /// Source: PUT /v3/api/users/{userId}.
    async fn update_user(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: UpdateUserInput,
    ) -> Result<UpdateUserPayload> {
        update_user::run(session(ctx), input).await
    }
}
