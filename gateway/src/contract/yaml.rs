//! Writes JSON as YAML in blocks.

use serde_json::Value;

/// The value as a document.
pub(super) fn write(value: &Value) -> String {
    let mut text = String::new();
    block(value, 0, &mut text);
    text
}

/// Writes a value below a key or a dash, which has no line end yet.
fn below(value: &Value, depth: usize, text: &mut String) {
    match value {
        Value::Object(members) if !members.is_empty() => {
            text.push('\n');
            block(value, depth, text);
        }
        Value::Array(items) if !items.is_empty() => {
            text.push('\n');
            block(value, depth, text);
        }
        _ => {
            text.push(' ');
            scalar(value, text);
            text.push('\n');
        }
    }
}

fn block(value: &Value, depth: usize, text: &mut String) {
    let indent = "  ".repeat(depth);
    match value {
        Value::Object(members) => {
            for (key, value) in members {
                text.push_str(&indent);
                scalar(&Value::from(key.as_str()), text);
                text.push(':');
                below(value, depth + 1, text);
            }
        }
        Value::Array(items) => {
            for item in items {
                text.push_str(&indent);
                text.push('-');
                below(item, depth + 1, text);
            }
        }
        _ => scalar(value, text),
    }
}

/// Writes a value on one line. JSON is YAML, and a plain text needs no quotes.
fn scalar(value: &Value, text: &mut String) {
    let is_plain = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_alphabetic() || "/$".contains(first))
            && word
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || "/_-.{}$".contains(letter))
            && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
                .contains(&word.to_ascii_lowercase().as_str())
    };
    match value {
        Value::String(word) if is_plain(word) => text.push_str(word),
        _ => text.push_str(&value.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_are_written_in_blocks() {
        let value = json!({
            "a": { "b": ["x y", 1, null, { "c": "yes" }], "empty": [] },
            "/p/{id}": "plain.word",
            "200": true,
        });
        assert_eq!(
            write(&value),
            "/p/{id}: plain.word\n\"200\": true\na:\n  b:\n    - \"x y\"\n    - 1\n    - null\n    -\n      c: \"yes\"\n  empty: []\n"
        );
    }
}
