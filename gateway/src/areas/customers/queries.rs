//! The queries of customers.

use async_graphql::Context;
use gateway_macros::object;

use super::billing_metric::{BillingMetric, BillingMetricFilter, BillingMetricOrderField};
use super::customer::CustomerBy;
use super::customer_list::{CustomerFilter, CustomerOrderField};
use super::saved_report::{SavedReport, SavedReportFilter, SavedReportOrderField};
use super::user::{UserBy, UserFilter, UserOrderField};
use super::{Customer, User};
use crate::error::Result;
use crate::graph::connection::Connection;
use crate::graph::list::ListArgs;
use crate::request::request_context;

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
        Customer::page(request_context(ctx), &list).await
    }

    /// The customer with this number or slug; null if there is none. Reads the list of all customers.
    /// Source: GET /v3/api/customers.
    async fn customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customer's number or slug.")] by: CustomerBy,
    ) -> Result<Option<Customer>> {
        Customer::by(request_context(ctx), by).await
    }

    /// All users, sorted by name by default. Source: GET /v3/api/users.
    async fn users(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<UserFilter, UserOrderField>,
    ) -> Result<Connection<User>> {
        User::page(request_context(ctx), None, &list).await
    }

    /// The user with this number or email address; null if there is none. Reads the list of all users.
    /// Source: GET /v3/api/users.
    async fn user(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The user's number or email address.")] by: UserBy,
    ) -> Result<Option<User>> {
        User::by(request_context(ctx), by).await
    }

    /// The billing figures of customers, one row per campaign, sorted by the campaign's name by default. Costs one call per
    /// customer. Source: GET /v3/api/accounts/invoice-metrics/{customerId}.
    async fn billing_metrics(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The customers, by number.")] customer_ids: Vec<i32>,
        list: ListArgs<BillingMetricFilter, BillingMetricOrderField>,
    ) -> Result<Connection<BillingMetric>> {
        BillingMetric::page(request_context(ctx), &customer_ids, &list).await
    }

    /// All saved reports, newest first by default. Source: GET /v3/api/saved_reports/index.
    async fn saved_reports(
        &self,
        ctx: &Context<'_>,
        list: ListArgs<SavedReportFilter, SavedReportOrderField>,
    ) -> Result<Connection<SavedReport>> {
        SavedReport::page(request_context(ctx), &list).await
    }
}
