//! The vehicles of customers, and the media owners and classifications to filter them by.

mod doubtful_pairings;
mod media;
mod mutations;
mod queries;
mod rest;
mod rules;
mod vehicle;
mod vehicle_list;
mod vehicle_summary;

pub use mutations::VehiclesMutation;
pub use queries::VehiclesQuery;
pub use rest::HEALTH_CHECK;
pub(crate) use rest::{VehicleBook, VehicleRow, vehicles};
pub use vehicle::Vehicle;
pub use vehicle_list::{VehicleFilter, VehicleOrderField};
pub use vehicle_summary::VehicleSummary;
