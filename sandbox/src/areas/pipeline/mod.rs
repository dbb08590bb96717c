//! The pipeline: jobs of markets and campaigns, their runs and queries, and comparisons of the results.

mod calls;
mod campaign_jobs;
mod history;
mod impressions;
mod market_jobs;
mod market_runs;
mod processing;
mod query;
mod routes;
mod runs;
mod seed;
mod statistics;

pub(crate) use routes::{pipeline_routes, routes};
