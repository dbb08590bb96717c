//! The configuration of a provider: what its keys hold, and which values are secrets.

use async_graphql::SimpleObject;
use serde_json::Value;

/// One key of a provider's configuration.
#[derive(SimpleObject)]
pub struct ProviderConfigEntry {
    /// The key.
    key: String,
    /// The value: a text as it is, anything else as JSON.
    value: String,
    /// Whether it looks like a secret, so that a screen hides it until somebody asks to see it.
    is_secret: bool,
}

impl ProviderConfigEntry {
    pub(super) fn new(key: &str, value: &Value) -> Self {
        let value = to_text(value);
        Self {
            is_secret: is_secret(key, &value),
            key: key.to_owned(),
            value,
        }
    }
}

/// A value of the configuration as a person edits it.
pub fn to_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        value => value.to_string(),
    }
}

/// A typed text as a value of a provider's configuration: a number where a number was there and the text is
/// one, and likewise true and false; any other is text.
pub fn from_text(known: Option<&Value>, text: String) -> Value {
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

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
            assert_eq!(from_text(Some(&known), text.to_owned()), expected);
        }
        assert_eq!(from_text(None, "9".to_owned()), json!("9"));
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
}
