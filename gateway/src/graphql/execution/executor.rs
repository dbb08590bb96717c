//! What the execution of operations needs of a running gateway.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

use crate::graphql::documents::store::DocumentStore;
use crate::memory::Memory;
use crate::request::Services;
use crate::schema::{self, Schema};

/// The number of events of subscriptions executed at once. The others wait, and do not delay requests.
const EVENTS: usize = 16;

/// How many queries that have ended may read on for others. Such reads wait outside `Limits::requests_in_flight`.
const UNNEEDED_READS: usize = 16;

/// What the execution of operations needs.
pub struct Executor {
    /// The settings, the upstream clients and the read cache.
    pub services: Arc<Services>,
    /// The documents that can be executed.
    pub documents: DocumentStore,
    /// The GraphQL schema.
    pub schema: Schema,
    /// One permit: introspection calls no service, so it only takes the time of others.
    pub introspection: Semaphore,
    /// A permit for each event of a subscription.
    pub events: Semaphore,
    /// One permit for the lists of each query that are read on after it, for others that wait for them.
    pub unneeded_reads: Arc<Semaphore>,
    /// The memory of answers until they are read.
    pub answers: Arc<Memory>,
    /// The tasks of operations that end even if their callers disconnect.
    pub tasks: TaskTracker,
}

impl Executor {
    /// The executor of a newly started gateway.
    pub fn new(services: Arc<Services>, documents: DocumentStore, tasks: TaskTracker) -> Self {
        Self {
            schema: schema::builder().finish(),
            introspection: Semaphore::new(1),
            events: Semaphore::new(EVENTS),
            unneeded_reads: Arc::new(Semaphore::new(UNNEEDED_READS)),
            answers: Memory::new(services.settings.limits.answers_bytes),
            services,
            documents,
            tasks,
        }
    }
}
