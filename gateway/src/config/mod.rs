//! Settings: flags and environment variables, their defaults, and the checks on them.

pub mod limit_args;
pub mod setting_args;
pub mod setting_faults;
pub mod settings;
