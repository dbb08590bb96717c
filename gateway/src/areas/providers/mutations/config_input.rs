//! The configuration in an input.

use std::collections::HashMap;

use async_graphql::InputObject;

use crate::areas::providers::config;
use crate::graph::payload::{UserError, UserErrorCode};
use crate::upstream::decode::RawObject;

/// One key of a provider's new configuration.
#[derive(InputObject)]
pub struct ProviderConfigInput {
    /// The key.
    key: String,
    /// New value as text. The stored JSON type (number, boolean) is kept when the text parses as that type. The
    /// stored value's `maskedValue` keeps it; any other text with a mask in it is INVALID.
    value: String,
}

/// The configuration to save. Unchanged keys keep their position and bytes; changed values keep the JSON types of the
/// stored ones. `None` if nothing changes.
///
/// # Errors
/// INVALID for values whose secrets are masked, unless they equal the stored ones.
pub(super) fn saved(
    entries: Vec<ProviderConfigInput>,
    stored: &RawObject,
) -> Result<Option<RawObject>, UserError> {
    let mut saved = stored.clone();
    let values: HashMap<&str, &str> = entries
        .iter()
        .map(|entry| (&*entry.key, &*entry.value))
        .collect();
    saved.keep(|key| values.contains_key(key));
    for ProviderConfigInput { key, .. } in &entries {
        let value = config::saved(key, stored.get(key), values[&**key]).ok_or_else(|| {
            let message =
                format!("A secret in \"{key}\" is masked. Show it and enter the whole value.");
            UserError::new(UserErrorCode::Invalid, message).at("config")
        })?;
        saved.set(key, value);
    }
    let is_changed = saved.json().get() != stored.json().get();
    Ok(is_changed.then_some(saved))
}

#[cfg(test)]
mod tests {
    use super::*;

    const STORED: &str =
        r#"{"z":12345678901234567890123,"\u0061":"\u0061\/","key":"s3cret","a b":[ 1.10 ]}"#;

    fn saved_json(stored: &str, entries: &[(&str, &str)]) -> Result<Option<String>, String> {
        let entry = |(key, value): &(&str, &str)| ProviderConfigInput {
            key: (*key).to_owned(),
            value: (*value).to_owned(),
        };
        let stored = serde_json::from_str(stored).unwrap();
        saved(entries.iter().map(entry).collect(), &stored)
            .map(|saved| saved.map(|saved| saved.json().get().to_owned()))
            .map_err(|error| error.message)
    }

    #[test]
    fn what_stays_the_same_keeps_its_bytes_and_its_place() {
        let digits = "12345678901234567890123";
        let mask = "••••••••";
        let all = [
            ("a", "a/"),
            ("a b", "[ 1.10 ]"),
            ("key", mask),
            ("z", digits),
        ];
        assert_eq!(saved_json(STORED, &all), Ok(None));
        let cases: [(&[(&str, &str)], &str); 5] = [
            (
                &[
                    ("a", "a/"),
                    ("a b", "[ 1.10 ]"),
                    ("key", mask),
                    ("z", "1e2"),
                ],
                r#"{"z":1e2,"\u0061":"\u0061\/","key":"s3cret","a b":[ 1.10 ]}"#,
            ),
            (
                &[("key", mask), ("z", digits), ("new", "7")],
                r#"{"z":12345678901234567890123,"key":"s3cret","new":"7"}"#,
            ),
            (&[("a", "b")], r#"{"\u0061":"b"}"#),
            (&[("a", "b"), ("a", "a/")], r#"{"\u0061":"\u0061\/"}"#),
            (&[], "{}"),
        ];
        for (entries, expected) in cases {
            let found = saved_json(STORED, entries);
            assert_eq!(found, Ok(Some(expected.to_owned())), "{entries:?}");
        }
        assert_eq!(saved_json("{}", &[]), Ok(None));
        // If a key occurs twice, the later value is shown.
        let twice = r#"{"a":1,"a":2,"b":3}"#;
        assert_eq!(saved_json(twice, &[("a", "2"), ("b", "3")]), Ok(None));
        assert_eq!(
            saved_json(twice, &[("a", "2"), ("b", "4")]),
            Ok(Some(r#"{"a":1,"a":2,"b":4}"#.to_owned()))
        );
        assert_eq!(
            saved_json(twice, &[("a", "5"), ("b", "3")]),
            Ok(Some(r#"{"a":5,"b":3}"#.to_owned()))
        );
    }

    #[test]
    fn a_mask_is_never_saved() {
        let refused = "A secret in \"key\" is masked. Show it and enter the whole value.";
        for value in ["x••••••••", "••••••••••••••••"]
        {
            let found = saved_json(STORED, &[("key", value)]);
            assert_eq!(found, Err(refused.to_owned()), "{value}");
        }
        assert!(saved_json("{}", &[("key", "••••••••")]).is_err());
    }
}
