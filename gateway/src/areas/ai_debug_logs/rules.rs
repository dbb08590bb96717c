//! The rules of debug logs.

use serde_json::value::RawValue;

/// Whether a log has errors to look at: it is flagged, or one of the values that describe errors is not empty.
pub fn has_errors_to_show(has_errors: bool, descriptions: &[Option<&RawValue>]) -> bool {
    has_errors || descriptions.iter().flatten().any(|value| !is_empty(value))
}

/// Whether a value is empty: null, false, a blank string, an empty list or an empty object.
fn is_empty(value: &RawValue) -> bool {
    let json = value.get();
    let is_closed = |end: char| json[1..].trim_start().starts_with(end);
    match json.as_bytes().first() {
        Some(b'[') => is_closed(']'),
        Some(b'{') => is_closed('}'),
        Some(b'"') => serde_json::from_str(json).is_ok_and(|text: String| text.trim().is_empty()),
        _ => matches!(json, "null" | "false"),
    }
}

/// The texts in a value: the items of a list, or the value itself. Anything but a string stays JSON.
pub fn texts(value: Option<&RawValue>) -> Vec<String> {
    let text = |value: &RawValue| {
        serde_json::from_str(value.get()).unwrap_or_else(|_| value.get().to_owned())
    };
    let Some(value) = value.filter(|value| !is_empty(value)) else {
        return Vec::new();
    };
    match serde_json::from_str::<Vec<&RawValue>>(value.get()) {
        Ok(items) => items.into_iter().map(text).collect(),
        Err(_) => vec![text(value)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(json: &str) -> Box<RawValue> {
        RawValue::from_string(json.to_owned()).unwrap()
    }

    #[test]
    fn errors_are_shown_if_any_of_their_values_is_not_empty() {
        let cases = [
            ("null", false),
            ("false", false),
            ("[]", false),
            ("[ ]", false),
            ("{}", false),
            ("{\n}", false),
            (r#""""#, false),
            (r#"" \n""#, false),
            ("[0]", true),
            (r#"["Failed."]"#, true),
            (r#"{"name":"Error"}"#, true),
            (r#""Failed.""#, true),
            ("true", true),
            ("0", true),
            // A lone surrogate is not valid Unicode, but it is not empty.
            (r#""\ud83d""#, true),
        ];
        for (json, is_shown) in cases {
            let value = raw(json);
            for descriptions in [[Some(&*value), None], [None, Some(&*value)]] {
                assert_eq!(has_errors_to_show(false, &descriptions), is_shown, "{json}");
                assert!(has_errors_to_show(true, &descriptions), "{json}");
            }
        }
        assert!(!has_errors_to_show(false, &[None]));
    }

    #[test]
    fn a_list_is_read_as_texts() {
        let cases: [(&str, &[&str]); 7] = [
            ("[]", &[]),
            (r#"" ""#, &[]),
            (r#"["a","b\n"]"#, &["a", "b\n"]),
            (r#"[1.10,{"a": 1},null]"#, &["1.10", r#"{"a": 1}"#, "null"]),
            (r#""one""#, &["one"]),
            (r#"{"a":1}"#, &[r#"{"a":1}"#]),
            (r#"["\ud83d"]"#, &[r#""\ud83d""#]),
        ];
        for (json, expected) in cases {
            assert_eq!(texts(Some(&raw(json))), expected, "{json}");
        }
        assert_eq!(texts(None), Vec::<String>::new());
    }
}
