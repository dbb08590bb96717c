//! Uploads: inventory files provided by staff.

mod cell_checks;
mod csv_cells;
mod inventory_file;
mod mutations;
mod rest;
mod rows;
mod rules;
mod table;

pub use cell_checks::{Demand, beginning};
pub use csv_cells::{CsvCells, Unreadable};
pub use mutations::UploadsMutation;
