//! The state shared by all requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bytes::Bytes;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::caller::Services;
use crate::config::settings::Settings;
use crate::graphql::admission::connections::Connections;
use crate::graphql::admission::per_address::PerAddress;
use crate::graphql::admission::requests::Requests;
use crate::graphql::admission::upload_places::UploadPlaces;
use crate::graphql::documents::store::DocumentStore;
use crate::graphql::execution::idempotency::IdempotentAnswers;
use crate::graphql::execution::introspection;
use crate::graphql::execution::shared_events::Events;
use crate::graphql::execution::spans::FieldSpans;
use crate::memory::Memory;
use crate::schema::{self, Schema};
use crate::traces::Traces;

/// How many queries that have ended may read on for others. Such reads wait outside `Limits::requests_in_flight`.
const UNNEEDED_READS: usize = 16;

/// The state of a running gateway.
pub struct AppState {
    /// The checked settings.
    pub settings: Arc<Settings>,
    /// The GraphQL schema.
    pub schema: Schema,
    /// The same schema, for documents that introspect.
    pub introspection_schema: Schema,
    /// The schema as text.
    pub sdl: Bytes,
    /// The upstream clients and the read cache.
    pub services: Arc<Services>,
    /// The documents that can be executed.
    pub documents: DocumentStore,
    /// The mutations that were started with an `Idempotency-Key`.
    pub idempotent_answers: IdempotentAnswers,
    /// The events of subscriptions.
    pub events: Events,
    /// The open connections.
    pub connections: Connections,
    /// The open WebSockets.
    pub sockets: Arc<PerAddress>,
    /// The active subscriptions.
    pub subscriptions: Arc<PerAddress>,
    /// The requests in flight.
    pub requests: Requests,
    /// The memory of request bodies until they are answered.
    pub bodies: Arc<Memory>,
    /// The memory of answers until they are read.
    pub answers: Arc<Memory>,
    /// The requests with files, until they are answered.
    pub uploads: Arc<UploadPlaces>,
    /// One permit for the lists of each query that are read on after it, for others that wait for them.
    pub unneeded_reads: Arc<Semaphore>,
    /// One permit: introspection calls no service, so it only takes the time of others.
    pub introspection: Semaphore,
    /// The tasks of connections, sockets and operations.
    pub tasks: TaskTracker,
    /// Cancelled when connections and sockets should finish their work and close.
    pub draining: CancellationToken,
    /// The traces, if there are any.
    pub traces: Option<Traces>,
    is_stopping: AtomicBool,
}

impl AppState {
    /// The state of a newly started gateway.
    pub fn new(settings: Arc<Settings>, services: Arc<Services>, documents: DocumentStore) -> Self {
        Self {
            connections: Connections::new(&settings),
            sockets: PerAddress::new(settings.limits.sockets_per_address),
            subscriptions: PerAddress::new(settings.limits.subscriptions_per_address),
            requests: Requests::new(&settings.limits),
            bodies: Memory::new(settings.limits.bodies_bytes),
            answers: Memory::new(settings.limits.answers_bytes),
            uploads: UploadPlaces::new(&settings.limits),
            settings,
            schema: schema::builder().finish(),
            introspection_schema: introspection::schema(),
            sdl: schema::sdl().into(),
            services,
            documents,
            idempotent_answers: IdempotentAnswers::default(),
            events: Events::default(),
            unneeded_reads: Arc::new(Semaphore::new(UNNEEDED_READS)),
            introspection: Semaphore::new(1),
            tasks: TaskTracker::new(),
            draining: CancellationToken::new(),
            traces: None,
            is_stopping: AtomicBool::new(false),
        }
    }

    /// The same state with traces. Only then does the schema have an extension, which makes every field slower.
    #[must_use]
    pub fn with_traces(mut self, traces: Traces) -> Self {
        self.schema = schema::builder().extension(FieldSpans).finish();
        self.traces = Some(traces);
        self
    }

    /// Announces the shutdown: the gateway is no longer ready, and every response closes its connection.
    pub fn announce_stop(&self) {
        self.is_stopping.store(true, Ordering::Relaxed);
    }

    /// Whether the gateway is about to stop.
    pub fn is_stopping(&self) -> bool {
        self.is_stopping.load(Ordering::Relaxed)
    }
}
