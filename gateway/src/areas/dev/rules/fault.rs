//! What a fault may be asked with.

use super::Wrong;
use crate::areas::dev::fault_kind::FaultKind;
use crate::areas::dev::http_method::HttpMethod;
use crate::areas::dev::sandbox_service::SandboxServiceName;

/// The longest delay of a fault, in milliseconds.
const MOST_LATENCY_MS: i32 = 60_000;
/// How often a fault may strike at most, unless it strikes until it is cleared.
const MOST_TIMES: i32 = 1_000;
/// Characters of a path's beginning.
const MOST_PATH: usize = 300;
/// Characters of a message.
const MOST_MESSAGE: usize = 500;

/// A fault as somebody wants it.
pub struct WantedFault<'a> {
    pub service: SandboxServiceName,
    pub path: &'a str,
    pub method: Option<HttpMethod>,
    pub kind: FaultKind,
    pub status: Option<i32>,
    pub message: Option<&'a str>,
    pub latency_ms: Option<i32>,
    pub times: Option<i32>,
}

/// Everything that is wrong with a fault. `me` is the path by which the main API knows its caller.
pub fn wrong_in(fault: &WantedFault<'_>, me: &str) -> Vec<Wrong> {
    let checks = [
        ("service", wrong_service(fault)),
        ("path", wrong_path(fault.path)),
        ("method", wrong_method(fault.method)),
        ("kind", wrong_kind(fault.kind)),
        ("status", wrong_status(fault)),
        ("message", wrong_message(fault)),
        ("latencyMs", wrong_latency(fault)),
        ("times", wrong_times(fault, me)),
    ];
    checks
        .into_iter()
        .filter_map(|(field, wrong)| Some((field, wrong?)))
        .collect()
}

fn wrong_service(fault: &WantedFault<'_>) -> Option<String> {
    let is_unknown = fault.service == SandboxServiceName::Unrecognized;
    is_unknown.then(|| "Choose one of the sandbox's services.".to_owned())
}

fn wrong_path(path: &str) -> Option<String> {
    let is_odd =
        |letter: char| letter.is_whitespace() || letter.is_control() || "?#".contains(letter);
    if path.chars().count() > MOST_PATH {
        return Some(format!("A path has at most {MOST_PATH} characters."));
    }
    if path.is_empty() || (path.starts_with('/') && !path.contains(is_odd)) {
        return None;
    }
    Some("A path begins with / and has no blanks, ? or #. Leave it empty for all paths.".to_owned())
}

fn wrong_method(method: Option<HttpMethod>) -> Option<String> {
    let is_unknown = method == Some(HttpMethod::Unrecognized);
    is_unknown.then(|| "Choose a method, or none for every method.".to_owned())
}

fn wrong_kind(kind: FaultKind) -> Option<String> {
    let is_unknown = kind == FaultKind::Unrecognized;
    is_unknown.then(|| "Choose what goes wrong.".to_owned())
}

fn wrong_status(fault: &WantedFault<'_>) -> Option<String> {
    let (details, _) = fault.kind.details()?;
    match fault.status {
        Some(_) if !details.takes_status => Some(format!(
            "\"{}\" takes no status: leave it out.",
            details.label
        )),
        Some(status) if !(400..=599).contains(&status) => {
            Some("A status is a whole number from 400 to 599.".to_owned())
        }
        None if details.needs_status => {
            Some("A status is required: a whole number from 400 to 599.".to_owned())
        }
        _ => None,
    }
}

fn wrong_message(fault: &WantedFault<'_>) -> Option<String> {
    let (details, _) = fault.kind.details()?;
    let message = fault.message?;
    if !details.takes_message {
        return Some(format!(
            "\"{}\" takes no message: leave it out.",
            details.label
        ));
    }
    (message.chars().count() > MOST_MESSAGE)
        .then(|| format!("A message has at most {MOST_MESSAGE} characters."))
}

fn wrong_latency(fault: &WantedFault<'_>) -> Option<String> {
    let (details, _) = fault.kind.details()?;
    let right = format!("a whole number of milliseconds from 0 to {MOST_LATENCY_MS}.");
    match fault.latency_ms {
        Some(latency) if !(0..=MOST_LATENCY_MS).contains(&latency) => {
            Some(format!("A latency is {right}"))
        }
        None if details.needs_latency => Some(format!("A latency is required: {right}")),
        _ => None,
    }
}

fn wrong_times(fault: &WantedFault<'_>, me: &str) -> Option<String> {
    match fault.times {
        Some(times) if !(1..=MOST_TIMES).contains(&times) => Some(format!(
            "A number of times lies between 1 and {MOST_TIMES}. Leave it out for a fault that lasts."
        )),
        None if signs_everybody_out(fault, me) => Some(
            "A number of times is required: this fault signs everybody out, and then nobody could clear it."
                .to_owned(),
        ),
        _ => None,
    }
}

