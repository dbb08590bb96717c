//! The rules for secrets in a configuration: which values are masked, and which stay readable.

mod credentials;
mod secret_keys;

use serde_json::value::RawValue;

use crate::upstream::decode::{RawObject, raw};
use credentials::without_credentials;
pub use secret_keys::{Naming, naming};

/// Shown in place of a secret.
pub const MASK: &str = "••••••••";

/// Units of durations.
const UNITS: [&str; 16] = [
    "ms", "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h",
    "hour", "hours", "day", "days",
];

/// The maximum depth at which values are searched for secrets. Anything deeper is masked as a whole.
const MAX_DEPTH: usize = 16;

/// A value with its secrets masked, or `None` if it has none: all of it if its key names a secret, otherwise
/// credentials in URLs and in nested values. Booleans are never secrets; numbers and durations are secrets only if the
/// key is the name of one. The rest of the value stays as written.
pub fn masked(key: &str, json: &RawValue) -> Option<Box<RawValue>> {
    masked_at(0, key, json)
}

fn masked_at(depth: usize, key: &str, json: &RawValue) -> Option<Box<RawValue>> {
    let mask = || Some(raw(MASK));
    let first = json.get().bytes().next()?;
    match (first, naming(key)) {
        (b'n' | b't' | b'f', _) => None,
        (b'"', _) => match serde_json::from_str::<String>(json.get()) {
            Ok(text) => Some(masked_text(key, &text))
                .filter(|shown| *shown != text)
                .map(|shown| raw(&shown)),
            Err(_) => mask(),
        },
        (_, Naming::Secret) | (b'[' | b'{', Naming::AboutSecret) => mask(),
        (b'[' | b'{', _) if depth == MAX_DEPTH => mask(),
        (b'[', _) => masked_items(depth, json),
        (b'{', _) => match serde_json::from_str::<RawObject>(json.get()) {
            Ok(object) => masked_object(depth, &object),
            Err(_) => mask(),
        },
        _ => None,
    }
}

fn masked_items(depth: usize, list: &RawValue) -> Option<Box<RawValue>> {
    let items: Vec<&RawValue> = serde_json::from_str(list.get()).ok()?;
    let masked: Vec<_> = items
        .iter()
        .map(|item| masked_at(depth + 1, "", item))
        .collect();
    masked.iter().any(Option::is_some).then(|| {
        let shown = items.into_iter().zip(&masked);
        let shown = shown.map(|(item, masked)| masked.as_deref().unwrap_or(item));
        raw(&shown.collect::<Vec<_>>())
    })
}

fn masked_object(depth: usize, object: &RawObject) -> Option<Box<RawValue>> {
    let is_named_secret = names_secret(object);
    let masked = object.replaced(|key, value| {
        // The "key" of a nested value is more likely the key of a row or a page.
        let known_as = match key {
            "key" => "",
            "value" if is_named_secret => "secret",
            key => key,
        };
        masked_at(depth + 1, known_as, value)
    });
    masked.map(|masked| masked.json())
}

/// Whether an object has the name of a secret beside its value: `{ "name": "Authorization", "value": "…" }`.
fn names_secret(object: &RawObject) -> bool {
    object.iter().any(|(key, value)| {
        let name: Option<String> = serde_json::from_str(value.get()).ok();
        ["name", "key", "header"].contains(&key)
            && name.is_some_and(|name| naming(&name) == Naming::Secret)
    })
}

fn masked_text(key: &str, text: &str) -> String {
    match naming(key) {
        _ if text.trim().is_empty() || is_boolean(text) => text.to_owned(),
        Naming::Secret => MASK.to_owned(),
        _ if text.contains("PRIVATE KEY-----") => MASK.to_owned(),
        Naming::AboutSecret if is_plain(text) => text.to_owned(),
        Naming::AboutSecret if !is_url(text) => MASK.to_owned(),
        _ => match serde_json::from_str::<&RawValue>(text) {
            Ok(nested) if nested.get().starts_with(['[', '{']) => match masked("", nested) {
                Some(shown) => shown.get().to_owned(),
                None => text.to_owned(),
            },
            _ => without_credentials(text),
        },
    }
}

fn is_boolean(text: &str) -> bool {
    matches!(text.trim(), "true" | "false")
}

/// Whether a text is a number or a duration: "3600", "30 s", "PT15M".
fn is_plain(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    let unit = text.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
    let is_counted = unit.len() < text.len() && UNITS.contains(&unit.trim_start());
    let is_iso = text.starts_with('p')
        && text.contains(|letter: char| letter.is_ascii_digit())
        && text
            .chars()
            .all(|letter| letter.is_ascii_digit() || "pymwdths.".contains(letter));
    is_counted || is_iso || text.parse::<f64>().is_ok()
}

