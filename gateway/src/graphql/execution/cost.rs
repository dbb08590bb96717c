//! `extensions.cost`: what a request cost, and what is left of its budgets.

use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use tokio::time::timeout;

use crate::graph::budget::AnswerBudget;
use crate::request::RequestContext;
use crate::upstream::{CallCost, RecordedCall};

/// How long an answer waits to learn whether its caller is a developer.
const ROLE_TIME: Duration = Duration::from_millis(500);

/// What a request that asks for it has cost; `None` for any other. Developers see each call, too, but not those of an
/// introspection: others wait for it.
pub async fn cost_of(
    context: &RequestContext,
    budget: &AnswerBudget,
    started: Instant,
    introspects: bool,
) -> Option<Value> {
    let cost = context.cost()?;
    let took = started.elapsed();
    let left = context.budget_left();
    let ((rows, rows_left), (bytes, bytes_left)) = (budget.rows(), budget.bytes());
    let mut result = json!({
        "calls": { "made": cost.calls.len(), "shared": cost.shared, "cached": cost.cached },
        "rows": rows,
        "bytes": bytes,
        "milliseconds": milliseconds(took),
        "services": services(&cost),
        "left": {
            "calls": left.calls,
            "rows": rows_left,
            "bytes": bytes_left,
            "responseBytes": left.bytes,
            "milliseconds": milliseconds(left.time),
        },
    });
    // Whether the caller is a developer may cost a call, which is not the request's, and which its answer cannot wait for.
    let is_developer = timeout(ROLE_TIME, context.is_developer());
    if !introspects && is_developer.await.unwrap_or(false) {
        result["log"] = cost.calls.iter().map(entry).collect();
    }
    Some(result)
}

fn services(cost: &CallCost) -> Value {
    let services = cost.services().into_iter();
    let services = services.map(|(name, service)| {
        let service = json!({
            "calls": service.calls,
            "bytes": service.bytes,
            "milliseconds": milliseconds(service.time),
        });
        (name.to_owned(), service)
    });
    Value::Object(Map::from_iter(services))
}

fn entry(call: &RecordedCall) -> Value {
    json!({
        "service": call.service,
        "method": call.method.as_str(),
        "path": call.path,
        "status": call.status,
        "bytes": call.bytes,
        "milliseconds": milliseconds(call.took),
    })
}

/// Milliseconds with one decimal.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 10_000.0).round() / 10.0
}
