//! Uploads: inventory files provided by staff.

mod cell_checks;
mod columns;
mod csv_cells;
mod file_type_info;
mod findings;
mod inventory_file;
mod mutations;
mod queries;
mod rest;
mod rows;
mod rules;
mod table;

pub use cell_checks::{Demand, beginning};
pub use csv_cells::{CsvCells, Unreadable};
pub use mutations::UploadsMutation;
pub use queries::UploadsQuery;
