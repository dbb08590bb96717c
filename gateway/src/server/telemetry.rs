//! Logs and metrics. Neither contains tokens, query strings or people's text, and every label has a fixed set of
//! values.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::EnvFilter;

use crate::config::settings::{LogFormat, Settings};
use crate::server::log_writer::LogThread;

/// The buckets of durations, in seconds.
const BUCKETS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts the log of the process. Later calls have no effect. The log is written as long as the result lives.
pub fn start_log(settings: &Settings) -> LogThread {
    let filter = EnvFilter::new(&settings.log_filter);
    let (thread, lines) = LogThread::start(std::io::stderr());
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(lines);
    let _is_first = match settings.log_format {
        LogFormat::Json => builder
            .json()
            .flatten_event(true)
            .with_current_span(true)
            .with_span_list(false)
            .try_init(),
        LogFormat::Text => builder.try_init(),
    };
    thread
}

/// Returns the metrics of the process, which the first call starts and all gateways in it share.
pub fn metrics_handle() -> Option<&'static PrometheusHandle> {
    let handle = METRICS.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)
            .map_err(|error| error.to_string());
        match builder.and_then(|builder| {
            builder
                .install_recorder()
                .map_err(|error| error.to_string())
        }) {
            Ok(handle) => {
                describe();
                Some(handle)
            }
            Err(error) => {
                tracing::warn!(error, "metrics are not collected");
                None
            }
        }
    });
    handle.as_ref()
}

fn describe() {
    metrics::describe_counter!(
        "marquee_http_requests_total",
        "Requests, by kind of route and class of status."
    );
    metrics::describe_histogram!(
        "marquee_http_request_seconds",
        "Time to respond to a request, by kind of route."
    );
    metrics::describe_counter!(
        "marquee_graphql_operations_total",
        "Executed operations, by kind, name and outcome."
    );
    metrics::describe_histogram!(
        "marquee_graphql_operation_seconds",
        "Time to execute an operation, by kind and name."
    );
    metrics::describe_counter!(
        "marquee_graphql_shared_total",
        "Queries that shared the execution of an identical one."
    );
    metrics::describe_gauge!("marquee_connections_open", "Open connections.");
    metrics::describe_counter!(
        "marquee_connections_refused_total",
        "Connections refused because too many are open."
    );
    metrics::describe_gauge!("marquee_sockets_open", "Open WebSockets.");
    metrics::describe_gauge!(
        "marquee_room_bytes",
        "Bytes of long responses, unread answers and files, which --max-response-bytes limits."
    );
    metrics::describe_counter!(
        "marquee_log_lines_lost_total",
        "Lines of the log that were lost because it was not read fast enough."
    );
}
