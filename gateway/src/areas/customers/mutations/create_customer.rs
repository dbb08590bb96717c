//! Creates a customer.

use async_graphql::{InputObject, MaybeUndefined};
use gateway_macros::SimpleObject;

use crate::areas::customers::Customer;
use crate::areas::customers::customer_channel::CustomerChannel;
use crate::areas::customers::rest::{self, CustomerBody};
use crate::areas::customers::subscription_type::SubscriptionType;
use crate::error::Result;
use crate::graph::payload::{ChangedNode, UserError, upstream_text};
use crate::request::RequestContext;

/// A customer to create.
#[derive(InputObject)]
pub struct CreateCustomerInput {
    /// The name.
    name: String,
    /// Line of business. Defaults to none.
    channel: Option<CustomerChannel>,
    /// Type of subscription. Defaults to none.
    subscription_type: Option<SubscriptionType>,
    /// Numbers of the customer's markets. Defaults to none.
    market_ids: Option<Vec<i32>>,
}

/// The result of `createCustomer`.
#[derive(SimpleObject)]
pub struct CreateCustomerPayload {
    /// The new customer; null if none was created, or if the service did not return its number.
    customer: ChangedNode<Customer>,
    /// Why no customer was created; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: CreateCustomerInput,
) -> Result<CreateCustomerPayload> {
    let channel = upstream_text(or_null(input.channel), "channel");
    let subscription = upstream_text(or_null(input.subscription_type), "subscriptionType");
    let (customer_channel, subscription_type) = match (channel, subscription) {
        (Ok(channel), Ok(subscription)) => (channel, subscription),
        (channel, subscription) => {
            return Ok(CreateCustomerPayload {
                customer: ChangedNode::none(),
                errors: channel
                    .err()
                    .into_iter()
                    .chain(subscription.err())
                    .collect(),
            });
        }
    };
    let body = CustomerBody {
        customer_id: None,
        customer_name: Some(&input.name),
        customer_channel,
        subscription_type,
        markets: Some(input.market_ids.as_deref().unwrap_or_default()),
    };
    let written = rest::save_customer(&context.main(), &body).await;
    let (customer, errors) = ChangedNode::saved(None, written, "customerId")?;
    Ok(CreateCustomerPayload { customer, errors })
}

/// A new customer is sent with all keys.
fn or_null<T>(value: Option<T>) -> MaybeUndefined<T> {
    value.map_or(MaybeUndefined::Null, MaybeUndefined::Value)
}
