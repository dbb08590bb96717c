//! What all requests of a running gateway share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::settings::Settings;
use crate::graphql::deduplicate::InFlightQueries;
use crate::graphql::documents::Documents;
use crate::schema::Schema;
use crate::session::Services;

/// The parts of a running gateway.
pub struct AppState {
    /// The checked settings.
    pub settings: Arc<Settings>,
    /// The graph.
    pub schema: Schema,
    /// The upstream clients and the read cache.
    pub services: Arc<Services>,
    /// The documents it answers.
    pub documents: Documents,
    /// Queries that are being answered.
    pub in_flight_queries: Arc<InFlightQueries>,
    /// One permit for each request that is being answered.
    pub in_flight: Semaphore,
    /// One permit for each large request body, until its request is answered.
    pub large_bodies: Semaphore,
    /// Connections and sockets.
    pub tasks: TaskTracker,
    /// Cancelled when no new work is taken and what runs is finished.
    pub draining: CancellationToken,
    is_leaving: AtomicBool,
}

impl AppState {
    /// A gateway with nothing going on.
    pub fn new(
        settings: Arc<Settings>,
        schema: Schema,
        services: Arc<Services>,
        documents: Documents,
    ) -> Self {
        Self {
            in_flight: Semaphore::new(settings.limits.requests_in_flight),
            large_bodies: Semaphore::new(settings.limits.large_bodies),
            settings,
            schema,
            services,
            documents,
            in_flight_queries: Arc::default(),
            tasks: TaskTracker::new(),
            draining: CancellationToken::new(),
            is_leaving: AtomicBool::new(false),
        }
    }

    /// Says from now on that this gateway is going: not ready, and every answer closes its connection.
    pub fn leave(&self) {
        self.is_leaving.store(true, Ordering::Relaxed);
    }

    /// Whether this gateway is going.
    pub fn is_leaving(&self) -> bool {
        self.is_leaving.load(Ordering::Relaxed)
    }
}
