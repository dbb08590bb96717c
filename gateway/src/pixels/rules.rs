//! The rules of pixels.

use serde_json::Value;

/// The words for a pixel without a name.
pub const MISSING_NAME: &str = "A name is required.";
/// The words for a pixel without a page.
pub const MISSING_PAGE: &str = "A page is required.";

/// Rule pixel-check: fired when the check reports a true value, a number above 0 or a list with something
/// in it, also below `data`, `fired`, `count` or `requestCount`.
pub fn has_fired(answer: &Value) -> bool {
    match answer {
        Value::Bool(fired) => *fired,
        Value::Number(number) => number.as_f64().is_some_and(|number| number > 0.0),
        Value::String(text) => {
            text.eq_ignore_ascii_case("true")
                || text.trim().parse().is_ok_and(|number: f64| number > 0.0)
        }
        Value::Array(list) => !list.is_empty(),
        Value::Object(fields) => ["data", "fired", "count", "requestCount"]
            .iter()
            .filter_map(|name| fields.get(*name))
            .any(has_fired),
        Value::Null => false,
    }
}

/// A count that is a number, a numeric text, or a list counted by its length.
pub fn count(value: &Value) -> i32 {
    let number = match value {
        Value::Array(list) => i64::try_from(list.len()).ok(),
        Value::String(text) => text.trim().parse().ok(),
        value => value.as_i64(),
    };
    number
        .and_then(|number| i32::try_from(number).ok())
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_pixel_has_fired_by_any_sign_of_a_request() {
        let cases = [
            (json!({"data": true}), true),
            (json!({"data": []}), false),
            (json!({"data": 0}), false),
            (json!({"data": 1}), true),
            (json!({"count": 0}), false),
            (json!({"count": 3}), true),
            (json!({"fired": true}), true),
            (json!({"data": {"pixelId": 31, "requestCount": 12}}), true),
            (json!({"data": {"pixelId": 31, "requestCount": 0}}), false),
            (json!({"data": {"pixelId": 31, "requestCount": "12"}}), true),
            (json!({"data": [1]}), true),
            (json!([{}]), true),
            (json!(true), true),
            (json!(false), false),
            (json!(null), false),
            (json!({}), false),
        ];
        for (answer, fired) in cases {
            assert_eq!(has_fired(&answer), fired, "{answer}");
        }
    }

    #[test]
    fn a_count_is_a_number_or_the_length_of_a_list() {
        let cases = [
            (json!(3), 3),
            (json!("4"), 4),
            (json!([{}, {}]), 2),
            (json!(null), 0),
            (json!("x"), 0),
        ];
        for (value, expected) in cases {
            assert_eq!(count(&value), expected, "{value}");
        }
    }
}
