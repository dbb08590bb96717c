//! The backfill service: it accepts files with data about past days, and rejects invalid ones.

mod checks;
mod form;
mod routes;

pub(crate) use routes::{backfill_routes, switch_routes};
