//! Campaigns, their ad groups and their markets.

mod routes;
mod seed;

pub(crate) use routes::routes;
pub(crate) use seed::seed;
