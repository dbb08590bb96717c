//! The rules for secrets in a configuration: what to mask, and what stays readable.

mod credentials;
mod naming;

use serde_json::{Map, Value};

use credentials::without_credentials;
pub use naming::{Naming, naming};

/// Shown in place of a secret.
pub const MASK: &str = "••••••••";

/// Units of durations.
const UNITS: [&str; 16] = [
    "ms", "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h",
    "hour", "hours", "day", "days",
];

/// A value with its secrets masked: all of it if its key names a secret, otherwise credentials in URLs and in
/// nested values. Booleans are never secrets; numbers and durations are secrets only if the key is the name of one.
pub fn masked(key: &str, value: &Value) -> Value {
    let mask = || Value::String(MASK.to_owned());
    match (naming(key), value) {
        (_, Value::Null | Value::Bool(_)) => value.clone(),
        (_, Value::String(text)) => Value::String(masked_text(key, text)),
        (Naming::Secret, _) | (Naming::AboutSecret, Value::Array(_) | Value::Object(_)) => mask(),
        (_, Value::Array(items)) => items.iter().map(|item| masked("", item)).collect(),
        (_, Value::Object(entries)) => {
            let is_named_secret = names_secret(entries);
            let entries = entries.iter().map(|(key, value)| {
                // The "key" of a nested value is rather that of a row or a page.
                let known_as = match key.as_str() {
                    "key" => "",
                    "value" if is_named_secret => "secret",
                    key => key,
                };
                (key.clone(), masked(known_as, value))
            });
            Value::Object(entries.collect())
        }
        (_, Value::Number(_)) => value.clone(),
    }
}

/// Whether an object is the name of a secret beside its value: `{ "name": "Authorization", "value": "…" }`.
fn names_secret(entries: &Map<String, Value>) -> bool {
    ["name", "key", "header"].iter().any(|field| {
        let name = entries.get(*field).and_then(Value::as_str);
        name.is_some_and(|name| naming(name) == Naming::Secret)
    })
}

fn masked_text(key: &str, text: &str) -> String {
    match naming(key) {
        _ if text.trim().is_empty() || is_boolean(text) => text.to_owned(),
        Naming::Secret => MASK.to_owned(),
        _ if text.contains("PRIVATE KEY-----") => MASK.to_owned(),
        Naming::AboutSecret if is_plain(text) => text.to_owned(),
        Naming::AboutSecret if !is_url(text) => MASK.to_owned(),
        _ => match serde_json::from_str::<Value>(text) {
            Ok(nested @ (Value::Array(_) | Value::Object(_))) if masked("", &nested) != nested => {
                masked("", &nested).to_string()
            }
            Ok(Value::Array(_) | Value::Object(_)) => text.to_owned(),
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
    use serde_json::json;

    use super::*;

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
