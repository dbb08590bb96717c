//! The queries of customers.

use async_graphql::Context;
use gateway_macros::object;

use super::customer::{CustomerFilter, CustomerOrderField};
use super::saved_report::SavedReport;
use super::user::{UserFilter, UserOrderField};
use super::{Customer, User};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::session::session;

/// The queries of customers.
#[derive(Default)]
pub struct CustomersQuery;

#[object]
impl CustomersQuery {
    /// All customers, sorted by name by default. Source: GET /v3/api/customers.
    async fn customers(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CustomerFilter, CustomerOrderField>,
    ) -> Result<Connection<Customer>> {
        Customer::page(session(ctx), &list).await
    }

    /// The customer with this slug; null if there is none. Reads the whole list of customers.
    /// Source: GET /v3/api/customers.
    async fn customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The slug, as used in the console's URLs.")] slug: String,
    ) -> Result<Option<Customer>> {
        Customer::by_slug(session(ctx), &slug).await
    }

    /// All users, sorted by name by default. Source: GET /v3/api/users.
    async fn users(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<UserFilter, UserOrderField>,
    ) -> Result<Connection<User>> {
        User::page(session(ctx), None, &list).await
    }

    /// All saved reports, in the order the service sends them. Source: GET /v3/api/saved_reports/index.
    async fn saved_reports(&self, ctx: &Context<'_>) -> Result<Vec<SavedReport>> {
        SavedReport::all(session(ctx)).await
    }
}
