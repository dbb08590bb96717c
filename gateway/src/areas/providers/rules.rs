//! The rules of providers.

use crate::graph::decision::{Decision, DecisionCode};
use async_graphql::Enum;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;

/// How long data of a provider that sends by itself counts as fresh.
const PUSH_WINDOW: TimeDelta = TimeDelta::hours(24);
/// How long data of a provider that is asked counts as fresh.
const ASKED_WINDOW: TimeDelta = TimeDelta::hours(2);
/// How long after its last work a provider may still hold its lock.
const LOCK_GRACE: TimeDelta = TimeDelta::seconds(30);
/// Limits include their exact moment, so an answer changes just after it.
const JUST_AFTER: TimeDelta = TimeDelta::milliseconds(1);
/// A lock that does not expire.
pub const NO_EXPIRY: i64 = -1;

/// How a provider's data arrives.
#[derive(Clone, Copy, Debug, Enum, Eq, Ord, PartialEq, PartialOrd)]
pub enum ProviderType {
    /// It is asked.
    Pull,
    /// It sends by itself.
    Push,
    /// It leaves files in a bucket.
    S3,
}

impl ProviderType {
    /// The type in words.
    pub fn label(self) -> &'static str {
        match self {
            Self::Pull => "Pull",
            Self::Push => "Push",
            Self::S3 => "S3",
        }
    }
}

/// Rule provider-type.
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

/// Whether a provider's data still arrives.
#[derive(Clone, Copy, Debug, Enum, Eq, Ord, PartialEq, PartialOrd)]
pub enum ProviderHealthStatus {
    /// Its last data is fresh: a green badge.
    Active,
    /// It is not in use: a grey badge.
    Inactive,
    /// It has never been processed: a yellow badge.
    NoHistory,
    /// Its last data is too old: a red badge.
    Stale,
}

impl ProviderHealthStatus {
    /// The words on the badge.
    pub fn label(self) -> &'static str {
        match self {
            Self::Active => "Active",
            Self::Inactive => "Inactive",
            Self::NoHistory => "No History",
            Self::Stale => "Stale",
        }
    }
}

/// The answer of rule provider-health.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Health {
    /// The badge.
    pub status: ProviderHealthStatus,
    /// Why, in a sentence.
    pub tooltip: String,
    /// When the answer changes by itself.
    pub changes_at: Option<DateTime<Utc>>,
}

/// Rule provider-health: push feeds have 24 hours, others 2; the exact limit and the future count as fresh.
pub fn health(
    is_active: bool,
    is_push: bool,
    last: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> Health {
    let window = if is_push { PUSH_WINDOW } else { ASKED_WINDOW };
    let hours = window.num_hours();
    let (status, tooltip, changes_at) = match last {
        _ if !is_active => (
            ProviderHealthStatus::Inactive,
            "This provider is inactive.".to_owned(),
            None,
        ),
        None => (
            ProviderHealthStatus::NoHistory,
            "This provider has never been processed.".to_owned(),
            None,
        ),
        Some(last) if now - last <= window => (
            ProviderHealthStatus::Active,
            format!("Processed within the last {hours} hours."),
            Some(last + window + JUST_AFTER),
        ),
        Some(_) => (
            ProviderHealthStatus::Stale,
            format!("Not processed within the last {hours} hours."),
            None,
        ),
    };
    Health {
        status,
        tooltip,
        changes_at,
    }
}

/// Rule unlock-recommended, and when its answer changes by itself.
pub fn unlock_recommended(
    is_locked: bool,
    lock_exp: Option<i64>,
    last: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> (bool, Option<DateTime<Utc>>) {
    let (Some(last), Some(lock_exp), true) = (last, lock_exp, is_locked) else {
        return (false, None);
    };
    let grace_ends = last + LOCK_GRACE;
    if lock_exp == NO_EXPIRY {
        let is_over = now > grace_ends;
        return (is_over, (!is_over).then_some(grace_ends + JUST_AFTER));
    }
    let is_below = DateTime::from_timestamp(lock_exp, 0).is_some_and(|expiry| grace_ends < expiry);
    (is_below, None)
}

/// Whether a lock can be taken off.
pub fn unlock(is_locked: bool) -> Decision {
    if is_locked {
        Decision::allow()
    } else {
        Decision::refuse(DecisionCode::NotLocked, "This provider is not locked.")
    }
}

/// A value of the configuration as a person edits it.
pub fn config_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        value => value.to_string(),
    }
}

/// A typed text as a value of a provider's configuration: a number where a number was there and the text is
/// one, and likewise true and false; any other is text.
pub fn config_value(known: Option<&Value>, text: String) -> Value {
    let typed = match known {
        Some(Value::Number(_)) => text.trim().parse().ok().map(Value::Number),
        Some(Value::Bool(_)) => text.trim().parse().ok().map(Value::Bool),
        _ => None,
    };
    typed.unwrap_or(Value::String(text))
}

/// Whether a value of a provider's configuration is to be hidden until somebody asks to see it: its key
/// names a secret, or its text carries credentials in an address.
pub fn is_secret(key: &str, value: &str) -> bool {
    const NAMES: [&str; 8] = [
        "secret",
        "password",
        "passwd",
        "token",
        "apikey",
        "accesskey",
        "privatekey",
        "credential",
    ];
    let key: String = key
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect();
    let key = key.to_lowercase();
    let names_a_secret =
        NAMES.iter().any(|name| key.contains(name)) || key == "key" || key == "auth";
    let has_credentials = value
        .split_once("://")
        .and_then(|(_, rest)| rest.split('/').next())
        .is_some_and(|authority| authority.contains('@'));
    names_a_secret || has_credentials
}

