//! Stored files, which the storage service serves.

pub(crate) mod files;
