//! The files of the object storage.

pub(crate) mod files;