/// The handlers to choose from: "Custom", then every handler in use once, sorted.
pub fn handlers<'a>(in_use: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut handlers: Vec<String> = in_use
        .map(str::trim)
        .filter(|handler| !handler.is_empty() && *handler != CUSTOM_HANDLER)
        .map(str::to_owned)
        .collect();
    handlers.sort_by(|a, b| crate::graph::collation::compare_text(a, b).then_with(|| a.cmp(b)));
    handlers.dedup();
    handlers.insert(0, CUSTOM_HANDLER.to_owned());
    handlers
}

/// The handler of a provider that names none of its own.
pub const CUSTOM_HANDLER: &str = "Custom";

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    const NOW: &str = "2025-03-12T12:00:00Z";

    #[test]
    fn a_changed_value_of_a_configuration_keeps_its_kind() {
        let cases = [
            (json!(7.5), "9", json!(9)),
            (json!(7), " 9.25 ", json!(9.25)),
            (json!(7), "nine", json!("nine")),
            (json!(7), "", json!("")),
            (json!(false), "true", json!(true)),
            (json!(false), "yes", json!("yes")),
            (json!("7"), "9", json!("9")),
            (json!(null), "9", json!("9")),
            (json!([1]), "[2]", json!("[2]")),
        ];
        for (known, text, expected) in cases {
            assert_eq!(config_value(Some(&known), text.to_owned()), expected);
        }
        assert_eq!(config_value(None, "9".to_owned()), json!("9"));
    }

    #[test]
    fn a_type_is_read_from_push_handler_and_config_keys() {
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
    fn data_is_fresh_for_24_hours_when_pushed_and_for_2_otherwise() {
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
    fn health_says_why_and_when_it_changes() {
        let last = at("2025-03-12T11:00:00Z");
        let fresh = health(true, false, Some(last), at(NOW));
        assert_eq!(fresh.tooltip, "Processed within the last 2 hours.");
        let change = fresh.changes_at.unwrap();
        assert_eq!(
            health(true, false, Some(last), change - JUST_AFTER).status,
            fresh.status
        );
        let stale = health(true, false, Some(last), change);
        assert_eq!(stale.status, ProviderHealthStatus::Stale);
        assert_eq!(stale.tooltip, "Not processed within the last 2 hours.");
        assert_eq!(stale.changes_at, None);
        assert_eq!(
            health(true, true, Some(last), at(NOW)).tooltip,
            "Processed within the last 24 hours."
        );
        assert_eq!(
            health(false, true, None, at(NOW)).tooltip,
            "This provider is inactive."
        );
        assert_eq!(
            health(true, true, None, at(NOW)).tooltip,
            "This provider has never been processed."
        );
    }

    #[test]
    fn unlocking_is_recommended_when_the_lock_outlives_the_work() {
        let second = |seconds: i64| DateTime::from_timestamp(seconds, 0).unwrap();
        const LAST: i64 = 1_741_780_000;
        let now = second(LAST + 300);
        let cases = [
            (true, Some(LAST + 100), Some(LAST), now, true),
            (true, Some(-1), Some(LAST), now, true),
            (false, Some(-1), Some(LAST), now, false),
            (true, Some(LAST + 30), Some(LAST), now, false),
            (true, Some(LAST + 31), Some(LAST), now, true),
            (true, Some(-1), Some(LAST), second(LAST + 30), false),
            (true, Some(-1), Some(LAST), second(LAST + 31), true),
            (true, Some(-1), None, now, false),
            (true, None, Some(LAST), now, false),
        ];
        for (locked, exp, last, now, expected) in cases {
            let (answer, _) = unlock_recommended(locked, exp, last.map(second), now);
            assert_eq!(answer, expected, "{locked} {exp:?} {last:?}");
        }
        let (_, change) = unlock_recommended(true, Some(-1), Some(second(LAST)), second(LAST + 10));
        assert_eq!(change, Some(second(LAST + 30) + JUST_AFTER));
    }

    #[test]
    fn values_that_look_like_secrets_are_told_by_key_or_by_credentials() {
        let secret = [
            "api_key",
            "API-Key",
            "clientSecret",
            "password",
            "authToken",
            "awsAccessKeyId",
            "key",
        ];
        for key in secret {
            assert!(is_secret(key, "x"), "{key}");
        }
        assert!(is_secret("url", "https://user:pass@fleet.example/feed"));
        for (key, value) in [
            ("url", "https://fleet.example/@here"),
            ("bucket", "ooh"),
            ("keyboard", "us"),
        ] {
            assert!(!is_secret(key, value), "{key}");
        }
    }

    #[test]
    fn handlers_are_custom_and_those_in_use_once_sorted() {
        let in_use = ["geotab", "S3Importer", "Custom", "geotab", "", "Atlas"];
        assert_eq!(
            handlers(in_use.into_iter()),
            ["Custom", "Atlas", "geotab", "S3Importer"]
        );
    }
}
