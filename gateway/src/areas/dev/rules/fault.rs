//! The faults that can be set.

use super::Wrong;
use crate::areas::dev::fault::{FaultKind, SandboxService};
use crate::areas::dev::mutations::SetFaultInput;

/// Everything that is wrong with a fault.
pub fn wrong_in(fault: &SetFaultInput) -> Vec<Wrong> {
    let SetFaultInput {
        service,
        path,
        kind,
        status,
        latency_ms,
        times,
    } = fault;
    let checks = [
        (
            "service",
            *service != SandboxService::Unrecognized,
            "Choose a service.",
        ),
        (
            "path",
            path.is_empty() || is_prefix(path),
            "Start with / and use at most 300 characters, without spaces, ? and #. Leave it empty for all paths.",
        ),
        (
            "kind",
            *kind != FaultKind::Unrecognized,
            "Choose what goes wrong.",
        ),
        (
            "status",
            match kind {
                FaultKind::Status => status.is_some_and(|status| (400..=599).contains(&status)),
                _ => status.is_none(),
            },
            "A status is required for the kind STATUS, from 400 to 599. Other kinds have none.",
        ),
        (
            "latencyMs",
            latency_ms.map_or(*kind != FaultKind::Latency, |ms| (0..=60_000).contains(&ms)),
            "A delay is from 0 to 60,000 milliseconds, and required for the kind LATENCY.",
        ),
        (
            "times",
            // These end every session, after which no user could clear the fault.
            times.map_or(!matches!(status, Some(401 | 403)), |times| {
                (1..=1_000).contains(&times)
            }),
            "The number is from 1 to 1,000, and required for 401 and 403, which sign everybody out.",
        ),
    ];
    checks
        .into_iter()
        .filter(|(_, is_right, _)| !is_right)
        .map(|(field, _, message)| (field, message))
        .collect()
}

fn is_prefix(path: &str) -> bool {
    let is_invalid = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '?' | '#');
    path.starts_with('/') && path.chars().count() <= 300 && !path.contains(is_invalid)
}

#[cfg(test)]
mod tests {
    use async_graphql::{InputType, Value};
    use serde_json::json;

    use super::*;

    #[test]
    fn each_field_of_a_fault_has_its_bounds() {
        let path = |path: &str| json!({ "kind": "CUT", "path": path });
        let cases = [
            (json!({ "kind": "CUT" }), ""),
            (json!({ "kind": "MALFORMED_ROW", "latencyMs": 20 }), ""),
            (json!({ "kind": "UNRECOGNIZED" }), "kind"),
            (json!({ "kind": "CUT", "service": "STORAGE" }), ""),
            (
                json!({ "kind": "CUT", "service": "UNRECOGNIZED" }),
                "service",
            ),
            (path("/"), ""),
            (path("/v3/api/providers/latest-pings/50%25"), ""),
            (path(&format!("/{}", "é".repeat(299))), ""),
            (path(&format!("/{}", "a".repeat(300))), "path"),
            (path("v3/api"), "path"),
            (path("/v3 /api"), "path"),
            (path("/v3/api?t=1"), "path"),
            (path("/v3#x"), "path"),
            (json!({ "kind": "STATUS" }), "status"),
            (json!({ "kind": "STATUS", "status": 399 }), "status"),
            (json!({ "kind": "STATUS", "status": 400 }), ""),
            (json!({ "kind": "STATUS", "status": 599 }), ""),
            (json!({ "kind": "STATUS", "status": 600 }), "status"),
            (json!({ "kind": "CUT", "status": 500 }), "status"),
            (json!({ "kind": "LATENCY" }), "latencyMs"),
            (json!({ "kind": "LATENCY", "latencyMs": -1 }), "latencyMs"),
            (json!({ "kind": "LATENCY", "latencyMs": 0 }), ""),
            (json!({ "kind": "LATENCY", "latencyMs": 60_000 }), ""),
            (json!({ "kind": "CUT", "latencyMs": 60_001 }), "latencyMs"),
            (json!({ "kind": "CUT", "times": 0 }), "times"),
            (json!({ "kind": "CUT", "times": 1 }), ""),
            (json!({ "kind": "CUT", "times": 1_000 }), ""),
            (json!({ "kind": "CUT", "times": 1_001 }), "times"),
            (json!({ "kind": "STATUS", "status": 401 }), "times"),
            (json!({ "kind": "STATUS", "status": 403 }), "times"),
            (json!({ "kind": "STATUS", "status": 403, "times": 5 }), ""),
        ];
        for (input, expected) in cases {
            let fault = SetFaultInput::parse(Some(Value::from_json(input.clone()).unwrap()));
            let wrong = wrong_in(&fault.map_err(|_| &input).unwrap());
            let fields: Vec<&str> = wrong.into_iter().map(|(field, _)| field).collect();
            assert_eq!(fields.join(", "), expected, "{input}");
        }
    }
}
