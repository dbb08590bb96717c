//! How the bodies of the services are read (the reading rules of their contract): envelopes, missing lists,
//! and rows that are dropped because they cannot be read.

mod describe;
mod from_json;
mod list;
mod raw_object;
mod scalar;
mod sent;
mod table;
mod types;
mod unreadable;

use std::collections::HashMap;

use serde_json::value::RawValue;

pub use describe::{Property, Schemas};
pub use from_json::{FromJson, next_item, next_key, next_value};
pub use list::{ListRows, ListShape, read_list};
pub use raw_object::{RawObject, raw};
pub use scalar::*;
pub use sent::write_sent;
pub use table::{Keyed, Row, Table};
pub use types::{ObjectOr, Seconds};
pub use unreadable::{Unreadable, fault, message_of, shortened_message};

fn text_of(body: &[u8]) -> Result<&str, Unreadable> {
    let text = std::str::from_utf8(body).map_err(|_| "the body is not UTF-8")?;
    Ok(text.trim_start_matches('\u{feff}').trim())
}

/// The value of `data`, or the whole body if it has no envelope.
///
/// # Errors
/// If the body is not JSON, or has a message in place of data.
pub fn unwrap_envelope(body: &[u8]) -> Result<&str, Unreadable> {
    let text = text_of(body)?;
    if !text.starts_with('{') {
        return Ok(text);
    }
    let members = members(text).map_err(|error| format!("no envelope: {}", fault(&error)))?;
    if let Some(data) = members.get("data") {
        // Null means "empty".
        return Ok(data.get());
    }
    let is_error = members.keys().all(|key| KEYS_OF_ERRORS.contains(&&**key));
    match members
        .get("message")
        .and_then(|message| message_of(message))
    {
        Some(message) if is_error => Err(Unreadable::with_message(message)),
        _ => Ok(text),
    }
}

/// The members of an object.
fn members(json: &str) -> serde_json::Result<HashMap<String, &RawValue>> {
    serde_json::from_str(json)
}

/// The keys that servers commonly send with the message of an error. A body with any other key is data.
const KEYS_OF_ERRORS: [&str; 9] = [
    "message",
    "status",
    "statusCode",
    "error",
    "errors",
    "code",
    "success",
    "timestamp",
    "path",
];

/// A body that is one object, with or without an envelope; None if `data` is null.
pub fn read_object<T: FromJson>(body: &[u8]) -> Result<Option<T>, Unreadable> {
    match unwrap_envelope(body)? {
        "null" => Ok(None),
        json if json.starts_with('{') => match T::from_json(json) {
            None => Err(Unreadable {
                message: message_beside(json),
                ..Unreadable::from("the object cannot be read")
            }),
            object => Ok(object),
        },
        _ => Err("the body is not an object".into()),
    }
}

/// The message in an object that is not what was asked for.
fn message_beside(json: &str) -> Option<String> {
    message_of(members(json).ok()?.get("message")?)
}

#[cfg(test)]
mod tests {
    use gateway_macros::row;

    use super::*;

    #[row]
    #[derive(Debug)]
    struct Sample {
        #[required]
        id: i32,
    }

    #[test]
    fn a_cause_repeats_no_value() {
        for (body, cause) in [
            (r#"{"id":"Penelope"}"#, "the object cannot be read"),
            (
                "{\n\"id\":Penelope}",
                "no envelope: a syntax error in line 2, column 6",
            ),
            ("{\"id\":1", "no envelope: an early end in line 1, column 7"),
        ] {
            let read = read_object::<Sample>(body.as_bytes());
            let error = read.map(|found| found.map(|row| row.id)).unwrap_err();
            assert_eq!(error.cause, cause, "{body}");
        }
    }

    #[test]
    fn a_message_in_place_of_the_data_is_the_reason() {
        let cases = [
            (r#"{"message":"Down."}"#, Some("Down.")),
            (r#"{"status":"error","message":" Down. "}"#, Some("Down.")),
            (r#"{"message":"Down.","details":[]}"#, Some("Down.")),
            (r#"{"data":{"message":"Down."}}"#, Some("Down.")),
            (r#"{"message":""}"#, None),
            (r#"{"message":7}"#, Some("7")),
            (r#"{"message":["Down."]}"#, None),
        ];
        for (body, message) in cases {
            let error = read_object::<Sample>(body.as_bytes()).unwrap_err();
            assert_eq!(error.message.as_deref(), message, "{body}");
        }
        // An object of which every key may be missing.
        #[row]
        #[derive(Debug)]
        struct Counts {
            pixels: Option<i64>,
        }
        let read = |body: &str| read_object::<Counts>(body.as_bytes());
        assert!(read(r#"{"statusCode":500,"message":"Down."}"#).is_err());
        let counts = read(r#"{"pixels":4,"message":"Counted."}"#).unwrap();
        assert_eq!(counts.and_then(|counts| counts.pixels), Some(4));
    }
}
