//! The files that the process may open: every connection is one.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::config::settings::Settings;

/// The services that calls are made to: main, pipeline and backfill.
const SERVICES: usize = 3;

/// What else is open: the listener, the log, the files of the runtime and of the sandbox.
const OTHERS: usize = 128;

/// Makes sure that the process may open as many files as the settings allow connections. It raises its own limit
/// if it may.
///
/// # Errors
/// Says what the limit is, and what it must be.
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
        "the process may open {} files, and needs {needed} for --max-connections {} and --upstream-connections {}. \
         Raise its limit (ulimit -n), or lower these settings.",
        limit.maximum.unwrap_or(u64::MAX),
        settings.limits.connections,
        settings.upstream_connections,
    ))
}

fn needed(settings: &Settings) -> u64 {
    // Reads keep idle connections beside those of writes.
    let calls = 2 * SERVICES * settings.upstream_connections;
    // The sandbox is in the same process and has the other ends.
    let ends = if settings.is_sandbox { 2 } else { 1 };
    (settings.limits.connections + ends * calls + OTHERS) as u64
}
