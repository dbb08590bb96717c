//! The gateway of Marquee: one typed graph over the company's REST services, and the console inside the same binary.

pub mod answers;
pub mod connection;
pub mod csv_file;
pub mod customers;
pub mod dates;
pub mod error;
pub mod jobs;
pub mod markets;
pub mod node;
pub mod pixels;
pub mod providers;
pub mod scalars;
pub mod schema;
pub mod session;
pub mod shell;
pub mod upstream;
