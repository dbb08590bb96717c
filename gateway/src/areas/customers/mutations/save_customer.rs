//! Creates or updates a customer.

use async_graphql::{InputObject, MaybeUndefined, SimpleObject};

use crate::areas::customers::Customer;
use crate::areas::customers::customer_channel::CustomerChannel;
use crate::areas::customers::rest::{self, CustomerBody};
use crate::areas::customers::subscription_type::SubscriptionType;
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, UserErrorCode};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::session::Session;

/// A customer to create, or to update if `customerId` is given.
#[derive(InputObject)]
pub struct SaveCustomerInput {
    /// The customer to update. Omit to create one.
    customer_id: Option<i32>,
    /// The name. When updating, omit to leave it unchanged.
    customer_name: MaybeUndefined<String>,
    /// Line of business. null clears it. When updating, omit to leave it unchanged.
    channel: MaybeUndefined<CustomerChannel>,
    /// Type of subscription. null clears it. When updating, omit to leave it unchanged.
    subscription_type: MaybeUndefined<SubscriptionType>,
    /// Numbers of the customer's markets; replaces the whole list. When updating, omit to leave it unchanged.
    market_ids: Option<Vec<i32>>,
}

/// The result of `saveCustomer`.
#[derive(SimpleObject)]
pub struct SaveCustomerPayload {
    /// The customer, as read after the save; null if the save was rejected.
    customer: Lookup<Customer>,
    /// Why the save was rejected; empty on success.
    errors: Vec<UserError>,
}

/// The value to send: the one given, or null for an omitted field of a new customer.
fn given<T>(value: MaybeUndefined<T>, is_new: bool) -> MaybeUndefined<T> {
    match value {
        MaybeUndefined::Undefined if is_new => MaybeUndefined::Null,
        value => value,
    }
}

fn unrecognized(field: &str) -> UserError {
    UserError::new(UserErrorCode::Rejected, "UNRECOGNIZED cannot be saved.").at(field)
}

pub(super) async fn run(
    session: &Session,
    input: SaveCustomerInput,
) -> Result<SaveCustomerPayload> {
    let rejected = |error| SaveCustomerPayload {
        customer: Lookup::none(),
        errors: vec![error],
    };
    let channel = |channel: CustomerChannel| channel.upstream().ok_or(());
    let Ok(customer_channel) = input.channel.map_value(channel).transpose() else {
        return Ok(rejected(unrecognized("channel")));
    };
    let subscription = |kind: SubscriptionType| kind.upstream().ok_or(());
    let Ok(subscription_type) = input.subscription_type.map_value(subscription).transpose() else {
        return Ok(rejected(unrecognized("subscriptionType")));
    };
    // A new customer is sent with every key; an update only with those given.
    let is_new = input.customer_id.is_none();
    let body = CustomerBody {
        customer_id: input.customer_id,
        customer_name: given(input.customer_name, is_new),
        customer_channel: given(customer_channel, is_new),
        subscription_type: given(subscription_type, is_new),
        markets: match &input.market_ids {
            Some(markets) => Some(markets),
            None => is_new.then_some(&[]),
        },
    };
    let written = rest::save_customer(&session.main(), &body).await;
    let (customer, errors) = Lookup::saved(input.customer_id, written, "customerId")?;
    Ok(SaveCustomerPayload { customer, errors })
}
