//! Customers with their users, campaigns, ad groups, vehicles and billing.

mod campaigns;
mod routes;
mod seed;
mod seed_campaigns;
mod seed_vehicles;
mod vehicles;

pub(crate) use routes::routes;
pub(crate) use seed::seed;
