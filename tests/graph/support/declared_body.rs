//! Whether the body of a write is as the contract declares it.

use gateway::upstream::{Body, Call};
use serde_json::Value;

/// Checks the body of a write such as `PUT /v3/api/pixels/7`.
pub(super) fn assert_declared(write: &str, body: &Value) {
    let is_of = |call: &&Call| {
        let declared = format!("{} {}", call.method, call.path);
        let (declared, write) = (declared.split('/'), write.split('/'));
        let mut segments = declared.clone().zip(write.clone());
        declared.count() == write.count()
            && segments.all(|(name, value)| name == value || name.starts_with('{'))
    };
    // A provider's save passes on what it does not change as it is stored, of whatever type.
    let calls = Call::all().into_iter();
    let mut calls = calls.filter(|call| !call.name.starts_with("providers."));
    match calls.find(is_of).map(|call| call.body) {
        None => {}
        Some(Body::Keys(keys)) => assert!(
            fits(body, &Body::schema(keys)),
            "the contract has no such body: {write} {body}"
        ),
        Some(Body::Words(_)) => {}
        _ => assert!(body.is_null(), "the contract has no body: {write} {body}"),
    }
}

/// Whether a value has the type, the keys and the items of a schema.
fn fits(value: &Value, schema: &Value) -> bool {
    let name = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let types = &schema["type"];
    let has_type = match types.as_array() {
        Some(several) => several.iter().any(|one| one == name),
        None => types.is_null() || types == name,
    };
    let has_parts = match value {
        Value::Object(members) if schema.get("properties").is_some() => {
            let properties = &schema["properties"];
            let mut members = members.iter();
            members.all(|(key, value)| {
                properties
                    .get(key)
                    .is_some_and(|schema| fits(value, schema))
            })
        }
        Value::Array(items) => items.iter().all(|item| fits(item, &schema["items"])),
        _ => true,
    };
    has_type && has_parts
}
