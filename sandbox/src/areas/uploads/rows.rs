//! The rows of an upload, and the errors in them.

use serde_json::Value;

use crate::{
    db::records::{Record, text},
    http::error::HttpError,
};

/// The rows of a request body. Their keys must be in this style, and their values text, numbers or null.
pub(super) fn read(body: &[u8], is_key: fn(&str) -> bool) -> Result<Vec<Record>, HttpError> {
    let rows: Vec<Value> = serde_json::from_slice(body)
        .map_err(|_| HttpError::bad_request("The body must be a list of rows."))?;
    if rows.is_empty() {
        return Err(HttpError::bad_request("There are no rows."));
    }
    rows.into_iter()
        .enumerate()
        .map(|(index, row)| {
            let Value::Object(row) = row else {
                return Err(wrong(index, "it must be an object"));
            };
            for (key, value) in &row {
                if !is_key(key) {
                    return Err(wrong(index, format!("the key \"{key}\" is not known")));
                }
                if !matches!(value, Value::String(_) | Value::Number(_) | Value::Null) {
                    return Err(wrong(index, format!("{key} must be text")));
                }
            }
            Ok(row)
        })
        .collect()
}

/// Whether a key is in the style of "siteName".
pub(super) fn is_camel_case(key: &str) -> bool {
    key.starts_with(|letter: char| !letter.is_uppercase()) && !key.contains([' ', '_', '-', '*'])
}

/// Whether a key is in the style of "asset_id", or is "customerId".
pub(super) fn is_snake_case(key: &str) -> bool {
    let is_other = |letter: char| letter.is_uppercase() || [' ', '-', '*'].contains(&letter);
    key == "customerId" || (!key.is_empty() && !key.contains(is_other))
}

/// The text of a required key.
pub(super) fn required<'a>(row: &'a Record, index: usize, key: &str) -> Result<&'a str, HttpError> {
    text(row, key)
        .filter(|text| !text.trim().is_empty())
        .ok_or_else(|| wrong(index, format!("{key} is required")))
}

/// The error for a row. Rows are counted from 1.
pub(super) fn wrong(index: usize, reason: impl AsRef<str>) -> HttpError {
    HttpError::unprocessable(format!("Row {}: {}.", index + 1, reason.as_ref()))
}
