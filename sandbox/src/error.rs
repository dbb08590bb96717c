//! Why the sandbox did not start.

use std::{fmt, io, path::PathBuf};

/// Why the sandbox did not start.
#[derive(Debug)]
pub enum SandboxError {
    /// The data cannot be opened, read or filled.
    Data {
        /// The file; none for data in memory.
        path: Option<PathBuf>,
        /// What the database said.
        cause: rusqlite::Error,
    },
    /// The data file was written by a newer version of the sandbox.
    Newer {
        /// The file.
        path: Option<PathBuf>,
        /// The version of its tables.
        version: u32,
    },
    /// A port is taken or may not be used.
    Port {
        /// The service that wanted the port.
        service: &'static str,
        /// The port.
        port: u16,
        /// What the system said.
        cause: io::Error,
    },
    /// The database thread could not be started.
    Thread {
        /// What the system said.
        cause: io::Error,
    },
}

impl fmt::Display for SandboxError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |path: &Option<PathBuf>| match path {
            Some(path) => format!("file {}", path.display()),
            None => "memory".to_owned(),
        };
        match self {
            Self::Data { path, cause } => write!(
                out,
                "the sandbox data in {} cannot be used: {cause}",
                place(path)
            ),
            Self::Newer { path, version } => write!(
                out,
                "the sandbox data in {} has version {version}, which is newer than this program",
                place(path)
            ),
            Self::Port {
                service,
                port,
                cause,
            } => {
                write!(
                    out,
                    "the sandbox's {service} service cannot listen on 127.0.0.1:{port}: {cause}"
                )
            }
            Self::Thread { cause } => write!(
                out,
                "the sandbox's database thread cannot be started: {cause}"
            ),
        }
    }
}

impl std::error::Error for SandboxError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Data { cause, .. } => Some(cause),
            Self::Newer { .. } => None,
            Self::Port { cause, .. } | Self::Thread { cause } => Some(cause),
        }
    }
}
