//! A user of the console or of a customer.

use std::cmp::Ordering;

use async_graphql::{Context, Enum, ID, InputObject, Object};

use super::Customer;
use super::rest;
use crate::error::{Field, Result, nullable_field};
use crate::graph::collation::compare_text;
use crate::graph::connection::edge::ConnectionNode;
use crate::graph::connection::{Connection, Page};
use crate::graph::direct_json::fields::plain_fields;
use crate::graph::global_id;
use crate::graph::order::Named;
use crate::graph::order::{OrderDirection, arrange_named, by_name};
use crate::graph::text_search::TextSearch;
use crate::session::{Session, UserRow, session};
use crate::upstream::Row;

/// A person who can sign in: staff, or somebody of a customer.
pub struct User(Row<UserRow>);

/// A person who can sign in: staff, or somebody of a customer. A password is never part of the graph.
#[Object]
impl User {
    /// The id of this user in the graph.
    pub async fn id(&self) -> ID {
        global_id::id("User", self.0.user_id)
    }

    /// The main API's number of this user.
    async fn user_id(&self) -> i32 {
        self.0.user_id
    }

    /// The name to show; null when none is set.
    async fn display_name(&self) -> Option<&str> {
        self.0.display_name.as_deref()
    }

    /// The address the user signs in with, else the user's other address; null when there is neither.
    async fn email(&self) -> Option<&str> {
        self.0.email()
    }

    /// The company; null when none is set.
    async fn company(&self) -> Option<&str> {
        self.0.company.as_deref()
    }

    /// The number of the customer this user belongs to; null when there is none.
    async fn customer_id(&self) -> Option<i32> {
        self.0.customer_id()
    }

    /// The customer this user belongs to; null when there is none. One call for all users of a list.
    async fn customer(&self, ctx: &Context<'_>) -> Field<Customer> {
        nullable_field(Customer::find(session(ctx), self.0.customer_id())).await
    }
}

impl Named for UserRow {
    fn name(&self) -> &str {
        self.display_name.as_deref().unwrap_or_default()
    }
}

plain_fields!(User: id user_id display_name email company customer_id);

impl ConnectionNode for User {
    fn cursor_key(&self) -> String {
        self.0.user_id.to_string()
    }
}

/// Narrows a list of users.
#[derive(Default, InputObject)]
pub struct UserFilter {
    /// Only users whose name or email holds this text, in any case.
    text: Option<String>,
    /// Only users of this customer.
    customer_id: Option<i32>,
}

/// What users are sorted by; ties by userId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum UserOrderField {
    /// The display name.
    Name,
    /// The email.
    Email,
    /// The main API's number.
    UserId,
}

/// How users are sorted; by name when nothing is said.
#[derive(InputObject)]
pub struct UserOrder {
    /// By what.
    field: UserOrderField,
    /// In which direction.
    #[graphql(default)]
    direction: OrderDirection,
}

impl User {
    pub(crate) fn new(row: Row<UserRow>) -> Self {
        Self(row)
    }

    pub(crate) async fn find(session: &Session, user_id: Option<i32>) -> Result<Option<Self>> {
        let Some(user_id) = user_id else {
            return Ok(None);
        };
        let table = rest::users(&session.main()).await?;
        Ok(Row::of(&table, &user_id).map(Self))
    }

    /// One page of the users; of one customer's, where one is given.
    pub(super) async fn page(
        session: &Session,
        of_customer: Option<i32>,
        filter: Option<UserFilter>,
        order: Option<UserOrder>,
        page: Page,
    ) -> Result<Connection<Self>> {
        let table = rest::users(&session.main()).await?;
        let filter = filter.unwrap_or_default();
        let words = TextSearch::new(filter.text.as_deref());
        let order = order.unwrap_or(UserOrder {
            field: UserOrderField::Name,
            direction: OrderDirection::Asc,
        });
        let keep = |row: &UserRow| {
            let is_of = |customer: i32| row.customer_id() == Some(customer);
            of_customer.is_none_or(is_of)
                && filter.customer_id.is_none_or(is_of)
                && words.matches(&[row.name(), row.email().unwrap_or_default()])
        };
        let positions = arrange_named(
            &table,
            by_name(&table),
            order.direction,
            keep,
            match order.field {
                UserOrderField::Name => None,
                UserOrderField::Email => Some(|a, b| {
                    compare_text(a.email().unwrap_or_default(), b.email().unwrap_or_default())
                }),
                UserOrderField::UserId => Some(|_, _| Ordering::Equal),
            },
        );
        Connection::new(&page, &positions, |position| {
            Self(Row::at(&table, position))
        })
    }
}
