//! Customers with their users and billing, and the small lookups.

mod routes;
mod seed;

pub(crate) use routes::routes;
pub(crate) use seed::{CLASSES, CUSTOMERS, EMPTY, HARBOR, OWNERS, seed};
