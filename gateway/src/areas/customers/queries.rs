//! Root fields of this area.

use async_graphql::{Context, SimpleObject};
use gateway_macros::object;

use super::customer::{CustomerFilter, CustomerOrderField};
use super::rest;
use super::user::{UserFilter, UserOrderField};
use super::{Customer, User};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::graph::scalars::DateTime;
use crate::session::session;

/// A report somebody saved. The service may leave out any of it.
#[derive(SimpleObject)]
pub struct SavedReport {
    /// The main API's number.
    saved_report_id: Option<i32>,
    /// Its name.
    report_name: Option<String>,
    /// The number of the customer it is about.
    customer_id: Option<i32>,
    /// When it was saved.
    created_at: Option<DateTime>,
}

/// Root fields of this area.
#[derive(Default)]
pub struct CustomersQuery;

/// Root fields of this area.
#[object]
impl CustomersQuery {
    /// All customers, sorted by name when no order is given (GET /v3/api/customers).
    async fn customers(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<CustomerFilter, CustomerOrderField>,
    ) -> Result<Connection<Customer>> {
        Customer::page(session(ctx), &list).await
    }

    /// The customer with this slug; null when there is none.
    async fn customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The slug, as it stands in the console's addresses.")] slug: String,
    ) -> Result<Option<Customer>> {
        Customer::by_slug(session(ctx), &slug).await
    }

    /// All users, sorted by name when no order is given (GET /v3/api/users).
    async fn users(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<UserFilter, UserOrderField>,
    ) -> Result<Connection<User>> {
        User::page(session(ctx), None, &list).await
    }

    /// The reports somebody saved, in the order of the service (GET /v3/api/saved_reports/index).
    async fn saved_reports(&self, ctx: &Context<'_>) -> Result<Vec<SavedReport>> {
        saved_reports(ctx).await
    }
}

async fn saved_reports(ctx: &Context<'_>) -> Result<Vec<SavedReport>> {
    let rows = rest::saved_reports(&session(ctx).main()).await?;
    Ok(rows
        .iter()
        .map(|row| SavedReport {
            saved_report_id: row.saved_report_id,
            report_name: row.report_name.clone(),
            customer_id: row.customer_id,
            created_at: row.created_at.map(DateTime),
        })
        .collect())
}
