//! Limits what callers may have open: connections, requests and uploads.

pub mod connections;
pub mod per_address;
pub mod requests;
pub mod upload_places;
