//! The rules of providers.

use async_graphql::Enum;
use chrono::{DateTime, TimeDelta, Utc};

use crate::graph::collation::compare_text;
use crate::graph::dates::{later, length_text};

/// How long data of a push provider counts as fresh.
const PUSH_WINDOW: TimeDelta = TimeDelta::hours(24);
/// How long data of any other provider counts as fresh.
const PULL_WINDOW: TimeDelta = TimeDelta::hours(2);
/// Limits include their exact moment, so a result changes just after it.
pub const JUST_AFTER: TimeDelta = TimeDelta::milliseconds(1);

/// How a provider's data arrives.
#[derive(Clone, Copy, Debug, Enum, Eq, Ord, PartialEq, PartialOrd)]
pub enum ProviderType {
    /// Data is fetched from the provider.
    Pull,
    /// The provider sends its data.
    Push,
    /// Data is read from an S3 bucket.
    S3,
}

impl ProviderType {
    /// The type as text.
    pub fn label(self) -> &'static str {
        match self {
            Self::Pull => "Pull",
            Self::Push => "Push",
            Self::S3 => "S3",
        }
    }
}

/// How the data of a provider arrives.
pub fn provider_type<'a>(
    is_push: bool,
    handler: Option<&str>,
    mut config_keys: impl Iterator<Item = &'a str>,
) -> ProviderType {
    let has = |text: &str, part: &str| text.to_lowercase().contains(part);
    if is_push {
        ProviderType::Push
    } else if handler.is_some_and(|handler| has(handler, "s3"))
        || config_keys.any(|key| has(key, "s3") || has(key, "bucket"))
    {
        ProviderType::S3
    } else {
        ProviderType::Pull
    }
}

/// Whether a provider's recent data was processed.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum ProviderHealthStatus {
    /// Data was processed within the last 24 hours (push feeds) or 2 hours (others).
    Active,
    /// The provider is not in use.
    Inactive,
    /// Data was never processed.
    NoHistory,
    /// The last data is older than 24 hours (push feeds) or 2 hours (others).
    Stale,
}

impl ProviderHealthStatus {
    /// The status as text.
    pub fn label(self) -> &'static str {
        match self {
            Self::Active => "Active",
            Self::Inactive => "Inactive",
            Self::NoHistory => "No History",
            Self::Stale => "Stale",
        }
    }
}

/// Whether a provider sends data, and whether it is processed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Health {
    /// The status.
    pub status: ProviderHealthStatus,
    /// The reason, as a sentence.
    pub reason: String,
    /// The numbers behind the reason, as sentences; `None` if no number decides.
    pub explanation: Option<String>,
    /// The time since which the status holds; `None` if unknown: nothing records when a provider became active or
    /// inactive.
    pub since: Option<DateTime<Utc>>,
    /// When the status changes if no data arrives; `None` if it does not change with time.
    pub changes_at: Option<DateTime<Utc>>,
}

