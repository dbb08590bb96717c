//! The configuration of a provider, and which of its values are secrets.

use async_graphql::SimpleObject;
use serde_json::Value;

/// One key of a provider's configuration.
#[derive(SimpleObject)]
pub struct ProviderConfigEntry {
    /// The key.
    key: String,
    /// The value as text: a string as it is, null as an empty string, anything else as JSON.
    value: String,
    /// Whether the value looks like a secret, by its key or by credentials in a URL. Screens hide it until asked.
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

/// A value of the configuration as text for a form.
pub fn to_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        value => value.to_string(),
    }
}

/// A value of the configuration from the text of a form. It keeps the type of the known value, number or
/// boolean, if the text parses as one; otherwise it is a string.
pub fn from_text(known: Option<&Value>, text: String) -> Value {
    let typed = match known {
        Some(Value::Number(_)) => text.trim().parse().ok().map(Value::Number),
        Some(Value::Bool(_)) => text.trim().parse().ok().map(Value::Bool),
        _ => None,
    };
    typed.unwrap_or(Value::String(text))
}

/// Whether a value looks like a secret: its key names one, or its text is a URL with credentials.
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
    fn a_changed_value_keeps_its_type_if_the_text_allows() {
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
    fn secrets_are_recognized_by_key_or_by_credentials_in_a_url() {
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
