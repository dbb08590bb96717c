//! The vehicles of customers, and the lookups their filters choose by.

mod mutations;
mod queries;
mod rest;
mod rules;
mod vehicle;

pub use mutations::VehiclesMutation;
pub use queries::VehiclesQuery;
pub use vehicle::{CustomerVehicles, Vehicle};
