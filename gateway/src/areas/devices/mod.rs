//! Device export: the devices exposed to a customer's campaigns.

mod device_search;
mod queries;
mod rest;
mod rules;
mod search_file;

pub use queries::DevicesQuery;
pub use rules::default_days;
pub use search_file::{EXPORT_PATH, FILE_NAME, export};
