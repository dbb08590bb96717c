//! The files that the process may open: every connection is one.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::config::settings::Settings;

/// The services that the gateway calls: main, pipeline and backfill.
const SERVICES: usize = 3;

/// Other open files: the listener, the log, the runtime and the sandbox.
const OTHERS: usize = 128;

/// Makes sure that the process may open enough files for the connections that the settings allow. Raises its own limit
/// if permitted.
///
/// # Errors
/// If the limit is too low; states the limit and the number needed.
pub(super) fn check(settings: &Settings) -> Result<(), String> {
    let needed = needed(settings);
    let limit = getrlimit(Resource::Nofile);
    let is_enough = |limit: Option<u64>| limit.is_none_or(|limit| limit >= needed);
    if is_enough(limit.current) {
        return Ok(());
    }
    let raised = Rlimit {
        current: Some(needed),
        maximum: limit.maximum,
    };
    if is_enough(limit.maximum) && setrlimit(Resource::Nofile, raised).is_ok() {
        return Ok(());
    }
    Err(format!(
        "the process may open {} files, and needs {needed}. Raise its limit (ulimit -n).",
        limit.maximum.unwrap_or(u64::MAX),
    ))
}

fn needed(settings: &Settings) -> u64 {
    // Reads and writes have separate idle connections.
    let calls = 2 * SERVICES * settings.upstream_connections;
    // The sandbox runs in the same process and holds the other ends.
    let ends = if settings.is_sandbox { 2 } else { 1 };
    (settings.limits.connections + ends * calls + OTHERS) as u64
}
