//! Settings: flags and environment variables, their defaults, and the checks on them.

pub mod checks;
pub mod flags;
pub mod limit_flags;
pub mod settings;
