//! Creating and changing customers.

use async_graphql::{InputObject, MaybeUndefined, SimpleObject};

use crate::areas::customers::Customer;
use crate::areas::customers::customer_channel::CustomerChannel;
use crate::areas::customers::rest::{self, CustomerBody};
use crate::areas::customers::subscription_type::SubscriptionType;
use crate::error::Result;
use crate::graph::payload::{Lookup, UserError, UserErrorCode, outcome, saved_key};
use crate::graph::upstream_enum::UpstreamEnum;
use crate::session::Session;

/// A customer to create (without customerId) or to change (with it).
#[derive(InputObject)]
pub struct SaveCustomerInput {
    /// The customer to change; leave it out to create one.
    customer_id: Option<i32>,
    /// The name. On a change, what is left out stays as it is.
    customer_name: MaybeUndefined<String>,
    /// The line of business; null takes it away. On a change, what is left out stays as it is.
    channel: MaybeUndefined<CustomerChannel>,
    /// What the customer has subscribed to; null takes it away. On a change, what is left out stays as it is.
    subscription_type: MaybeUndefined<SubscriptionType>,
    /// The numbers of the customer's markets. On a change, what is left out stays as it is.
    market_ids: Option<Vec<i32>>,
}

/// The customer as saved, or why it was not saved.
#[derive(SimpleObject)]
pub struct SaveCustomerPayload {
    /// The customer, read again after the save; null if it was rejected.
    customer: Lookup<Customer>,
    /// Why it was not saved; empty on success.
    errors: Vec<UserError>,
}

/// What a key is sent with: what was given, and for a new row null instead of nothing.
fn given<T>(value: MaybeUndefined<T>, is_new: bool) -> MaybeUndefined<T> {
    match value {
        MaybeUndefined::Undefined if is_new => MaybeUndefined::Null,
        value => value,
    }
}

fn unrecognized(field: &str) -> UserError {
    UserError::new(
        UserErrorCode::Rejected,
        "UNRECOGNIZED stands for values of the service and cannot be saved.",
    )
    .at(field)
}

pub(super) async fn run(
    session: &Session,
    input: SaveCustomerInput,
) -> Result<SaveCustomerPayload> {
    let refused = |error| SaveCustomerPayload {
        customer: Lookup::none(),
        errors: vec![error],
    };
    let channel = |channel: CustomerChannel| channel.upstream().ok_or(());
    let Ok(customer_channel) = input.channel.map_value(channel).transpose() else {
        return Ok(refused(unrecognized("channel")));
    };
    let subscription = |kind: SubscriptionType| kind.upstream().ok_or(());
    let Ok(subscription_type) = input.subscription_type.map_value(subscription).transpose() else {
        return Ok(refused(unrecognized("subscriptionType")));
    };
    // A new customer is sent with every key, as the form has it; a change with what was given.
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
    Ok(
        match outcome(rest::save_customer(&session.main(), &body).await)? {
            Ok(answer) => SaveCustomerPayload {
                customer: input
                    .customer_id
                    .or_else(|| saved_key(&answer, "customerId"))
                    .into(),
                errors: Vec::new(),
            },
            Err(error) => refused(error),
        },
    )
}