fn is_url(text: &str) -> bool {
    text.contains("://") && !text.contains(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// A value with its secrets masked.
    pub(super) fn masked(key: &str, value: &Value) -> Value {
        let shown = super::masked(key, &raw(value));
        shown.map_or_else(
            || value.clone(),
            |shown| serde_json::from_str(shown.get()).unwrap(),
        )
    }

    #[test]
    fn secrets_are_masked_and_numbers_durations_and_flags_about_them_are_not() {
        let mask = json!(MASK);
        let secret = [
            ("password", json!("correct horse")),
            ("password", json!(1234)),
            ("password", json!("1234")),
            ("apiKey", json!(["a", "b"])),
            ("auth", json!({ "user": "a" })),
            ("accessTokenValue", json!("abc")),
            ("awsAccessKeyId", json!("AKIAEXAMPLE")),
            ("credentials", json!({ "user": "a" })),
            ("tokens", json!(["a"])),
            ("tokenValue", json!("P")),
            ("tokenValue", json!("3600 abc")),
            ("clientSecret", json!("https://secret.example/a")),
            ("pem", json!("-----BEGIN PRIVATE KEY-----\nMIIB")),
        ];
        for (key, value) in secret {
            assert_eq!(masked(key, &value), mask, "{key} {value}");
        }
        let plain = [
            ("password", json!("")),
            ("password", json!(null)),
            ("isPassword", json!(true)),
            ("auth", json!("false")),
            ("tokenLifetimeSeconds", json!(3600)),
            ("tokenLifetimeSeconds", json!("3600")),
            ("tokenLifetime", json!("1.5 hours")),
            ("tokenLifetime", json!("30s")),
            ("tokenLifetime", json!("PT15M")),
            ("tokenOffset", json!("-5")),
            ("tokens", json!(5)),
            ("secretRotation", json!(true)),
            ("secretRotation", json!("true")),
            ("privateKeyId", json!(90210)),
            (
                "tokenUrl",
                json!("https://login.example/oauth/token?tenant=1"),
            ),
            ("keyboard", json!("QWERTY")),
            ("paging", json!({ "cursor": { "key": "next" } })),
            ("routes", json!([8, "X9"])),
        ];
        for (key, value) in plain {
            assert_eq!(masked(key, &value), value, "{key} {value}");
        }
    }

    #[test]
    fn the_rest_of_a_masked_value_stays_as_it_is_written() {
        let cases = [
            (
                r#"{"z": 12345678901234567890123, "password":"a","\u0061":"\/", "b":[1.10, "é"]}"#,
                Some(
                    r#"{"z":12345678901234567890123,"password":"*","\u0061":"\/","b":[1.10, "é"]}"#,
                ),
            ),
            (
                r#"[{"name":"Authorization","value":"a","value":"b"},{"x":"\ud83d","y":1e999}]"#,
                Some(r#"[{"name":"Authorization","value":"*","value":"*"},{"x":"*","y":1e999}]"#),
            ),
            (r#"{"a":{"b":[ 1e999, {} ]}}"#, None),
            (r#""\ud83d""#, Some(r#""*""#)),
            (r#"{"\ud83d":1}"#, Some(r#""*""#)),
            (
                r#""{\"z\": 1e2, \"password\":\"a\"}""#,
                Some(r#""{\"z\":1e2,\"password\":\"*\"}""#),
            ),
        ];
        for (json, expected) in cases {
            let json = RawValue::from_string(json.to_owned()).unwrap();
            let shown = super::masked("feed", &json);
            let expected = expected.map(|expected| expected.replace('*', MASK));
            assert_eq!(
                shown.as_deref().map(RawValue::get),
                expected.as_deref(),
                "{json}"
            );
        }
    }

    #[test]
    fn values_that_nest_deep_are_masked_there() {
        let nested = |depth: usize| {
            let json = format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
            super::masked("feed", &RawValue::from_string(json).unwrap())
        };
        assert!(nested(MAX_DEPTH).is_none());
        let shown = nested(100_000).unwrap();
        let (open, close) = ("[".repeat(MAX_DEPTH), "]".repeat(MAX_DEPTH));
        assert_eq!(shown.get(), format!("{open}\"{MASK}\"{close}"));
    }

    #[test]
    fn secrets_in_nested_values_are_masked() {
        let value = json!({
            "headers": { "Authorization": "Bearer a", "Accept": "json" },
            "more": [
                { "name": "Authorization", "value": "Bearer a" },
                { "key": "x-api-key", "value": "a" },
                { "name": "Accept", "value": "json" },
            ],
            "feeds": ["https://a:b@c", { "url": "https://h?key=a", "password": 5, "tokenSeconds": 9 }],
        });
        let expected = json!({
            "headers": { "Authorization": MASK, "Accept": "json" },
            "more": [
                { "name": "Authorization", "value": MASK },
                { "key": "x-api-key", "value": MASK },
                { "name": "Accept", "value": "json" },
            ],
            "feeds": [
                format!("https://a:{MASK}@c"),
                { "url": format!("https://h?key={MASK}"), "password": MASK, "tokenSeconds": 9 },
            ],
        });
        assert_eq!(masked("source", &value), expected);
        // Values edited in the form are saved as text.
        assert_eq!(
            masked("source", &json!(value.to_string())),
            json!(expected.to_string())
        );
    }
}
