//! What is derived of debug logs.

use serde_json::value::RawValue;

/// Whether a log has errors to look at: it says so itself, or one of the values that would describe them is not empty.
pub fn has_errors_to_show(has_errors: bool, descriptions: &[Option<&RawValue>]) -> bool {
    has_errors || descriptions.iter().flatten().any(|value| !is_empty(value))
}

/// Whether a value has nothing in it: null, false, a blank text, an empty list or an empty object.
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

/// The texts in a value: the items of a list, or the value itself. What is no text stays JSON.
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

/// Milliseconds as text (rule response-time): "250ms", "5.4s" or "1m 5s". `None` if they are below zero.
pub fn response_time(milliseconds: i32) -> Option<String> {
    let text = match milliseconds {
        ..0 => return None,
        0..1_000 => format!("{milliseconds}ms"),
        1_000..59_950 => {
            let tenths = (milliseconds + 50) / 100;
            format!("{}.{}s", tenths / 10, tenths % 10)
        }
        // Rounded to tenths of a second, this is a minute.
        59_950..60_000 => "1m 0s".to_owned(),
        _ => {
            let seconds = milliseconds / 1_000;
            format!("{}m {}s", seconds / 60, seconds % 60)
        }
    };
    Some(text)
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
            // Half a character is not Unicode, but something.
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

    #[test]
    fn a_response_time_is_written_in_its_unit() {
        let cases = [
            (0, "0ms"),
            (250, "250ms"),
            (999, "999ms"),
            (1_000, "1.0s"),
            (1_049, "1.0s"),
            (1_050, "1.1s"),
            (5_400, "5.4s"),
            (59_949, "59.9s"),
            (59_950, "1m 0s"),
            (60_000, "1m 0s"),
            (65_400, "1m 5s"),
            (125_000, "2m 5s"),
            (i32::MAX, "35791m 23s"),
        ];
        for (milliseconds, text) in cases {
            assert_eq!(response_time(milliseconds).as_deref(), Some(text));
        }
        assert_eq!(response_time(-1), None);
    }
}
