//! Customers with their users, billing and reports.

mod billing;
mod campaigns_report;
mod customer;
mod customer_channel;
mod mutations;
mod queries;
mod rest;
mod rules;
mod saved_report;
mod subscription_type;
mod user;

pub use customer::Customer;
pub use mutations::CustomersMutation;
pub use queries::CustomersQuery;
pub use user::User;
