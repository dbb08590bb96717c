//! The running gateway: its start and its stop.

pub mod accept;
pub mod exports;
pub mod routes;
pub mod static_files;
pub mod telemetry;
pub mod timed_stream;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpSocket;
use tokio::task::JoinHandle;

use self::accept::Shutdown;
use crate::config::settings::Settings;
use crate::graphql::documents::Documents;
use crate::graphql::state::AppState;
use crate::schema;
use crate::session::Services;

/// Connections the system may hold until they are accepted.
const BACKLOG: u32 = 4_096;

/// How often the metrics give back what they no longer need.
const METRICS_UPKEEP: Duration = Duration::from_secs(5);

/// The stack of each thread; the system gives what is used of it only.
const THREAD_STACK: usize = 32 << 20;

/// Why a gateway does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Somebody else listens there.
    #[error("The address {0} is taken: stop what listens there, or choose another with --listen.")]
    AddressTaken(SocketAddr),
    /// The address cannot be listened on.
    #[error("The gateway cannot listen on {0}: {1}.")]
    Listen(SocketAddr, std::io::Error),
    /// A part of the gateway does not start.
    #[error("The gateway cannot start: {0}")]
    Part(String),
}

/// The runtime a gateway runs on. Its threads have room for the deepest document that may be asked for:
/// what answers a field runs inside of what answers its parent.
///
/// # Errors
/// When the system gives no threads.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .thread_stack_size(THREAD_STACK)
        .build()
}

/// A gateway that answers requests.
pub struct RunningGateway {
    /// Where it listens.
    pub address: SocketAddr,
    gateway: Arc<AppState>,
    ending: Shutdown,
    accepting: JoinHandle<()>,
    upkeep: JoinHandle<()>,
}

/// Starts a gateway. The settings name the services, which need not run yet.
pub async fn start(settings: Settings) -> Result<RunningGateway, ServerError> {
    // The first provider stays, and there is only one: a second start in one process changes nothing.
    let _is_first = rustls::crypto::ring::default_provider().install_default();
    let metrics = telemetry::start_metrics();
    let listen = settings.listen;
    let documents = Documents::new(&settings).map_err(ServerError::Part)?;
    let settings = Arc::new(settings);
    let services = Services::new(Arc::clone(&settings)).map_err(|error| {
        ServerError::Part(format!(
            "{} {}",
            error.message(),
            error.cause().unwrap_or_default()
        ))
    })?;
    let listener = bind(listen).map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServerError::AddressTaken(listen),
        _ => ServerError::Listen(listen, error),
    })?;
    let address = listener
        .local_addr()
        .map_err(|error| ServerError::Listen(listen, error))?;
    let gateway = Arc::new(AppState::new(
        settings,
        schema::build(),
        services,
        documents,
    ));
    let ending = Shutdown::default();
    let accepting = tokio::spawn(accept::accept(
        listener,
        Arc::clone(&gateway),
        routes::router(&gateway),
        ending.clone(),
    ));
    let upkeep = tokio::spawn(async move {
        let mut turns = tokio::time::interval(METRICS_UPKEEP);
        loop {
            turns.tick().await;
            if let Some(metrics) = metrics {
                metrics.run_upkeep();
            }
        }
    });
    Ok(RunningGateway {
        address,
        gateway,
        ending,
        accepting,
        upkeep,
    })
}

fn bind(address: SocketAddr) -> std::io::Result<tokio::net::TcpListener> {
    let socket = if address.is_ipv4() {
        TcpSocket::new_v4()?
    } else {
        TcpSocket::new_v6()?
    };
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

impl RunningGateway {
    /// Stops: first the gateway says that it is going, then takes no more connections, then finishes
    /// what it has begun, and cuts off what is left when time is up.
    pub async fn stop(self) {
        let patience = &self.gateway.settings.timeouts;
        let deadline = tokio::time::Instant::now() + patience.drain;
        self.gateway.announce_stop();
        tokio::time::sleep(patience.notice).await;
        self.ending.close.cancel();
        let _accepted = self.accepting.await;
        self.gateway.draining.cancel();
        self.gateway.tasks.close();
        if tokio::time::timeout_at(deadline, self.gateway.tasks.wait())
            .await
            .is_err()
        {
            tracing::warn!(
                left = self.gateway.tasks.len(),
                "time is up: what still ran is cut off"
            );
            self.ending.cut.cancel();
        }
        self.upkeep.abort();
    }
}
