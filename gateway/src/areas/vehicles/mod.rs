//! The vehicles of customers, and the media owners and classifications to filter them by.

mod customer_vehicles;
mod media;
mod mutations;
mod queries;
mod rest;
mod rules;
mod vehicle;

pub use customer_vehicles::CustomerVehicles;
pub use mutations::VehiclesMutation;
pub use queries::VehiclesQuery;
pub use vehicle::Vehicle;