/// The health of a provider: push feeds have 24 hours, others 2. The exact limit and future times count as fresh.
pub fn health(
    is_active: bool,
    is_push: bool,
    last: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> Health {
    let window = if is_push { PUSH_WINDOW } else { PULL_WINDOW };
    let hours = window.num_hours();
    let stale_from = last.and_then(|last| later(later(last, window)?, JUST_AFTER));
    let (status, reason, since, changes_at) = match last {
        _ if !is_active => (
            ProviderHealthStatus::Inactive,
            "This provider is inactive.".to_owned(),
            None,
            None,
        ),
        None => (
            ProviderHealthStatus::NoHistory,
            "This provider has never been processed.".to_owned(),
            None,
            None,
        ),
        Some(last) if now.signed_duration_since(last) <= window => (
            ProviderHealthStatus::Active,
            format!("Processed within the last {hours} hours."),
            None,
            stale_from,
        ),
        Some(_) => (
            ProviderHealthStatus::Stale,
            format!("Not processed within the last {hours} hours."),
            stale_from,
            None,
        ),
    };
    let explanation = last.filter(|_| is_active).map(|last| {
        let feeds = if is_push { "push" } else { "pull and S3" };
        let age = match now.signed_duration_since(last) {
            age if age < TimeDelta::zero() => {
                "The time of the last data is in the future.".to_owned()
            }
            age => format!("Last data {} ago.", length_text(age)),
        };
        let change = changes_at.map_or_else(String::new, |at| {
            let left = length_text(at.signed_duration_since(now));
            format!(" Becomes stale in {left} if no data arrives.")
        });
        format!("{age} The limit for {feeds} feeds is {hours} h.{change}")
    });
    Health {
        status,
        reason,
        explanation,
        since,
        changes_at,
    }
}

/// The handlers to choose from: "Custom", then every handler in use, sorted.
pub fn handlers<'a>(in_use: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut handlers: Vec<String> = in_use
        .map(str::trim)
        .filter(|handler| !handler.is_empty() && *handler != CUSTOM_HANDLER)
        .map(str::to_owned)
        .collect();
    handlers.sort_by(|a, b| compare_text(a, b).then_with(|| a.cmp(b)));
    handlers.dedup();
    handlers.insert(0, CUSTOM_HANDLER.to_owned());
    handlers
}

/// The handler of a provider without one of its own.
const CUSTOM_HANDLER: &str = "Custom";

