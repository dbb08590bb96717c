//! The state shared by all requests.

use std::sync::Arc;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::settings::Settings;
use crate::graphql::admission::Admission;
use crate::graphql::documents::store::DocumentStore;
use crate::graphql::execution::executor::Executor;
use crate::graphql::execution::idempotency::IdempotentAnswers;
use crate::request::Services;
use crate::traces::Traces;

/// The state of a running gateway.
pub struct AppState {
    /// The checked settings.
    pub settings: Arc<Settings>,
    /// The upstream clients and the read cache.
    pub services: Arc<Services>,
    /// Executes operations.
    pub executor: Arc<Executor>,
    /// The mutations that were started with an `Idempotency-Key`.
    pub idempotent_answers: IdempotentAnswers,
    /// What callers may have open.
    pub admission: Admission,
    /// What is running, and whether it should end.
    pub lifecycle: Lifecycle,
    /// The traces, if there are any.
    pub traces: Option<Traces>,
}

impl AppState {
    /// The state of a newly started gateway.
    pub fn new(services: Arc<Services>, documents: DocumentStore, traces: Option<Traces>) -> Self {
        let (settings, lifecycle) = (Arc::clone(&services.settings), Lifecycle::default());
        let tasks = lifecycle.tasks.clone();
        let executor = Executor::new(Arc::clone(&services), documents, tasks);
        Self {
            executor: Arc::new(executor),
            idempotent_answers: IdempotentAnswers::default(),
            admission: Admission::new(&settings),
            lifecycle,
            traces,
            settings,
            services,
        }
    }
}

/// The tasks of a gateway, and its stop.
#[derive(Default)]
pub struct Lifecycle {
    /// The tasks of connections, sockets and operations.
    pub tasks: TaskTracker,
    /// Cancelled when no more connections are accepted, and connections and sockets should finish their work and close.
    pub draining: CancellationToken,
    /// Cancelled when the shutdown is announced: the gateway is no longer ready, and every response closes its connection.
    pub stopping: CancellationToken,
    /// Cancelled at the end of the shutdown timeout, when open connections are dropped.
    pub aborting: CancellationToken,
}
