//! How the bodies of the services are read (rules R1 to R7 of their contract): envelopes, missing lists,
//! and rows that are dropped because they cannot be read.

mod fields;
mod table;

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{
    DeserializeOwned, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor,
};
use serde_json::value::RawValue;

pub use fields::*;
pub use table::{Keyed, Row, Table};

/// Why a body could not be read; for the log only.
pub type Unreadable = String;

/// Why the body of a successful response gives no value.
pub enum Failure {
    /// The body cannot be read.
    Unreadable(Unreadable),
    /// The service rejected the request, with this message for the user.
    Rejected(String),
}

impl From<Unreadable> for Failure {
    fn from(cause: Unreadable) -> Self {
        Self::Unreadable(cause)
    }
}

fn text_of(body: &[u8]) -> Result<&str, Unreadable> {
    let text = std::str::from_utf8(body).map_err(|_| "the body is not UTF-8".to_owned())?;
    Ok(text.trim_start_matches('\u{feff}').trim())
}

/// The value of `data`, or the whole body if it has no envelope.
pub fn unwrap_envelope(body: &[u8]) -> Result<&str, Unreadable> {
    #[derive(Deserialize)]
    struct Envelope<'a> {
        #[serde(borrow, default)]
        data: Option<&'a RawValue>,
    }
    let text = text_of(body)?;
    if !text.starts_with('{') {
        return Ok(text);
    }
    // `data: null` means "empty". It deserializes to None, as a missing key does.
    let envelope: Envelope<'_> =
        serde_json::from_str(text).map_err(|error| format!("the body is not JSON: {error}"))?;
    Ok(match envelope.data {
        Some(data) => data.get(),
        None if has_data_key(text) => "null",
        None => text,
    })
}

fn has_data_key(text: &str) -> bool {
    serde_json::from_str::<HashMap<Cow<'_, str>, IgnoredAny>>(text)
        .is_ok_and(|keys| keys.contains_key("data"))
}

/// The rows of a JSON list, without those that cannot be read.
pub fn read_rows<T: DeserializeOwned>(json: &str) -> Result<Vec<T>, Unreadable> {
    if json == "null" {
        return Ok(Vec::new());
    }
    let raw: Vec<&RawValue> =
        serde_json::from_str(json).map_err(|error| format!("the body is not a list: {error}"))?;
    let count = raw.len();
    let rows: Vec<T> = raw
        .into_iter()
        .filter_map(|row| serde_json::from_str(row.get()).ok())
        .collect();
    if rows.len() < count {
        tracing::warn!(
            dropped = count - rows.len(),
            "Rows of a response could not be read."
        );
    }
    Ok(rows)
}

/// A body that is a list, with or without an envelope; empty if the list is missing.
pub fn read_list<T: DeserializeOwned>(body: &[u8]) -> Result<Vec<T>, Unreadable> {
    // In nearly every body all rows can be read, in one pass. Any other is read row by row.
    if let Ok(AllRows(rows)) = serde_json::from_str(text_of(body)?) {
        return Ok(rows);
    }
    let json = unwrap_envelope(body)?;
    if json.starts_with('{') {
        // An object without `data`: the list is missing.
        return Ok(Vec::new());
    }
    read_rows(json)
}

/// A list, with or without an envelope, of which every row can be read.
struct AllRows<T>(Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for AllRows<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Rows<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Rows<T> {
            type Value = Vec<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of rows")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut rows = Vec::new();
                while let Some(row) = list.next_element()? {
                    rows.push(row);
                }
                Ok(rows)
            }
            fn visit_map<A: MapAccess<'de>>(
                self,
                mut envelope: A,
            ) -> Result<Self::Value, A::Error> {
                let mut rows = None;
                while let Some(key) = envelope.next_key::<Cow<'_, str>>()? {
                    if key == "data" {
                        rows = Some(envelope.next_value::<Vec<T>>()?);
                    } else {
                        envelope.next_value::<IgnoredAny>()?;
                    }
                }
                rows.ok_or_else(|| A::Error::missing_field("data"))
            }
        }
        deserializer.deserialize_any(Rows(PhantomData)).map(Self)
    }
}

/// A body that is one object, with or without an envelope; None if `data` is null.
pub fn read_object<T: DeserializeOwned>(body: &[u8]) -> Result<Option<T>, Unreadable> {
    match unwrap_envelope(body)? {
        "null" => Ok(None),
        json if json.starts_with('{') => serde_json::from_str(json)
            .map(Some)
            .map_err(|error| format!("the object cannot be read: {error}")),
        _ => Err("the body is not an object".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize, PartialEq)]
    struct Sample {
        #[serde(deserialize_with = "key")]
        id: i32,
        #[serde(default, deserialize_with = "int")]
        count: Option<i64>,
        #[serde(default, deserialize_with = "text")]
        name: Option<String>,
    }

    fn sample(id: i32) -> Sample {
        Sample {
            id,
            count: None,
            name: None,
        }
    }

    #[test]
    fn a_list_is_read_with_and_without_an_envelope() {
        let cases: &[(&str, usize)] = &[
            (r#"{"data":[{"id":1},{"id":2}]}"#, 2),
            (r#"[{"id":1}]"#, 1),
            (r#"{"data":null}"#, 0),
            (r#"{}"#, 0),
            (r#"{"data":[]}"#, 0),
            ("null", 0),
            (
                r#"{"data":["text",{"name":"no id"},{"id":3},null,{"id":"x"}]}"#,
                1,
            ),
        ];
        for (body, count) in cases {
            let rows: Vec<Sample> = read_list(body.as_bytes()).unwrap();
            assert_eq!(rows.len(), *count, "{body}");
        }
    }

    #[test]
    fn a_body_that_is_not_a_json_list_cannot_be_read() {
        for body in [
            "<html>",
            "",
            r#"{"data":"text"}"#,
            r#"{"data":{"id":1}"#,
            "[1,",
        ] {
            assert!(read_list::<Sample>(body.as_bytes()).is_err(), "{body}");
        }
    }

    #[test]
    fn an_object_is_read_with_and_without_an_envelope() {
        let read = |body: &str| read_object::<Sample>(body.as_bytes());
        assert_eq!(read(r#"{"data":{"id":4}}"#).unwrap(), Some(sample(4)));
        assert_eq!(read(r#"{"id":"4"}"#).unwrap(), Some(sample(4)));
        assert_eq!(read(r#"{"data":null}"#).unwrap(), None);
        assert!(read(r#"{"data":[]}"#).is_err());
        assert!(read("Bad Gateway").is_err());
    }
}
