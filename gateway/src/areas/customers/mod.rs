//! Customers with their users, billing and reports.

mod attended;
mod billing_metric;
mod billing_report;
mod campaigns_report;
mod customer;
mod customer_channel;
mod customer_list;
mod mutations;
mod queries;
mod rest;
mod rules;
mod saved_report;
mod subscription_type;
mod user;

pub use attended::HasAttention;
pub use billing_metric::{BillingMetric, BillingMetricOrderField};
pub use customer::{Customer, CustomerNames};
pub use customer_list::{CustomerFilter, CustomerOrderField};
pub use mutations::CustomersMutation;
pub use queries::CustomersQuery;
pub use saved_report::{SavedReport, SavedReportOrderField};
pub use user::{User, UserNames, UserOrderField};
