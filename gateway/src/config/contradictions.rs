//! Settings that are valid alone and wrong together.

use clap::ArgMatches;

/// The settings that do not go with others, and what they must be.
pub(super) fn contradictions(
    matches: &ArgMatches,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    const MISSING: &str =
        "given too, because another service is named; leave out all three to start the sandbox";
    const NO_SANDBOX: &str = "left out when the services are named: no sandbox is started then";
    const OWN_SWITCH: &str =
        "left out when no service is named: the sandbox then has a switch of its own";
    let is_given = |id: &str| matches.contains_id(id);
    let services = ["main_api_url", "pipeline_url", "backfill_url"];
    let is_sandbox = !services.into_iter().any(is_given);
    let missing = services.map(|id| (id, MISSING, !is_sandbox && !is_given(id)));
    let unused = ["sandbox_data", "sandbox_faults_port"]
        .map(|id| (id, NO_SANDBOX, !is_sandbox && is_given(id)));
    let switch = (
        "sandbox_faults_url",
        OWN_SWITCH,
        is_sandbox && is_given("sandbox_faults_url"),
    );
    let all = missing.into_iter().chain(unused).chain([switch]);
    all.filter_map(|(id, expected, is_wrong)| is_wrong.then_some((id, expected)))
}
