//! Changes to customers, users and vehicles.

use async_graphql::{Context, InputObject, MaybeUndefined, Object, SimpleObject};
use serde::Deserialize;

use super::customer::{CustomerChannel, SubscriptionType};
use super::rest::{self, AuthBody, CustomerBody, HealthCheckRow, UserBody};
use super::{Customer, User, Vehicle};
use crate::answers::{UserError, UserErrorCode, outcome, saved_key};
use crate::error::{Code, Field, Result, field, nullable_field};
use crate::scalars::DateTime;
use crate::schema::semantic_non_null;
use crate::session::{Session, session};
use crate::worded::Worded;

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

/// The customer as saved, or why it was not.
pub struct SaveCustomerPayload {
    customer_id: Option<i32>,
    errors: Vec<UserError>,
}

/// The customer as saved, or why it was not.
#[Object]
impl SaveCustomerPayload {
    /// The customer, read again after the save; null when it was refused.
    async fn customer(&self, ctx: &Context<'_>) -> Field<Customer> {
        nullable_field(Customer::find(session(ctx), self.customer_id)).await
    }

    /// Why it was not saved; empty on success.
    async fn errors(&self) -> &[UserError] {
        &self.errors
    }
}

/// A user to create (without userId) or to change (with it).
#[derive(InputObject)]
pub struct SaveUserInput {
    /// The user to change; leave it out to create one.
    user_id: Option<i32>,
    /// The customer the user belongs to.
    customer_id: Option<i32>,
    /// The name to show. On a change, what is left out stays as it is.
    display_name: Option<String>,
    /// The address the user signs in with. On a change, what is left out stays as it is.
    email: Option<String>,
    /// The password; when it is empty or left out on a change, the old one stays.
    #[graphql(secret)]
    password: Option<String>,
}

/// The user as saved, or why it was not.
pub struct SaveUserPayload {
    user_id: Option<i32>,
    errors: Vec<UserError>,
}

/// The user as saved, or why it was not.
#[Object]
impl SaveUserPayload {
    /// The user, read again after the save; null when it was refused.
    async fn user(&self, ctx: &Context<'_>) -> Field<User> {
        nullable_field(User::find(session(ctx), self.user_id)).await
    }

    /// Why it was not saved; empty on success.
    async fn errors(&self) -> &[UserError] {
        &self.errors
    }
}

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

/// The vehicle to check.
#[derive(InputObject)]
pub struct CheckVehicleHealthInput {
    /// The customer whose vehicle it is.
    customer_id: i32,
    /// The vehicle.
    asset_id: i32,
}

/// What a health check found. The service may leave out any of it.
#[derive(SimpleObject)]
pub struct VehicleHealthCheck {
    /// What it found, in one word.
    status: Option<String>,
    /// What it found, in a sentence.
    message: Option<String>,
    /// When it looked.
    checked_at: Option<DateTime>,
}

/// What came of a health check.
pub struct CheckVehicleHealthPayload {
    input: CheckVehicleHealthInput,
    health_check: Option<HealthCheckRow>,
    errors: Vec<UserError>,
}

/// What came of a health check.
#[Object]
impl CheckVehicleHealthPayload {
    /// The customer; its vehicles are read again when they are selected.
    async fn customer(&self, ctx: &Context<'_>) -> Field<Customer> {
        nullable_field(Customer::find(session(ctx), Some(self.input.customer_id))).await
    }

    /// The vehicle, read again after the check; null when it is gone.
    async fn vehicle(&self, ctx: &Context<'_>) -> Field<Vehicle> {
        let CheckVehicleHealthInput {
            customer_id,
            asset_id,
        } = self.input;
        nullable_field(Vehicle::find(session(ctx), customer_id, asset_id)).await
    }

    /// What the check found; null when it could not be made.
    async fn health_check(&self) -> Option<VehicleHealthCheck> {
        self.health_check.as_ref().map(|row| VehicleHealthCheck {
            status: row.status.clone(),
            message: row.message.clone(),
            checked_at: row.checked_at.map(DateTime),
        })
    }

