//! Limits what callers may hold: connections, requests in flight, unfinished bodies, uploads and unread answers.

pub mod connections;
pub mod held_bytes;
pub mod per_address;
pub mod requests;
pub mod unsent;
pub mod upload_places;
