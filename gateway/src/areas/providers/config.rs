//! The configuration of a provider.

use async_graphql::SimpleObject;
use serde_json::Value;

use super::secrets::{self, MASK, Naming};

/// One key of a provider's configuration.
#[derive(SimpleObject)]
pub struct ProviderConfigEntry {
    /// The key.
    key: String,
    /// The value as text: a string as it is, null as an empty string, anything else as JSON.
    value: String,
    /// The value with "••••••••" in place of its secrets. All of it is one if its key names a secret, such as
    /// "password" or "apiKey". Otherwise these are the credentials in it: user passwords and parameters such as
    /// "token", "sig" or "key" in a URL, and the secrets of nested values. Booleans are never masked; numbers and
    /// durations are if the key is the name of a secret, not if it only contains one, as "tokenLifetimeSeconds"
    /// does. Equal to `value` if it has no secrets. Saving it unchanged keeps the stored value.
    masked_value: String,
    /// Whether the value has secrets, or is one by its key once it is set. Screens show `maskedValue` until asked.
    is_secret: bool,
}

impl ProviderConfigEntry {
    pub(super) fn new(key: &str, value: &Value) -> Self {
        let text = to_text(value);
        let masked_value = to_text(&secrets::masked(key, value));
        let is_unset = text.is_empty() && secrets::naming(key) == Naming::Secret;
        Self {
            is_secret: is_unset || masked_value != text,
            key: key.to_owned(),
            value: text,
            masked_value,
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
fn from_text(known: Option<&Value>, text: String) -> Value {
    let typed = match known {
        Some(Value::Number(_)) => text.trim().parse().ok().map(Value::Number),
        Some(Value::Bool(_)) => text.trim().parse().ok().map(Value::Bool),
        _ => None,
    };
    typed.unwrap_or(Value::String(text))
}

/// The value to save for a text of a form. A text equal to the stored value, masked or not, keeps it. `None` if the
/// text has a mask but is not the whole masked value, since its secret is then unknown.
pub fn saved(key: &str, known: Option<&Value>, text: String) -> Option<Value> {
    if let Some(known) = known
        && (to_text(known) == text || to_text(&secrets::masked(key, known)) == text)
    {
        return Some(known.clone());
    }
    (!text.contains(MASK)).then(|| from_text(known, text))
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
    fn an_entry_is_a_secret_if_something_of_it_is_masked_or_would_be_once_it_has_a_value() {
        let cases = [
            ("password", json!("pw"), true, MASK),
            ("password", json!(null), true, ""),
            ("password", json!(false), false, "false"),
            ("url", json!("https://h?key="), false, "https://h?key="),
            ("tokenLifetimeSeconds", json!(3600), false, "3600"),
            ("credentials", json!(""), false, ""),
        ];
        for (key, value, is_secret, masked_value) in cases {
            let entry = ProviderConfigEntry::new(key, &value);
            assert_eq!(entry.is_secret, is_secret, "{key} {value}");
            assert_eq!(entry.masked_value, masked_value, "{key} {value}");
        }
    }

    #[test]
    fn a_masked_value_stands_for_the_stored_one_and_is_never_saved_itself() {
        let url = json!("https://h/?token=a&x=1");
        let cases = [
            (
                "url",
                Some(&url),
                "https://h/?token=••••••••&x=1",
                Some(url.clone()),
            ),
            (
                "url",
                Some(&url),
                "https://h/?token=a&x=1",
                Some(url.clone()),
            ),
            (
                "url",
                Some(&url),
                "https://h/?token=b&x=1",
                Some(json!("https://h/?token=b&x=1")),
            ),
            ("url", Some(&url), "https://h/?token=••••••••&x=2", None),
            ("url", None, "https://h/?token=••••••••&x=1", None),
            ("password", Some(&json!(1234)), MASK, Some(json!(1234))),
            ("password", Some(&json!(1234)), "4321", Some(json!(4321))),
            ("password", Some(&json!("")), MASK, None),
        ];
        for (key, known, text, expected) in cases {
            assert_eq!(saved(key, known, text.to_owned()), expected, "{key} {text}");
        }
    }
}
