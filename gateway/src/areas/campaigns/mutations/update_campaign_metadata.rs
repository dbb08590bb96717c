//! Bringing the campaigns of a customer up to date.

use async_graphql::{Context, InputObject, Object};

use crate::areas::campaigns::rest;
use crate::areas::customers::Customer;
use crate::error::{Field, Result, nullable_field};
use crate::graph::payload::{UserError, outcome};
use crate::session::{Session, session};

/// The customer whose campaigns are brought up to date.
#[derive(InputObject)]
pub struct UpdateCampaignMetadataInput {
    /// The customer.
    customer_id: i32,
}

/// What came of bringing a customer's campaigns up to date.
pub struct UpdateCampaignMetadataPayload {
    customer_id: i32,
    message: Option<String>,
    errors: Vec<UserError>,
}

/// What came of bringing a customer's campaigns up to date.
#[Object]
impl UpdateCampaignMetadataPayload {
    /// The customer; its campaigns are read again when they are selected.
    async fn customer(&self, ctx: &Context<'_>) -> Field<Customer> {
        nullable_field(Customer::find(session(ctx), Some(self.customer_id))).await
    }

    /// The service's own words about what it did; null when it had none.
    async fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    /// Why nothing was done; empty on success.
    async fn errors(&self) -> &[UserError] {
        &self.errors
    }
}

pub(super) async fn run(
    session: &Session,
    input: &UpdateCampaignMetadataInput,
) -> Result<UpdateCampaignMetadataPayload> {
    let written = rest::update_campaign_metadata(&session.main(), input.customer_id).await;
    let (message, errors) = match outcome(written)? {
        Ok(body) => (body["message"].as_str().map(str::to_owned), Vec::new()),
        Err(error) => (None, vec![error]),
    };
    Ok(UpdateCampaignMetadataPayload {
        customer_id: input.customer_id,
        message,
        errors,
    })
}