    /// Why no check was made; empty on success.
    async fn errors(&self) -> &[UserError] {
        &self.errors
    }
}

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
        field(save_customer(session(ctx), input)).await
    }

    /// Creates a user (POST /v3/api/users) or changes one (PUT /v3/api/users/{userId}).
    /// What the service refuses is in `errors`, in its own words.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn save_user(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The user.")] input: SaveUserInput,
    ) -> Field<SaveUserPayload> {
        field(save_user(session(ctx), input)).await
    }

    /// Brings the metadata of a customer's campaigns up to date
    /// (GET /v3/api/campaigns/update-customer-campaigns/{customerId}, a GET that changes data).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn update_campaign_metadata(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customer.")] input: UpdateCampaignMetadataInput,
    ) -> Field<UpdateCampaignMetadataPayload> {
        field(async {
            let written =
                rest::update_campaign_metadata(&session(ctx).main(), input.customer_id).await;
            let (message, errors) = match outcome(written)? {
                Ok(body) => (body["message"].as_str().map(str::to_owned), Vec::new()),
                Err(error) => (None, vec![error]),
            };
            Ok(UpdateCampaignMetadataPayload {
                customer_id: input.customer_id,
                message,
                errors,
            })
        })
        .await
    }

    /// Checks whether a vehicle's tracker reports (POST /v3/api/assets/health-check with the vehicle's own
    /// provider). Reads the customer's vehicles before, to know the provider, and again when they are selected.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn check_vehicle_health(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The vehicle.")] input: CheckVehicleHealthInput,
    ) -> Field<CheckVehicleHealthPayload> {
        field(check_vehicle_health(session(ctx), input)).await
    }
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

async fn save_customer(session: &Session, input: SaveCustomerInput) -> Result<SaveCustomerPayload> {
    let refused = |error| SaveCustomerPayload {
        customer_id: None,
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
                customer_id: input
                    .customer_id
                    .or_else(|| saved_key(&answer, "customerId")),
                errors: Vec::new(),
            },
            Err(error) => refused(error),
        },
    )
}

async fn save_user(session: &Session, input: SaveUserInput) -> Result<SaveUserPayload> {
    let password = input
        .password
        .as_deref()
        .filter(|password| !password.is_empty());
    let body = UserBody {
        user_id: input.user_id,
        display_name: input.display_name.as_deref(),
        customer_id: input.customer_id,
        auth: AuthBody {
            auth_email: input.email.as_deref(),
            // A new user is sent what was typed, an empty password too: the service says whether it will do.
            auth_password: match input.user_id {
                Some(_) => password,
                None => input.password.as_deref(),
            },
        },
    };
    Ok(
        match outcome(rest::save_user(&session.main(), &body).await)? {
            Ok(answer) => SaveUserPayload {
                user_id: input.user_id.or_else(|| saved_key(&answer, "userId")),
                errors: Vec::new(),
            },
            Err(error) => SaveUserPayload {
                user_id: None,
                errors: vec![error],
            },
        },
    )
}

async fn check_vehicle_health(
    session: &Session,
    input: CheckVehicleHealthInput,
) -> Result<CheckVehicleHealthPayload> {
    let answer = |input, health_check, errors| CheckVehicleHealthPayload {
        input,
        health_check,
        errors,
    };
    let Some(vehicle) = Vehicle::find(session, input.customer_id, input.asset_id).await? else {
        let error = UserError::new(
            UserErrorCode::NotFound,
            "This customer has no such vehicle.",
        );
        return Ok(answer(input, None, vec![error]));
    };
    let written = rest::check_health(&session.main(), input.asset_id, vehicle.tracker()).await;
    let outcome = match outcome(written) {
        Ok(outcome) => outcome,
        Err(error) if error.code() == Code::Unauthenticated => return Err(error),
        // A check that could not be made is something to tell, like one that was refused.
        Err(_) => {
            let words = format!("Health check failed for {}.", vehicle.label());
            Err(UserError::new(UserErrorCode::Failed, words))
        }
    };
    Ok(match outcome {
        Ok(mut body) => {
            let row = body
                .get_mut("data")
                .map(serde_json::Value::take)
                .unwrap_or(body);
            let row = HealthCheckRow::deserialize(row).unwrap_or_default();
            answer(input, Some(row), Vec::new())
        }
        Err(error) => answer(input, None, vec![error]),
    })
}
