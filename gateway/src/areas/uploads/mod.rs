//! Uploads: files of inventory that staff bring in.

mod inventory_file;
mod mutations;
mod rest;
mod rules;
mod table;

pub use mutations::UploadsMutation;
