//! Why the sandbox did not start.

use std::{io, path::PathBuf};

/// Why the sandbox did not start.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// The data cannot be opened, read or filled.
    #[error("the sandbox data in {} cannot be used: {cause}", place(path))]
    Data {
        /// The file; None for data in memory.
        path: Option<PathBuf>,
        /// The database's error.
        #[source]
        cause: rusqlite::Error,
    },
    /// The data file was written by a newer version of the sandbox.
    #[error(
        "the sandbox data in {} has version {version}, which is newer than this program",
        place(path)
    )]
    Newer {
        /// The file.
        path: Option<PathBuf>,
        /// The version of its tables.
        version: u32,
    },
    /// A port is in use or not allowed.
    #[error("the sandbox's {service} service cannot listen on 127.0.0.1:{port}: {cause}")]
    Port {
        /// The service.
        service: &'static str,
        /// The port.
        port: u16,
        /// The system's error.
        #[source]
        cause: io::Error,
    },
    /// The database thread could not be started.
    #[error("the sandbox's database thread cannot be started: {cause}")]
    Thread {
        /// The system's error.
        #[source]
        cause: io::Error,
    },
}

fn place(path: &Option<PathBuf>) -> String {
    match path {
        Some(path) => format!("file {}", path.display()),
        None => "memory".to_owned(),
    }
}
