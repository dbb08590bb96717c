//! Uploads: inventory files provided by staff.

mod csv_cells;
mod demands;
mod inventory_file;
mod mutations;
mod rest;
mod rows;
mod rules;
mod table;

pub use csv_cells::{CsvCells, Unreadable};
pub use demands::{Demand, beginning};
pub use mutations::UploadsMutation;
