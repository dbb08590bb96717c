//! Updates a customer.

use async_graphql::{InputObject, MaybeUndefined};
use gateway_macros::SimpleObject;

use crate::areas::customers::Customer;
use crate::areas::customers::customer_channel::CustomerChannel;
use crate::areas::customers::rest::{self, CustomerBody};
use crate::areas::customers::subscription_type::SubscriptionType;
use crate::error::Result;
use crate::graph::payload::{ChangedNode, UserError, reject_null, upstream_text};
use crate::graph::revision;
use crate::request::RequestContext;

/// A customer to update. Omitted fields stay as they are.
#[derive(InputObject)]
pub struct UpdateCustomerInput {
    /// The customer to update.
    customer_id: i32,
    /// The customer's `revision` that the change is based on. If someone else saved since, nothing is saved and the
    /// error is STALE. A save between the read for this check and the write goes unnoticed, because the service has
    /// no conditional writes. Omit to overwrite.
    revision: Option<String>,
    /// The name. Cannot be null.
    name: MaybeUndefined<String>,
    /// Line of business. null clears it.
    channel: MaybeUndefined<CustomerChannel>,
    /// Type of subscription. null clears it.
    subscription_type: MaybeUndefined<SubscriptionType>,
    /// Numbers of the customer's markets; replaces the whole list. null clears it.
    market_ids: MaybeUndefined<Vec<i32>>,
}

/// The result of `updateCustomer`.
#[derive(SimpleObject)]
pub struct UpdateCustomerPayload {
    /// The customer, as read after the update, or as it is now after STALE; null if it was not updated for another
    /// reason.
    customer: ChangedNode<Customer>,
    /// Why the update was rejected; empty on success.
    errors: Vec<UserError>,
}

pub(super) async fn run(
    context: &RequestContext,
    input: UpdateCustomerInput,
) -> Result<UpdateCustomerPayload> {
    let name = reject_null(input.name, "name");
    let channel = upstream_text(input.channel, "channel");
    let subscription = upstream_text(input.subscription_type, "subscriptionType");
    let (name, customer_channel, subscription_type) = match (name, channel, subscription) {
        (Ok(name), Ok(channel), Ok(subscription)) => (name, channel, subscription),
        (name, channel, subscription) => {
            let errors = [name.err(), channel.err(), subscription.err()];
            return Ok(UpdateCustomerPayload {
                customer: ChangedNode::none(),
                errors: errors.into_iter().flatten().collect(),
            });
        }
    };
    let markets = match &input.market_ids {
        MaybeUndefined::Undefined => None,
        MaybeUndefined::Null => Some(&[][..]),
        MaybeUndefined::Value(markets) => Some(&markets[..]),
    };
    let body = CustomerBody {
        customer_id: Some(input.customer_id),
        customer_name: name.as_deref(),
        customer_channel,
        subscription_type,
        markets,
    };
    let revision = input.revision.as_deref();
    if let Some((customer, errors)) =
        revision::refusal(context, input.customer_id, revision).await?
    {
        return Ok(UpdateCustomerPayload { customer, errors });
    }
    let written = rest::save_customer(&context.main(), &body).await;
    let (customer, errors) = ChangedNode::saved(body.customer_id, written, "customerId")?;
    Ok(UpdateCustomerPayload { customer, errors })
}
