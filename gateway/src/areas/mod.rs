//! The areas of the console, one folder each. Other areas see only what its `mod.rs` publishes.

pub mod ai_debug_logs;
pub mod ai_insights;
pub mod asset_owners;
pub mod attribution;
pub mod backfill;
pub mod campaign_explorer;
pub mod campaigns;
pub mod customers;
pub mod dev;
pub mod devices;
pub mod frames;
pub mod jobs;
pub mod markets;
pub mod pipeline;
pub mod pixels;
pub mod providers;
pub mod shell;
pub mod uploads;
pub mod validations;
pub mod vehicles;
