//! Root fields of this area.

use async_graphql::{Context, Object, SimpleObject};

use super::customer::{CustomerFilter, CustomerOrder};
use super::rest;
use super::user::{UserFilter, UserOrder};
use super::{Customer, User};
use crate::error::{Field, Result, field, nullable_field};
use crate::graph::connection::{Connection, Page};
use crate::graph::directives::semantic_non_null;
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
#[Object]
impl CustomersQuery {
    /// All customers, sorted by name when no order is given (GET /v3/api/customers).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn customers(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<CustomerFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<CustomerOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Customer>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(Customer::page(session(ctx), filter, order_by, page)).await
    }

    /// The customer with this slug; null when there is none.
    async fn customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The slug, as it stands in the console's addresses.")] slug: String,
    ) -> Field<Customer> {
        nullable_field(Customer::by_slug(session(ctx), &slug)).await
    }

    /// All users, sorted by name when no order is given (GET /v3/api/users).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn users(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<UserFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<UserOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<User>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(User::page(session(ctx), None, filter, order_by, page)).await
    }

    /// The reports somebody saved, in the order of the service (GET /v3/api/saved_reports/index).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn saved_reports(&self, ctx: &Context<'_>) -> Field<Vec<SavedReport>> {
        field(saved_reports(ctx)).await
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
