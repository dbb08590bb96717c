//! Campaigns, their ad groups and their markets.

mod routes;
mod seed;

pub(crate) use routes::{campaign_of, routes, with_flights};
pub(crate) use seed::seed;
