//! The configuration of a provider.

use gateway_macros::SimpleObject;
use serde_json::value::RawValue;

use super::rest::is_number;
use super::secrets::{self, MASK, Naming};
use crate::upstream::decode::raw;

/// One key of a provider's configuration.
#[derive(SimpleObject)]
pub struct ProviderConfigEntry {
    /// The key.
    key: String,
    /// The value as text: a string as is, null as an empty string, anything else as JSON.
    value: String,
    /// The value with its secrets replaced by "••••••••". If its key names a secret, such as "password" or "apiKey",
    /// the whole value is one. Otherwise the secrets are credentials in it: user passwords and parameters such as
    /// "token", "sig" or "key" in a URL, and the secrets of nested values. Booleans are never masked; numbers and
    /// durations are masked if the key is the name of a secret, but not if it only contains one, as
    /// "tokenLifetimeSeconds" does. Equal to `value` if it has no secrets. Saving it unchanged keeps the stored value.
    masked_value: String,
    /// Whether the value has secrets, or would be one by its key once set. Screens show `maskedValue` until the user
    /// asks for the value.
    is_secret: bool,
}

impl ProviderConfigEntry {
    pub(super) fn new(key: &str, json: &RawValue) -> Self {
        let text = to_text(json);
        let masked = masked_text(key, json);
        let is_unset = text.is_empty() && secrets::naming(key) == Naming::Secret;
        let masked_value = masked.clone().unwrap_or_else(|| text.clone());
        Self {
            is_secret: is_unset || masked.is_some(),
            key: key.to_owned(),
            value: text,
            masked_value,
        }
    }
}

/// A value of the configuration as text for a form.
pub fn to_text(json: &RawValue) -> String {
    match json.get() {
        "null" => String::new(),
        // Only a string becomes plain text. One that is not valid Unicode stays JSON.
        json => serde_json::from_str(json).unwrap_or_else(|_| json.to_owned()),
    }
}

/// A value as text with its secrets masked; `None` if it has none.
fn masked_text(key: &str, json: &RawValue) -> Option<String> {
    secrets::masked(key, json).map(|masked| to_text(&masked))
}

/// A value of the configuration from the text of a form. It keeps the stored type, number or boolean, if the text
/// parses as one; otherwise it is a string. A number keeps its digits.
fn from_text(known: Option<&RawValue>, text: &str) -> Box<RawValue> {
    let known = known.map(RawValue::get).unwrap_or_default();
    let is_of_type = |json: &str| match known {
        "true" | "false" => matches!(json, "true" | "false"),
        _ => is_number(known) && is_number(json),
    };
    let typed = RawValue::from_string(text.trim().to_owned());
    typed
        .ok()
        .filter(|typed| is_of_type(typed.get()))
        .unwrap_or_else(|| raw(text))
}

/// The value to save for the text of a form. A text equal to the stored value, masked or not, keeps it. `None` if the
/// text contains a mask but is not the whole masked value, since the secret is then unknown.
pub fn saved(key: &str, known: Option<&RawValue>, text: &str) -> Option<Box<RawValue>> {
    if let Some(known) = known
        && (to_text(known) == text || masked_text(key, known).as_deref() == Some(text))
    {
        return Some(known.to_owned());
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
            (json!(7), "true", json!("true")),
            (json!(true), "7", json!("7")),
            (json!(7), "[2]", json!("[2]")),
            (json!(7), "0x7", json!("0x7")),
        ];
        for (known, text, expected) in cases {
            let found = from_text(Some(&raw(&known)), text);
            assert_eq!(found.get(), expected.to_string(), "{known} {text}");
        }
        assert_eq!(from_text(None, "9").get(), r#""9""#);
        for digits in ["123456789012345678901234567890", "-1.10", "1E+400"] {
            assert_eq!(from_text(Some(&raw(&7)), digits).get(), digits);
        }
    }

    #[test]
    fn a_value_is_shown_with_all_that_is_stored() {
        let cases = [
            (
                "123456789012345678901234567890",
                "123456789012345678901234567890",
            ),
            ("1.10", "1.10"),
            ("null", ""),
            ("false", "false"),
            (r#""a\u0062\/c""#, "ab/c"),
            (r#""\ud83d""#, r#""\ud83d""#),
            (r#"{"b": 1.0, "a":[ ]}"#, r#"{"b": 1.0, "a":[ ]}"#),
        ];
        for (json, text) in cases {
            let json = RawValue::from_string(json.to_owned()).unwrap();
            assert_eq!(to_text(&json), text, "{json}");
            let kept = saved("key of it", Some(&json), text).unwrap();
            assert_eq!(kept.get(), json.get());
        }
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
            let entry = ProviderConfigEntry::new(key, &raw(&value));
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
            let known = known.map(raw);
            let saved = saved(key, known.as_deref(), text);
            let saved = saved.map(|saved| serde_json::from_str(saved.get()).unwrap());
            assert_eq!(saved, expected, "{key} {text}");
        }
    }
}
