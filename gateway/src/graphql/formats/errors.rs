//! The fields of a file that failed permanently: their cells are empty, and the file says why.

use axum::http::HeaderValue;
use serde_json::value::RawValue;
use serde_json::{Value, json};

/// The maximum number of reasons. Beyond it, the failures of a field with the same code count as one.
const MAX_REASONS: usize = 8;

/// The errors of the pages of a file, each reason once.
#[derive(Default)]
pub struct FileErrors(Vec<Value>);

impl FileErrors {
    /// Adds the errors of a page. Their paths count rows from the start of the file, `depth` keys below the data.
    pub fn add(&mut self, errors: &[&RawValue], depth: usize, rows_before: usize) {
        for error in errors {
            let Ok(mut error) = serde_json::from_str::<Value>(error.get()) else {
                continue;
            };
            if let Some(row) = error["path"].get_mut(depth)
                && let Some(number) = row.as_u64()
            {
                *row = json!(number + rows_before as u64);
            }
            let extensions = &mut error["extensions"];
            let count = extensions["count"].as_u64().unwrap_or(1);
            if let Some(extensions) = extensions.as_object_mut() {
                extensions.remove("paths");
                // What could be retried is not in a file that is complete.
                extensions.remove("retryable");
            }
            let is_full = self.0.len() >= MAX_REASONS;
            let known = self.0.iter_mut().find(|known| {
                field(known) == field(&error)
                    && known["extensions"]["code"] == error["extensions"]["code"]
                    && (is_full || known["message"] == error["message"])
            });
            match known {
                Some(known) => {
                    let before = known["extensions"]["count"].as_u64().unwrap_or(0);
                    known["extensions"]["count"] = json!(before + count);
                }
                None => {
                    error["extensions"]["count"] = json!(count);
                    self.0.push(error);
                }
            }
        }
    }

    /// The number of failures.
    pub fn count(&self) -> u64 {
        let counts = self.0.iter().map(|error| &error["extensions"]["count"]);
        counts.filter_map(Value::as_u64).sum()
    }

    /// All reasons as a header; `None` if there are none.
    pub fn to_header(&self) -> Option<HeaderValue> {
        HeaderValue::try_from(self.to_json()?).ok()
    }

    /// All reasons as a list in ASCII, which a header can hold; `None` if there are none.
    pub fn to_json(&self) -> Option<String> {
        let json = (!self.0.is_empty()).then(|| Value::from(self.0.as_slice()).to_string())?;
        let mut ascii = String::with_capacity(json.len());
        for letter in json.chars() {
            match letter {
                ' '..='~' => ascii.push(letter),
                _ => {
                    for unit in letter.encode_utf16(&mut [0; 2]) {
                        ascii.push_str(&format!("\\u{unit:04x}"));
                    }
                }
            }
        }
        Some(ascii)
    }
}

/// The keys in the path of an error, without positions in lists.
fn field(error: &Value) -> Vec<&str> {
    let path = error["path"].as_array().into_iter().flatten();
    path.filter_map(Value::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_is_counted_over_all_pages() {
        let error = |row: usize, message: &str, count: Value| {
            let extensions = json!({ "code": "NOT_FOUND", "count": count, "paths": [[]] });
            let path = json!(["list", "nodes", row, "field"]);
            let error = json!({ "message": message, "path": path, "extensions": extensions });
            serde_json::value::to_raw_value(&error).unwrap()
        };
        let mut errors = FileErrors::default();
        assert_eq!(errors.to_json(), None);
        errors.add(&[&error(7, "Größe", json!(3))], 2, 0);
        errors.add(
            &[&error(1, "Größe", Value::Null), &error(2, "b", Value::Null)],
            2,
            100,
        );
        let all = errors.to_json().unwrap();
        assert!(all.is_ascii());
        let all: Value = serde_json::from_str(&all).unwrap();
        let expected = |row: usize, message: &str, count: usize| {
            json!({ "message": message, "path": ["list", "nodes", row, "field"],
                "extensions": { "code": "NOT_FOUND", "count": count } })
        };
        assert_eq!(all, json!([expected(7, "Größe", 4), expected(102, "b", 1)]));
        for row in 0..50 {
            errors.add(&[&error(row, &row.to_string(), Value::Null)], 2, 0);
        }
        let all: Value = serde_json::from_str(&errors.to_json().unwrap()).unwrap();
        assert_eq!(all.as_array().map(Vec::len), Some(MAX_REASONS));
    }
}
