//! Metrics and log records of operations.

use std::time::Duration;

/// Counts and times an executed operation.
pub fn operation_ended(kind: &'static str, name: String, took: Duration, is_ok: bool) {
    let outcome = if is_ok { "ok" } else { "error" };
    metrics::counter!("marquee_graphql_operations_total", "kind" => kind, "name" => name.clone(), "outcome" => outcome)
        .increment(1);
    metrics::histogram!("marquee_graphql_operation_seconds", "kind" => kind, "name" => name)
        .record(took.as_secs_f64());
}

/// Adds one to a gauge until it is dropped.
pub struct GaugeGuard(&'static str);

impl GaugeGuard {
    /// Adds one to the gauge.
    pub fn new(gauge: &'static str) -> Self {
        metrics::gauge!(gauge).increment(1);
        Self(gauge)
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        metrics::gauge!(self.0).decrement(1);
    }
}

/// The access log's record of a GraphQL operation.
#[derive(Clone, Debug)]
pub struct OperationRecord {
    /// "query", "mutation", "subscription" or "export".
    pub kind: &'static str,
    /// The name, unless it is very long.
    pub name: Option<String>,
    /// Number of errors in the response.
    pub errors: usize,
    /// Number of calls to services made for it.
    pub upstream_calls: usize,
}
