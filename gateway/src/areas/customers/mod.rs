//! Customers and all that belongs to one: users, campaigns with their ad groups, vehicles, billing.

mod ad_group;
mod billing;
mod campaign;
mod customer;
mod loaders;
mod mutations;
mod queries;
mod rest;
mod rules;
mod user;
mod vehicle;

pub use ad_group::AdGroup;
pub use campaign::Campaign;
pub use customer::Customer;
pub use mutations::CustomersMutation;
pub use queries::CustomersQuery;
pub use rest::UserRow;
pub use user::User;
pub use vehicle::Vehicle;
