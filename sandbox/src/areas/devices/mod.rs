//! The device search.

mod routes;
mod sightings;

pub(crate) use routes::routes;
pub(crate) use sightings::{FORMULA_DEVICES, MILLION_DEVICES};