/// The handler to save: "Custom" if it is missing or blank.
pub fn saved_handler(handler: Option<&str>) -> String {
    let handler = handler.unwrap_or_default().trim();
    if handler.is_empty() {
        CUSTOM_HANDLER.to_owned()
    } else {
        handler.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    const NOW: &str = "2025-03-12T12:00:00Z";

    #[test]
    fn the_type_follows_from_push_handler_and_config_keys() {
        use ProviderType::{Pull, Push, S3};
        let none: [&str; 0] = [];
        let cases = [
            (true, Some("s3_drop"), &none[..], Push),
            (false, Some("S3Importer"), &none[..], S3),
            (false, Some("geotab"), &["url"][..], Pull),
            (false, Some("geotab"), &["Bucket"][..], S3),
            (false, Some("geotab"), &["url", "my_S3_path"][..], S3),
            (false, None, &none[..], Pull),
        ];
        for (is_push, handler, keys, expected) in cases {
            let answer = provider_type(is_push, handler, keys.iter().copied());
            assert_eq!(answer, expected, "{is_push} {handler:?} {keys:?}");
        }
    }

    #[test]
    fn pushed_data_is_fresh_for_24_hours_and_other_data_for_2() {
        use ProviderHealthStatus::{Active, Inactive, NoHistory, Stale};
        let cases = [
            (true, false, Some("2025-03-12T11:00:00Z"), Active),
            (true, true, Some("2025-03-11T18:00:00Z"), Active),
            (true, false, Some("2025-03-12T09:00:00Z"), Stale),
            (false, false, Some("2025-03-12T11:59:00Z"), Inactive),
            (true, false, None, NoHistory),
            (true, false, Some("2025-03-12T10:00:00Z"), Active),
            (true, false, Some("2025-03-12T09:59:59Z"), Stale),
            (true, true, Some("2025-03-11T12:00:00Z"), Active),
            (true, true, Some("2025-03-11T11:59:59Z"), Stale),
            (false, false, None, Inactive),
            (true, false, Some("2025-03-12T13:00:00Z"), Active),
        ];
        for (is_active, is_push, last, expected) in cases {
            let answer = health(is_active, is_push, last.map(at), at(NOW));
            assert_eq!(answer.status, expected, "{is_active} {is_push} {last:?}");
        }
    }

    #[test]
    fn health_has_a_reason_and_the_time_of_its_next_change() {
        let last = at("2025-03-12T11:00:00Z");
        let fresh = health(true, false, Some(last), at(NOW));
        assert_eq!(fresh.reason, "Processed within the last 2 hours.");
        let change = fresh.changes_at.unwrap();
        assert_eq!(
            health(true, false, Some(last), change - JUST_AFTER).status,
            fresh.status
        );
        let stale = health(true, false, Some(last), change);
        assert_eq!(stale.status, ProviderHealthStatus::Stale);
        assert_eq!(stale.reason, "Not processed within the last 2 hours.");
        assert_eq!(stale.changes_at, None);
        assert_eq!(
            health(true, true, Some(last), at(NOW)).reason,
            "Processed within the last 24 hours."
        );
        assert_eq!(
            health(false, true, None, at(NOW)).reason,
            "This provider is inactive."
        );
        assert_eq!(
            health(true, true, None, at(NOW)).reason,
            "This provider has never been processed."
        );
    }

    #[test]
    fn health_names_the_numbers_that_decide() {
        let cases = [
            (
                true,
                false,
                Some("2025-03-12T09:53:00Z"),
                Some("Last data 2 h 7 min ago. The limit for pull and S3 feeds is 2 h."),
            ),
            (
                true,
                true,
                Some("2025-03-10T11:00:00Z"),
                Some("Last data 2 d 1 h ago. The limit for push feeds is 24 h."),
            ),
            (
                true,
                false,
                Some("2025-03-12T11:48:00Z"),
                Some(
                    "Last data 12 min ago. The limit for pull and S3 feeds is 2 h. \
                     Becomes stale in 1 h 48 min if no data arrives.",
                ),
            ),
            (
                true,
                true,
                Some("2025-03-12T12:00:01Z"),
                Some(
                    "The time of the last data is in the future. The limit for push feeds is 24 h. \
                     Becomes stale in 1 d if no data arrives.",
                ),
            ),
            (true, true, None, None),
            (false, true, Some("2025-03-12T11:48:00Z"), None),
        ];
        for (is_active, is_push, last, expected) in cases {
            let answer = health(is_active, is_push, last.map(at), at(NOW));
            assert_eq!(
                answer.explanation.as_deref(),
                expected,
                "{is_active} {is_push} {last:?}"
            );
        }
    }

    #[test]
    fn only_a_stale_provider_is_known_to_have_its_status_since_a_time() {
        let cases = [
            (
                true,
                false,
                Some("2025-03-12T09:00:00Z"),
                Some("2025-03-12T11:00:00.001Z"),
            ),
            (
                true,
                true,
                Some("2025-03-11T11:59:59Z"),
                Some("2025-03-12T11:59:59.001Z"),
            ),
            (true, false, Some("2025-03-12T10:00:00Z"), None),
            (true, true, Some("2025-03-12T13:00:00Z"), None),
            (true, false, None, None),
            (false, false, Some("2025-03-12T09:00:00Z"), None),
        ];
        for (is_active, is_push, last, expected) in cases {
            let answer = health(is_active, is_push, last.map(at), at(NOW));
            assert_eq!(
                answer.since,
                expected.map(at),
                "{is_active} {is_push} {last:?}"
            );
        }
    }

    #[test]
    fn a_change_beyond_the_years_is_unknown() {
        use ProviderHealthStatus::{Active, Stale};
        let cases = [
            (at("9999-12-31T21:59:59.998Z"), Active, true),
            (at("9999-12-31T22:00:00Z"), Active, false),
            (DateTime::<Utc>::MAX_UTC, Active, false),
            (DateTime::<Utc>::MIN_UTC, Stale, false),
        ];
        for (last, status, has_change) in cases {
            let answer = health(true, false, Some(last), at(NOW));
            assert_eq!(answer.status, status, "{last}");
            assert_eq!(answer.changes_at.is_some(), has_change, "{last}");
            assert_eq!(answer.since, None, "{last}");
        }
    }

    #[test]
    fn handlers_are_custom_and_those_in_use_sorted_without_repeats() {
        let in_use = ["geotab", "S3Importer", "Custom", "geotab", "", "Atlas"];
        assert_eq!(
            handlers(in_use.into_iter()),
            ["Custom", "Atlas", "geotab", "S3Importer"]
        );
    }
}
