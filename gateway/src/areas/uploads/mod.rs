//! Uploads: inventory files provided by staff.

mod cell_checks;
mod changes;
mod columns;
mod csv_cells;
mod disguise;
mod file_type_info;
mod findings;
mod inventory_file;
mod mutations;
mod other_frames;
mod queries;
mod rest;
mod rows;
mod rules;
mod table;
mod whole_file;

pub use cell_checks::{Demand, beginning};
pub use csv_cells::{CsvCells, Unreadable};
pub use mutations::UploadsMutation;
pub use queries::UploadsQuery;
