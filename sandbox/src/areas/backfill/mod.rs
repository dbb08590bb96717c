//! The backfill service: files with data of past days, and what is wrong with them.

mod checks;
mod form;
mod routes;

pub(crate) use routes::{backfill_routes, switch_routes};
