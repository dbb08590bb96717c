//! Stored files and signed links, which the storage service serves.

pub(crate) mod files;
pub(crate) mod links;
