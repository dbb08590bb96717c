//! Where devices were seen in a market, as runs of the pipeline write it down for those who look into them.

mod debug_pin;
mod debug_pin_file;
mod rest;
mod rules;

pub use debug_pin::DebugPin;
pub use debug_pin_file::DebugPinFile;
