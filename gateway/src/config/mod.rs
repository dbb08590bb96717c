//! Settings: one table of them, the values they take, and how they are read.

pub mod arguments;
pub mod settings;
pub mod values;
