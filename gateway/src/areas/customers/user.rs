//! A user, and lists of users.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Context, Enum, ID, InputObject, OneofObject};
use gateway_macros::object;
use serde_json::json;

use super::Customer;
use super::{rest, rules};
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::decision::Decision;
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{Named, OrderDirection, OrderField};
use crate::graph::revision::{self, Part, Revised};
use crate::graph::search::{Findings, Search, SearchReason};
use crate::graph::text::trim_invisible;
use crate::request::{RequestContext, UserRow, request_context};
use crate::upstream::Row;
use crate::upstream::decode::Table;

pub struct User(Row<UserRow>);

/// A person who can sign in: a member of staff, or a user of a customer. Passwords can never be read.
#[object(row)]
impl User {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `userId`.
    pub async fn id(&self) -> ID {
        global_id::id("User", self.0.user_id)
    }

    /// The user's number. Stable; inputs take this.
    async fn user_id(&self) -> i32 {
        self.0.user_id
    }

    /// Display name; null if not set.
    async fn display_name(&self) -> Option<&str> {
        self.0.display_name.as_deref()
    }

    /// The email address used to sign in, or else the contact address; null if there is neither.
    async fn email(&self) -> Option<&str> {
        self.0.email()
    }

    /// Company; null if not set.
    async fn company(&self) -> Option<&str> {
        self.0.company.as_deref()
    }

    /// The number of the customer this user belongs to; null if there is none.
    async fn customer_id(&self) -> Option<i32> {
        self.0.customer_id()
    }

    /// The customer this user belongs to; null if there is none or it is unknown. One call for the whole list.
    /// Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    #[batched]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find_optional(request_context(ctx), self.0.customer_id()).await
    }

    /// Whether the signed-in user may change this user's email and password, which takes every role that this user has.
    /// All staff may change the other fields. At most one call for the whole list. Source: GET /v3/auth/me.
    #[prefetch({ of.key.is_none().then_some(())?; context.roles() })]
    async fn change_credentials(&self, ctx: &Context<'_>) -> Result<Decision> {
        self.credentials_decision(request_context(ctx)).await
    }

    /// Version token of what `updateUser` can change, except the password, and its `revision`.
    async fn revision(&self) -> String {
        revision::of(&self.parts())
    }
}

impl Searched for UserRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [self.name(), self.email().unwrap_or_default()]
    }
}

impl Named for UserRow {
    fn name(&self) -> &str {
        self.display_name.as_deref().unwrap_or_default()
    }
}

connection_node!(User, "A user", "users");

/// Names one user: give exactly one field.
#[derive(OneofObject)]
pub enum UserBy {
    /// The user's number.
    UserId(i32),
    /// The email address, case-insensitive. If several users have it, the one with the lowest number.
    Email(String),
}

/// Selects users.
#[derive(Default, InputObject)]
pub struct UserFilter {
    /// Words to find in the name or email address, in any order, regardless of case and accents.
    text: Option<String>,
    /// Users with any of these numbers.
    user_ids: Option<HashSet<i32>>,
    /// Users of any of these customers.
    customer_ids: Option<HashSet<i32>>,
}

/// Sort fields of a list of users. Ties are sorted by userId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum UserOrderField {
    /// The display name, case-insensitive.
    Name,
    /// The email address, case-insensitive.
    Email,
    /// The user's number.
    UserId,
}

impl OrderField for UserOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Name, OrderDirection::Asc);
}

impl User {
    pub(crate) fn new(row: Row<UserRow>) -> Self {
        Self(row)
    }

    /// The email address, as in the graph.
    pub(super) fn email_text(&self) -> Option<&str> {
        self.0.email()
    }

    /// Whether the caller may change the email and the password.
    pub(super) async fn credentials_decision(&self, context: &RequestContext) -> Result<Decision> {
        let missing = context.missing_role(self.0.email()).await?;
        Ok(rules::change_credentials(missing))
    }

    /// The names of all users.
    pub(crate) async fn names(context: &RequestContext) -> Result<UserNames> {
        rest::users(&context.main()).await.map(UserNames)
    }

    /// The user that a lookup identifies, if there is one.
    pub(super) async fn by(context: &RequestContext, by: UserBy) -> Result<Option<Self>> {
        let email = match by {
            UserBy::UserId(user_id) => return Self::find(context, user_id).await,
            UserBy::Email(email) => email,
        };
        let email = trim_invisible(&email);
        let table = rest::users(&context.main()).await?;
        let has_email = |row: &UserRow| {
            row.email()
                .map(trim_invisible)
                .is_some_and(|own| !own.is_empty() && own.eq_ignore_ascii_case(email))
        };
        let user = table.rows().iter().filter(|row| has_email(row));
        let user_id = user.map(|row| row.user_id).min();
        Ok(user_id
            .and_then(|user_id| Row::of(&table, &user_id))
            .map(Self))
    }

    /// A page of all users, or of those of one customer.
    pub(super) async fn page(
        context: &RequestContext,
        of_customer: Option<i32>,
        args: &ListArgs<UserFilter, UserOrderField>,
    ) -> Result<Connection<Self>> {
        let table = rest::users(&context.main()).await?;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let users = List::by_name(&table).search(&text);
        let sort_by = match args.order.field {
            UserOrderField::Name => SortBy::name(),
            UserOrderField::Email => SortBy::text(|row: &UserRow| row.email().unwrap_or_default()),
            UserOrderField::UserId => SortBy::key(),
        };
        users
            .keep(|row| {
                of_customer.is_none_or(|customer| row.customer_id() == Some(customer))
                    && is_any_of(filter.user_ids.as_ref(), Some(&row.user_id))
                    && is_any_of(filter.customer_ids.as_ref(), row.customer_id().as_ref())
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}

impl User {
    /// The users that a search finds by number, name or email. One call for the whole list.
    pub(crate) async fn search(
        context: &RequestContext,
        search: &Search,
    ) -> Result<Findings<Self>> {
        let table = rest::users(&context.main()).await?;
        Ok(search.rows(
            &table,
            |_, row, terms| {
                terms.number(row.user_id);
                terms.name(row.name());
                terms.key(SearchReason::Email, row.email().unwrap_or_default());
            },
            |position| Self(Row::at(&table, position)),
        ))
    }
}

/// The names of all users.
pub struct UserNames(Arc<Table<UserRow>>);

impl UserNames {
    /// The email address of a user, if it exists and has one.
    pub(crate) fn email(&self, user_id: i32) -> Option<&str> {
        let position = self.0.position(&user_id)?;
        self.0.rows()[position as usize].email()
    }

    /// The name of a user, if it exists and has one.
    pub(crate) fn name(&self, user_id: i32) -> Option<&str> {
        let position = self.0.position(&user_id)?;
        self.0.rows()[position as usize].display_name.as_deref()
    }
}

impl Entity for User {
    const TYPE_NAME: &'static str = "User";
    type Key = i32;

    async fn find(context: &RequestContext, user_id: i32) -> Result<Option<Self>> {
        let table = rest::users(&context.main()).await?;
        Ok(Row::of(&table, &user_id).map(Self))
    }
}

impl Revised for User {
    const NOUN: &'static str = "user";

    fn parts(&self) -> Vec<Part> {
        vec![
            ("Name", json!(self.0.display_name.as_deref())),
            ("Email", json!(self.0.email())),
            ("Customer", json!(self.0.customer_id())),
        ]
    }
}
