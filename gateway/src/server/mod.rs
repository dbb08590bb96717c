//! The HTTP server: its start and its shutdown.

mod accept;
mod access_log;
mod device_files;
mod headers;
mod log_writer;
mod routes;
mod static_files;
pub mod telemetry;

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout_at};

use crate::config::settings::Settings;
use crate::graphql::documents::store::DocumentStore;
use crate::graphql::state::AppState;
use crate::request::Services;
use crate::traces;

/// How often the metrics recorder frees memory.
const METRICS_UPKEEP: Duration = Duration::from_secs(5);

/// The stack size of each thread; the system allocates only what is used.
const THREAD_STACK_BYTES: usize = 32 << 20;

/// How long the threads may take to finish when the process ends.
const THREADS_END: Duration = Duration::from_millis(500);

/// The runtime of a gateway. Its threads have enough stack for the deepest document allowed: the resolver
/// of a field runs inside the resolver of its parent.
///
/// # Errors
/// If the system cannot create threads.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .thread_stack_size(THREAD_STACK_BYTES)
        .build()
}

/// Runs the work of a process to its end. Threads that are still busy are then abandoned: a DNS lookup that fails may take
/// far longer than the process has to stop.
///
/// # Errors
/// If the system cannot create threads.
pub fn run<T>(work: impl Future<Output = T>) -> std::io::Result<T> {
    let runtime = runtime()?;
    let result = runtime.block_on(work);
    runtime.shutdown_timeout(THREADS_END);
    Ok(result)
}

/// A gateway that serves requests.
pub struct RunningGateway {
    /// The address it listens on.
    pub address: SocketAddr,
    state: Arc<AppState>,
    accept_task: JoinHandle<()>,
    upkeep_task: JoinHandle<()>,
}

/// Starts a gateway. The services need not be running yet.
///
/// # Errors
/// Why it does not start.
pub async fn start(settings: Settings) -> Result<RunningGateway, String> {
    // Only the first call has an effect: a second gateway in the process uses the same provider.
    let _is_first = rustls::crypto::ring::default_provider().install_default();
    let metrics = telemetry::metrics_handle();
    let listen = settings.listen;
    let cannot = |why: String| format!("The gateway cannot start: {why}");
    let documents = DocumentStore::new(&settings).map_err(cannot)?;
    let services = Services::new(Arc::new(settings)).map_err(|error| {
        cannot(format!(
            "{} {}",
            error.message(),
            error.cause().unwrap_or_default()
        ))
    })?;
    let listener = TcpListener::bind(listen).await;
    let listener = listener.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => format!(
            "The address {listen} is taken: stop what listens there, or choose another with --listen."
        ),
        _ => format!("The gateway cannot listen on {listen}: {error}."),
    })?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let endpoint = services.settings.otlp_endpoint.as_ref();
    let traces = endpoint.map(traces::start).transpose();
    let traces = traces.map_err(cannot)?;
    let state = Arc::new(AppState::new(services, documents, traces));
    let accept_task = tokio::spawn(accept::accept(
        listener,
        Arc::clone(&state),
        routes::router(&state),
    ));
    let upkeep_task = tokio::spawn(async move {
        let mut interval = tokio::time::interval(METRICS_UPKEEP);
        loop {
            interval.tick().await;
            if let Some(metrics) = metrics {
                metrics.run_upkeep();
            }
        }
    });
    Ok(RunningGateway {
        address,
        state,
        accept_task,
        upkeep_task,
    })
}

impl RunningGateway {
    /// Stops the gateway: announces it, closes the listener, finishes the requests in flight, and drops the rest when
    /// the time is up.
    pub async fn stop(self) {
        let state = self.state;
        let timeouts = &state.settings.timeouts;
        let deadline = Instant::now() + timeouts.drain;
        state.lifecycle.stopping.cancel();
        sleep(timeouts.stop_notice()).await;
        state.lifecycle.draining.cancel();
        let _accepted = self.accept_task.await;
        state.lifecycle.tasks.close();
        if timeout_at(deadline, state.lifecycle.tasks.wait())
            .await
            .is_err()
        {
            tracing::warn!(
                tasks = state.lifecycle.tasks.len(),
                "the time to stop is over: open requests are dropped"
            );
            state.lifecycle.aborting.cancel();
        }
        if let Some(traces) = &state.traces {
            traces.stop(deadline).await;
        }
        self.upkeep_task.abort();
    }
}
