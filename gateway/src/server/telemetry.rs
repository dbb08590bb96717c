//! Logs, the audit lines among them, and metrics. None contains tokens, query strings or people's text, and every label
//! has a fixed set of values.

use std::fs::{File, OpenOptions, Permissions};
use std::io::{self, BufWriter, IsTerminal};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing::Metadata;
use tracing_appender::non_blocking::{NonBlocking, WorkerGuard};
use tracing_subscriber::filter::{FilterExt, LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, Registry, fmt};

use crate::config::settings::Settings;
use crate::server::log_writer::{self, AuditFile, Batches};

/// The buckets of durations, in seconds.
const BUCKETS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// The target of the lines about mutations.
const AUDIT: &str = "audit";

/// The threads that write the file of the audit lines, and the log. Dropped, they write what is left: first the file,
/// because lines that it refuses go to the log.
pub type Log = (Option<WorkerGuard>, WorkerGuard);

/// Starts the log of the process. Later calls have no effect. The log is written as long as the result lives.
///
/// # Errors
/// If the file of the audit lines cannot be opened.
pub fn start_log(settings: &Settings) -> Result<Log, String> {
    let is_audit = |metadata: &Metadata<'_>| metadata.target() == AUDIT;
    let (lines, log) = log_writer::start(Batches(BufWriter::new(io::stderr())));
    let (audit, audit_lines) = match &settings.audit_log {
        None => (None, lines.clone()),
        Some(path) => {
            let file = open_private(path)
                .map_err(|error| format!("The file of --audit-log cannot be opened: {error}."))?;
            let (audit_lines, thread) = log_writer::start(AuditFile {
                file,
                log: lines.clone(),
                is_failing: false,
            });
            (Some(thread), audit_lines)
        }
    };
    let is_text = io::stderr().is_terminal();
    // Two layers, so that the filter of one cannot drop the lines of the other.
    let filter =
        EnvFilter::new(&settings.log_filter).and(filter_fn(move |metadata| !is_audit(metadata)));
    let layers = [
        layer(is_text, lines).with_filter(filter).boxed(),
        layer(is_text && audit.is_none(), audit_lines)
            .with_filter(filter_fn(is_audit).with_max_level_hint(LevelFilter::INFO))
            .boxed(),
    ];
    let layers = Vec::from(layers);
    let _is_first = tracing_subscriber::registry().with(layers).try_init();
    Ok((audit, log))
}

/// Opens a file that only its owner can read, because the audit lines have email addresses.
fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    let file = options.create(true).append(true).mode(0o600).open(path)?;
    let metadata = file.metadata()?;
    if metadata.is_file() && metadata.permissions().mode() & 0o077 != 0 {
        file.set_permissions(Permissions::from_mode(0o600))?;
    }
    Ok(file)
}

fn layer(is_text: bool, lines: NonBlocking) -> Box<dyn Layer<Registry> + Send + Sync> {
    let layer = fmt::layer().with_writer(lines);
    match is_text {
        true => layer.boxed(),
        false => layer
            .json()
            .flatten_event(true)
            .with_current_span(true)
            .with_span_list(false)
            .boxed(),
    }
}

/// Returns the metrics of the process, which the first call starts and all gateways in it share.
pub fn metrics_handle() -> Option<&'static PrometheusHandle> {
    let handle = METRICS.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS);
        let installed = builder.and_then(PrometheusBuilder::install_recorder);
        installed
            .inspect(|_| start_at_zero())
            .inspect_err(|error| tracing::warn!(%error, "metrics are not collected"))
            .ok()
    });
    handle.as_ref()
}

/// Exports the counters of the alerts before anything is counted: Prometheus sees no increase in a series whose first value
/// is not zero.
fn start_at_zero() {
    for name in [
        "marquee_connections_refused_total",
        "marquee_log_lines_lost_total",
        "marquee_spans_lost_total",
        "marquee_subscriptions_refused_total",
    ] {
        metrics::counter!(name).absolute(0);
    }
    metrics::counter!("marquee_http_requests_total", "route" => "graphql", "status" => "5xx")
        .absolute(0);
    for kind in ["query", "mutation"] {
        metrics::counter!("marquee_graphql_operations_total", "kind" => kind, "name" => "free text", "outcome" => "error")
            .absolute(0);
    }
    for service in ["main", "pipeline", "backfill", "storage"] {
        metrics::counter!("marquee_upstream_held_back_total", "service" => service).absolute(0);
        for outcome in ["500", "503", "UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT"] {
            metrics::counter!("marquee_upstream_calls_total", "service" => service, "outcome" => outcome)
                .absolute(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_the_audit_lines_is_private() {
        let path = std::env::temp_dir().join(format!("marquee-audit-{}", std::process::id()));
        std::fs::write(&path, "line\n").unwrap();
        std::fs::set_permissions(&path, Permissions::from_mode(0o644)).unwrap();
        let opened = open_private(&path).unwrap().metadata().unwrap();
        assert_eq!(opened.permissions().mode() & 0o777, 0o600);
        assert_eq!(opened.len(), 5, "its lines are kept");
        std::fs::remove_file(&path).unwrap();
    }
}
