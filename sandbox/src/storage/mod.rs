//! The storage service, its files and the signed links to them.

pub(crate) mod files;
pub(crate) mod links;
pub(crate) mod service;
