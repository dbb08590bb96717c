//! Customers and what belongs to each: users, billing, saved reports.

mod billing;
mod customer;
mod mutations;
mod queries;
mod rest;
mod rules;
mod user;

pub use customer::Customer;
pub use mutations::CustomersMutation;
pub use queries::CustomersQuery;
pub use user::User;
