//! Where devices were seen in a market, as recorded by runs of the pipeline for debugging.

mod debug_pin;
mod debug_pin_file;
mod rest;
mod rules;

pub use debug_pin::DebugPin;
pub use debug_pin_file::DebugPinFile;
pub use rest::DEBUG_PIN_FILES;