/// Whether no session lasts while the fault is on, because the main API refuses to know its caller.
fn signs_everybody_out(fault: &WantedFault<'_>, me: &str) -> bool {
    fault.service == SandboxServiceName::Main
        && me.starts_with(fault.path)
        && matches!(fault.method, None | Some(HttpMethod::Get))
        && matches!(fault.status, Some(401 | 403))
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    const ME: &str = "/v3/auth/me";

    const FAULT: WantedFault<'_> = WantedFault {
        service: SandboxServiceName::Main,
        path: "/v3/api/customers",
        method: None,
        kind: FaultKind::Status,
        status: Some(503),
        message: None,
        latency_ms: None,
        times: None,
    };

    fn fields(fault: &WantedFault<'_>) -> Vec<&'static str> {
        let wrong = wrong_in(fault, ME);
        wrong.into_iter().map(|(field, _)| field).collect()
    }

    #[test]
    fn the_numbers_of_a_fault_have_both_their_bounds() {
        let cases = [
            (399, vec!["status"]),
            (400, vec![]),
            (599, vec![]),
            (600, vec!["status"]),
        ];
        for (status, wrong) in cases {
            let status = Some(status);
            assert_eq!(fields(&WantedFault { status, ..FAULT }), wrong);
        }
        let cases = [
            (-1, vec!["latencyMs"]),
            (0, vec![]),
            (60_000, vec![]),
            (60_001, vec!["latencyMs"]),
        ];
        for (latency_ms, wrong) in cases {
            let latency_ms = Some(latency_ms);
            assert_eq!(
                fields(&WantedFault {
                    latency_ms,
                    ..FAULT
                }),
                wrong
            );
        }
        let cases = [
            (0, vec!["times"]),
            (1, vec![]),
            (1_000, vec![]),
            (1_001, vec!["times"]),
        ];
        for (times, wrong) in cases {
            let times = Some(times);
            assert_eq!(fields(&WantedFault { times, ..FAULT }), wrong);
        }
    }

    #[test]
    fn a_path_is_empty_or_begins_with_a_slash() {
        let long = format!("/{}", "a".repeat(MOST_PATH));
        let cases = [
            ("", true),
            ("/", true),
            ("/v3/api/campaigns/4", true),
            ("/v3/api/providers/latest-pings/50%25", true),
            ("v3/api", false),
            ("/v3 /api", false),
            ("/v3/api?t=1", false),
            ("/v3#x", false),
            ("http://elsewhere.example/", false),
            (long.as_str(), false),
            (&long[..MOST_PATH], true),
        ];
        for (path, is_right) in cases {
            assert_eq!(
                fields(&WantedFault { path, ..FAULT }).is_empty(),
                is_right,
                "{path}"
            );
        }
    }

    #[test]
    fn a_kind_takes_what_belongs_to_it_and_nothing_else() {
        let status = Some(503);
        let message = Some("Back soon.");
        let cases = [
            (FaultKind::Status, None, None, None, vec!["status"]),
            (FaultKind::Status, status, message, None, vec![]),
            (FaultKind::Html, status, None, None, vec![]),
            (FaultKind::Html, None, message, None, vec!["message"]),
            (
                FaultKind::Cut,
                status,
                message,
                None,
                vec!["status", "message"],
            ),
            (FaultKind::Cut, None, None, Some(20), vec![]),
            (FaultKind::Latency, None, None, None, vec!["latencyMs"]),
            (FaultKind::Latency, None, None, Some(20), vec![]),
            (FaultKind::Unrecognized, None, None, None, vec!["kind"]),
        ];
        for (kind, status, message, latency_ms, wrong) in cases {
            let fault = WantedFault {
                kind,
                status,
                message,
                latency_ms,
                ..FAULT
            };
            assert_eq!(fields(&fault), wrong, "{kind:?}");
        }
        let unknown = WantedFault {
            service: SandboxServiceName::Unrecognized,
            method: Some(HttpMethod::Unrecognized),
            message: Some(&"a".repeat(MOST_MESSAGE + 1)),
            ..FAULT
        };
        assert_eq!(fields(&unknown), ["service", "method", "message"]);
    }

    #[test]
    fn a_fault_that_signs_everybody_out_ends_by_itself() {
        let cases = [
            ("", Some(403), None, None, false),
            ("/v3/auth/me", Some(401), Some(HttpMethod::Get), None, false),
            ("/v3/auth", Some(403), None, Some(5), true),
            ("/v3/auth/me", Some(403), Some(HttpMethod::Post), None, true),
            ("/v3/auth/me", Some(503), None, None, true),
            ("/v3/auth/meat", Some(403), None, None, true),
            ("/v3/api", Some(403), None, None, true),
        ];
        for (path, status, method, times, is_right) in cases {
            let fault = WantedFault {
                path,
                status,
                method,
                times,
                ..FAULT
            };
            assert_eq!(fields(&fault).is_empty(), is_right, "{path} {status:?}");
        }
    }
}
