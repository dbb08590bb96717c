//! The mutations of customers and users.

mod create_customer;
mod create_user;
mod update_customer;
mod update_user;

use async_graphql::Context;
use gateway_macros::object;

use super::rules;
use crate::error::Result;
use crate::graph::payload::UserError;
use crate::request::{RequestContext, request_context};
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
        create_customer::run(request_context(ctx), input).await
    }

    /// Updates the given fields of a customer. If the service rejects it, `errors` has the service's message.
    /// Source: PUT /v3/api/customers/{customerId}, after GET /v3/api/customers if a revision is given.
    async fn update_customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: UpdateCustomerInput,
    ) -> Result<UpdateCustomerPayload> {
        update_customer::run(request_context(ctx), input).await
    }

    /// Creates a user. If the service rejects it, `errors` has the service's message. MISSING_ROLE if the email has a
    /// role that the signed-in user does not have. Source: POST /v3/api/users, after GET /v3/auth/me if the email has a
    /// role.
    async fn create_user(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The new user.")] input: CreateUserInput,
    ) -> Result<CreateUserPayload> {
        create_user::run(request_context(ctx), input).await
    }

    /// Updates the given fields of a user. If the service rejects it, `errors` has the service's message. MISSING_ROLE
    /// for a new email or password unless the user's `changeCredentials` is allowed, and for an email with a role that
    /// the signed-in user does not have. Source: PUT /v3/api/users/{userId}, after GET /v3/api/users if a revision, an
    /// email or a password is given.
    async fn update_user(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Fields to save.")] input: UpdateUserInput,
    ) -> Result<UpdateUserPayload> {
        update_user::run(request_context(ctx), input).await
    }
}

/// The refusal of an email with a role that the caller does not have; `None` if the caller may assign it.
async fn email_refusal(context: &RequestContext, email: &str) -> Result<Option<UserError>> {
    let missing = context.missing_role(Some(email)).await?;
    let refusal = UserError::of_decision(rules::give_email(missing));
    Ok(refusal.map(|error| error.at("email")))
}
