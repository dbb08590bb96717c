//! The gateway of Marquee: one typed graph over the company's REST services, and the console inside the same binary.

pub mod error;
pub mod session;
