//! The database, and the records in it.

pub(crate) mod database;
pub(crate) mod hash;
pub(crate) mod records;
