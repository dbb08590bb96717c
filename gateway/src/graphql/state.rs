//! The state that all requests share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bytes::Bytes;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::settings::Settings;
use crate::graphql::connections::Connections;
use crate::graphql::deduplicate::InFlightQueries;
use crate::graphql::documents::Documents;
use crate::graphql::introspection;
use crate::schema::{self, Schema};
use crate::session::{PerAddress, Services};

/// The state of a running gateway.
pub struct AppState {
    /// The checked settings.
    pub settings: Arc<Settings>,
    /// The GraphQL schema.
    pub schema: Schema,
    /// The same schema for documents that introspect.
    pub introspection_schema: Schema,
    /// The schema as text.
    pub sdl: Bytes,
    /// The upstream clients and the read cache.
    pub services: Arc<Services>,
    /// The documents that can be executed.
    pub documents: Documents,
    /// Queries that are being executed.
    pub in_flight_queries: Arc<InFlightQueries>,
    /// The open connections.
    pub connections: Connections,
    /// The open WebSockets.
    pub sockets: Arc<PerAddress>,
    /// One permit for each request in flight.
    pub in_flight: Semaphore,
    /// One permit for each large request body, held until its request is answered.
    pub large_bodies: Semaphore,
    /// The tasks of connections, sockets and operations.
    pub tasks: TaskTracker,
    /// Cancelled when connections and sockets should finish their work and close.
    pub draining: CancellationToken,
    is_stopping: AtomicBool,
}

impl AppState {
    /// The state of a gateway that has just started.
    pub fn new(settings: Arc<Settings>, services: Arc<Services>, documents: Documents) -> Self {
        Self {
            connections: Connections::new(&settings),
            sockets: PerAddress::new(settings.limits.sockets_per_address),
            in_flight: Semaphore::new(settings.limits.requests_in_flight),
            large_bodies: Semaphore::new(settings.limits.large_bodies),
            settings,
            schema: schema::builder().finish(),
            introspection_schema: introspection::schema(),
            sdl: schema::sdl().into(),
            services,
            documents,
            in_flight_queries: Arc::default(),
            tasks: TaskTracker::new(),
            draining: CancellationToken::new(),
            is_stopping: AtomicBool::new(false),
        }
    }

    /// Announces the stop: the gateway is no longer ready, and every response closes its connection.
    pub fn announce_stop(&self) {
        self.is_stopping.store(true, Ordering::Relaxed);
    }

    /// Whether the gateway is about to stop.
    pub fn is_stopping(&self) -> bool {
        self.is_stopping.load(Ordering::Relaxed)
    }
}
