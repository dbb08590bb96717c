//! The options of a filter of conversations.

use std::collections::BTreeSet;
use std::sync::Arc;

use async_graphql::Context;
use gateway_macros::{SimpleObject, object};

use super::rest::{self, ConversationRow};
use super::rules;
use crate::areas::customers::{Customer, User};
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::request::{RequestContext, request_context};
use crate::upstream::decode::Table;

pub struct ConversationOptions(Arc<Table<ConversationRow>>);

/// The values that occur in the conversations, to filter by, and the number of conversations.
#[object]
impl ConversationOptions {
    /// Number of all conversations.
    async fn conversation_count(&self) -> usize {
        self.0.rows().len()
    }

    /// The customers, sorted by label. One call. Source: GET /v3/api/customers.
    async fn customers(&self, ctx: &Context<'_>) -> Result<Vec<CustomerOption>> {
        let ids = self.0.rows().iter().filter_map(|row| row.customer_id);
        CustomerOption::of(request_context(ctx), ids.collect()).await
    }

    /// The users, sorted by label. One call. Source: GET /v3/api/users.
    async fn users(&self, ctx: &Context<'_>) -> Result<Vec<UserOption>> {
        let ids = self.0.rows().iter().filter_map(|row| row.user_id);
        UserOption::of(request_context(ctx), ids.collect()).await
    }

    /// The initiation types, sorted.
    async fn initiation_type_texts(&self) -> Vec<String> {
        self.texts(ConversationRow::initiation_type)
    }

    /// The models, sorted.
    async fn models(&self) -> Vec<String> {
        self.texts(|row| row.model.as_deref())
    }
}

/// A customer to filter by.
#[derive(SimpleObject)]
pub struct CustomerOption {
    /// The customer's number.
    customer_id: i32,
    /// The customer's name, or the number of an unknown customer.
    label: String,
}

/// A user to filter by.
#[derive(SimpleObject)]
pub struct UserOption {
    /// The user's number.
    user_id: i32,
    /// The user's display name, or the number of an unknown user.
    label: String,
}

impl CustomerOption {
    /// These customers, sorted by label.
    pub(super) async fn of(context: &RequestContext, ids: BTreeSet<i32>) -> Result<Vec<Self>> {
        let names = Customer::names(context).await?;
        let option = |customer_id| Self {
            customer_id,
            label: rules::name_or_id(names.name(customer_id), customer_id).into_owned(),
        };
        let mut options: Vec<Self> = ids.into_iter().map(option).collect();
        options.sort_by(|a, b| compare_text(&a.label, &b.label));
        Ok(options)
    }
}

impl UserOption {
    /// These users, sorted by label.
    pub(super) async fn of(context: &RequestContext, ids: BTreeSet<i32>) -> Result<Vec<Self>> {
        let names = User::names(context).await?;
        let option = |user_id| Self {
            user_id,
            label: rules::name_or_id(names.name(user_id), user_id).into_owned(),
        };
        let mut options: Vec<Self> = ids.into_iter().map(option).collect();
        options.sort_by(|a, b| compare_text(&a.label, &b.label));
        Ok(options)
    }
}

impl ConversationOptions {
    /// The values in all conversations.
    pub(super) async fn read(context: &RequestContext) -> Result<Self> {
        rest::conversations(&context.main()).await.map(Self)
    }

    fn texts(&self, text: impl Fn(&ConversationRow) -> Option<&str>) -> Vec<String> {
        let mut texts: Vec<&str> = self.0.rows().iter().filter_map(text).collect();
        texts.sort_by(|a, b| compare_text(a, b).then_with(|| a.cmp(b)));
        texts.dedup();
        texts.into_iter().map(str::to_owned).collect()
    }
}
