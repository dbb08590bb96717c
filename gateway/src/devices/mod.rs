//! Device export: which devices were near a customer's campaigns.

mod device_search;
mod queries;
mod rest;

pub use queries::DevicesQuery;
