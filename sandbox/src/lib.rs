//! The REST services with the same paths, statuses and envelopes, over an embedded database.
//!
//! Four services (main, pipeline, backfill, storage) and a fault switch listen on the loopback address. The state is in
//! SQLite, in memory or in a file. Jobs progress, signed links expire, and some seed rows fail, as announced by their
//! names (see README.md).

mod areas;
mod db;
mod error;
mod faults;
mod http;
mod seed;
mod services;
mod storage;

use std::{path::PathBuf, time::Duration};

use tokio::task::JoinSet;
use tokio_util::sync::{CancellationToken, DropGuard};

use crate::db::database::Db;
pub use crate::error::SandboxError;

/// How long a stop waits for calls in progress.
const DRAIN: Duration = Duration::from_secs(2);

/// Where the sandbox listens and where its state is kept.
#[derive(Clone, Debug)]
pub struct SandboxOptions {
    /// The file with the state. Defaults to memory.
    pub data: Option<PathBuf>,
    /// The port of the main API. 0 selects a free port, here and for all other ports.
    pub main_port: u16,
    /// The port of the pipeline service.
    pub pipeline_port: u16,
    /// The port of the backfill service.
    pub backfill_port: u16,
    /// The port of the object storage.
    pub storage_port: u16,
    /// The port of the fault switch.
    pub faults_port: u16,
    /// How long a queued job stays pending.
    pub job_step: Duration,
}

impl Default for SandboxOptions {
    fn default() -> Self {
        Self {
            data: None,
            main_port: 0,
            pipeline_port: 0,
            backfill_port: 0,
            storage_port: 0,
            faults_port: 0,
            job_step: Duration::from_secs(2),
        }
    }
}

/// An account of the seed data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    /// The email address to sign in with.
    pub email: &'static str,
    /// The password to sign in with.
    pub password: &'static str,
    /// The user's role, as text.
    pub role: &'static str,
}

/// The accounts of the seed data: plain staff, and a developer who is also a lock maintainer.
pub const ACCOUNTS: [Account; 2] = [
    Account {
        email: "staff@marquee.example",
        password: "staff-pass",
        role: "plain staff",
    },
    Account {
        email: "developer@marquee.example",
        password: "developer-pass",
        role: "developer and lock maintainer",
    },
];

/// The running services. Dropping it stops them.
pub struct Sandbox {
    /// The address of the main API, such as "http://127.0.0.1:4101".
    pub main_url: String,
    /// The address of the pipeline service.
    pub pipeline_url: String,
    /// The address of the backfill service.
    pub backfill_url: String,
    /// The address of the object storage.
    pub storage_url: String,
    /// The address of the fault switch.
    pub faults_url: String,
    stop: CancellationToken,
    listeners: JoinSet<()>,
    db: Db,
    _stop_on_drop: DropGuard,
}

impl Sandbox {
    /// Opens the data, seeds it on first use, and starts all services.
    pub async fn start(options: SandboxOptions) -> Result<Self, SandboxError> {
        services::start::start(options, areas::AREAS).await
    }

    /// Stops all services, waits a moment for calls in progress, and closes the data.
    pub async fn stop(mut self) {
        self.stop.cancel();
        // After that, dropping the set ends the listeners still waiting for calls.
        let _ = tokio::time::timeout(DRAIN, self.drained()).await;
        self.db.close().await;
    }

    /// Waits until the services have stopped.
    pub async fn join(mut self) {
        self.drained().await;
        self.db.close().await;
    }

    async fn drained(&mut self) {
        while self.listeners.join_next().await.is_some() {}
    }
}
