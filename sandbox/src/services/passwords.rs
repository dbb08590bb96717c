//! Keeps passwords out of the log of calls.

use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

/// The JSON of a body, with "…" in place of its passwords; `None` if it is not JSON.
pub(crate) fn without_passwords(text: &[u8]) -> Option<Box<RawValue>> {
    let mut body: Value = serde_json::from_slice(text).ok()?;
    let sent = body.clone();
    hide_passwords(&mut body);
    if body == sent {
        serde_json::from_slice(text).ok()
    } else {
        to_raw_value(&body).ok()
    }
}

/// Replaces every value whose key contains "password" by "…".
fn hide_passwords(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key.to_lowercase().contains("password") {
                    *value = Value::from("…");
                } else {
                    hide_passwords(value);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(hide_passwords),
        _ => {}
    }
}
