//! The reading rules of the services' answers (R1 to R7 of their contract), in one place: envelopes,
//! numbers that arrive as text, texts that arrive as numbers, three spellings of a moment, and rows
//! that are dropped because they are no rows.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::ops::Deref;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

/// Why an answer could not be read; for the log only.
pub type Unreadable = String;

/// A JSON scalar as a service may send it; objects and lists read as `Other`.
enum Scalar<'a> {
    Nothing,
    Flag(bool),
    Int(i64),
    Num(f64),
    Text(Cow<'a, str>),
    Other,
}

impl<'de> Deserialize<'de> for Scalar<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ScalarVisitor)
    }
}

struct ScalarVisitor;

impl<'de> Visitor<'de> for ScalarVisitor {
    type Value = Scalar<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }
    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(Scalar::Nothing)
    }
    fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
        Ok(Scalar::Flag(value))
    }
    fn visit_i64<E>(self, value: i64) -> Result<Self::Value, E> {
        Ok(Scalar::Int(value))
    }
    fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
        Ok(i64::try_from(value).map_or(Scalar::Num(value as f64), Scalar::Int))
    }
    fn visit_f64<E>(self, value: f64) -> Result<Self::Value, E> {
        Ok(Scalar::Num(value))
    }
    fn visit_borrowed_str<E>(self, value: &'de str) -> Result<Self::Value, E> {
        Ok(Scalar::Text(Cow::Borrowed(value)))
    }
    fn visit_str<E>(self, value: &str) -> Result<Self::Value, E> {
        Ok(Scalar::Text(Cow::Owned(value.to_owned())))
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Scalar::Other)
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Scalar::Other)
    }
}

impl Scalar<'_> {
    fn into_int(self) -> Option<i64> {
        match self {
            Self::Int(value) => Some(value),
            // A whole number may be written with a fraction of zero; anything else is no whole number.
            Self::Num(value) if value.fract() == 0.0 && value.abs() < 9e15 => Some(value as i64),
            Self::Text(text) => {
                let text = text.trim();
                text.parse().ok().or_else(|| {
                    let number: f64 = text.parse().ok()?;
                    Self::Num(number).into_int()
                })
            }
            _ => None,
        }
    }

    fn into_num(self) -> Option<f64> {
        match self {
            Self::Int(value) => Some(value as f64),
            Self::Num(value) => Some(value),
            Self::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
        .filter(|number| number.is_finite())
    }

    fn into_text(self) -> Option<String> {
        match self {
            Self::Text(text) => Some(text.into_owned()),
            Self::Int(value) => Some(value.to_string()),
            Self::Num(value) => Some(value.to_string()),
            _ => None,
        }
    }

    fn into_flag(self) -> Option<bool> {
        match self {
            Self::Flag(value) => Some(value),
            Self::Int(0) => Some(false),
            Self::Int(1) => Some(true),
            Self::Text(text) if text.eq_ignore_ascii_case("true") => Some(true),
            Self::Text(text) if text.eq_ignore_ascii_case("false") => Some(false),
            _ => None,
        }
    }

    fn into_instant(self) -> Option<DateTime<Utc>> {
        match self {
            Self::Int(value) => epoch(value),
            Self::Num(value) => epoch(value as i64),
            Self::Text(text) => {
                let text = text.trim();
                DateTime::parse_from_rfc3339(text)
                    .ok()
                    .map(|moment| moment.to_utc())
                    .or_else(|| text.parse().ok().and_then(epoch))
            }
            _ => None,
        }
    }
}

/// A number in place of a moment: seconds below 1e11, else milliseconds (R6).
fn epoch(value: i64) -> Option<DateTime<Utc>> {
    if value.unsigned_abs() < 100_000_000_000 {
        DateTime::from_timestamp(value, 0)
    } else {
        DateTime::from_timestamp_millis(value)
    }
}

/// A whole number, or nothing.
pub fn int<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i64>, D::Error> {
    Ok(Scalar::deserialize(deserializer)?.into_int())
}

/// A whole number that fits a GraphQL Int, or nothing.
pub fn int32<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i32>, D::Error> {
    Ok(int(deserializer)?.and_then(|value| i32::try_from(value).ok()))
}

/// A number, or nothing.
pub fn num<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<f64>, D::Error> {
    Ok(Scalar::deserialize(deserializer)?.into_num())
}

/// The key of a row: a whole number. Without one the row is dropped.
pub fn key<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    int32(deserializer)?.ok_or_else(|| serde::de::Error::custom("a row without its id"))
}

/// The key of a row that may be a number or a text; always read as text (R5).
pub fn text_key<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Scalar::deserialize(deserializer)?
        .into_text()
        .filter(|text| !text.is_empty())
        .ok_or_else(|| serde::de::Error::custom("a row without its id"))
}

/// A text, or nothing. A number reads as its digits.
pub fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Ok(Scalar::deserialize(deserializer)?.into_text())
}

/// A text that is always there; empty when the service left it out.
pub fn required_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(text(deserializer)?.unwrap_or_default())
}

/// True or false, or nothing.
pub fn flag<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<bool>, D::Error> {
    Ok(Scalar::deserialize(deserializer)?.into_flag())
}

/// Epoch seconds as a moment; 0 counts as missing, as everywhere in the services.
pub fn seconds<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<DateTime<Utc>>, D::Error> {
    Ok(int(deserializer)?
        .filter(|seconds| *seconds != 0)
        .and_then(|seconds| DateTime::from_timestamp(seconds, 0)))
}

/// A moment in ISO 8601, or as a number of seconds or milliseconds.
pub fn instant<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<DateTime<Utc>>, D::Error> {
    Ok(Scalar::deserialize(deserializer)?.into_instant())
}

/// A calendar day.
pub fn day<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<NaiveDate>, D::Error> {
    Ok(Scalar::deserialize(deserializer)?
        .into_text()
        .and_then(|text| text.get(..10).and_then(|day| day.parse().ok())))
}

/// A list of rows of any kind; what is no row is dropped, what is no list reads as empty (R2, R7).
pub fn rows<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: serde::de::DeserializeOwned,
{
    Ok(Option::<Box<RawValue>>::deserialize(deserializer)?
        .map(|raw| read_rows(raw.get()).unwrap_or_default())
        .unwrap_or_default())
}

/// A list of whole numbers; what is no number is dropped.
pub fn ints<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<i32>, D::Error> {
    #[derive(Deserialize)]
    struct Whole(#[serde(deserialize_with = "key")] i32);
    Ok(rows::<D, Whole>(deserializer)?
        .into_iter()
        .map(|whole| whole.0)
        .collect())
}

/// An object, or nothing when something else stands in its place.
pub fn object<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: serde::de::DeserializeOwned,
{
    Ok(Option::<Box<RawValue>>::deserialize(deserializer)?
        .filter(|raw| raw.get().starts_with('{'))
        .and_then(|raw| serde_json::from_str(raw.get()).ok()))
}

/// What `data` holds, or the whole body where there is no envelope.
pub fn unwrap_envelope(body: &[u8]) -> Result<&str, Unreadable> {
    #[derive(Deserialize)]
    struct Envelope<'a> {
        #[serde(borrow, default)]
        data: Option<&'a RawValue>,
    }
    let text = std::str::from_utf8(body).map_err(|_| "the answer is not UTF-8".to_owned())?;
    let text = text.trim_start_matches('\u{feff}').trim();
    if !text.starts_with('{') {
        return Ok(text);
    }
    // `data: null` deserializes to None as an absent key does; only the first means "empty".
    let envelope: Envelope<'_> =
        serde_json::from_str(text).map_err(|error| format!("the answer is not JSON: {error}"))?;
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

/// The rows of a JSON list, without those that are no rows.
pub fn read_rows<T: serde::de::DeserializeOwned>(json: &str) -> Result<Vec<T>, Unreadable> {
    if json == "null" {
        return Ok(Vec::new());
    }
    let raw: Vec<&RawValue> =
        serde_json::from_str(json).map_err(|error| format!("no list of rows: {error}"))?;
    let count = raw.len();
    let rows: Vec<T> = raw
        .into_iter()
        .filter_map(|row| serde_json::from_str(row.get()).ok())
        .collect();
    if rows.len() < count {
        tracing::warn!(
            dropped = count - rows.len(),
            "Rows of an answer could not be read."
        );
    }
    Ok(rows)
}

/// A whole answer that is a list: enveloped or bare, absent reads as empty.
pub fn read_list<T: serde::de::DeserializeOwned>(body: &[u8]) -> Result<Vec<T>, Unreadable> {
    let json = unwrap_envelope(body)?;
    if json.starts_with('{') {
        // An object without `data` is an answer without its list: empty, unless it is no JSON at all.
        return Ok(Vec::new());
    }
    read_rows(json)
}

/// A whole answer that is one object, enveloped or bare; nothing when `data` is null.
pub fn read_object<T: serde::de::DeserializeOwned>(body: &[u8]) -> Result<Option<T>, Unreadable> {
    match unwrap_envelope(body)? {
        "null" => Ok(None),
        json if json.starts_with('{') => serde_json::from_str(json)
            .map(Some)
            .map_err(|error| format!("the object cannot be read: {error}")),
        _ => Err("no object".to_owned()),
    }
}

/// A row that has a key of its own.
pub trait Keyed {
    /// The key's type.
    type Key: Eq + Hash + Clone + Send + Sync;
    /// The key.
    fn key(&self) -> Self::Key;
}

/// A list as it was read: decoded once, indexed once, shared by all who ask.
pub struct Table<T: Keyed> {
    rows: Vec<T>,
    by_key: HashMap<T::Key, u32>,
}

impl<T: Keyed> Table<T> {
    /// Indexes rows by their key. Of two rows with one key the later wins the key.
    pub fn new(rows: Vec<T>) -> Self {
        let by_key = rows
            .iter()
            .enumerate()
            .map(|(index, row)| (row.key(), index as u32))
            .collect();
        Self { rows, by_key }
    }

    /// All rows, in the order of the answer.
    pub fn rows(&self) -> &[T] {
        &self.rows
    }

    /// The position of the row with this key.
    pub fn position(&self, key: &T::Key) -> Option<u32> {
        self.by_key.get(key).copied()
    }
}

/// One row of a shared table: costs a pointer, clones no text.
pub struct Row<T: Keyed> {
    table: Arc<Table<T>>,
    index: u32,
}

impl<T: Keyed> Row<T> {
    /// The row with this key, if there is one.
    pub fn of(table: &Arc<Table<T>>, key: &T::Key) -> Option<Self> {
        Some(Self::at(table, table.position(key)?))
    }

    /// The row at a position.
    pub fn at(table: &Arc<Table<T>>, index: u32) -> Self {
        Self {
            table: Arc::clone(table),
            index,
        }
    }

    /// A row that was read alone.
    pub fn alone(row: T) -> Self {
        Self {
            table: Arc::new(Table::new(vec![row])),
            index: 0,
        }
    }
}

impl<T: Keyed> Clone for Row<T> {
    fn clone(&self) -> Self {
        Self::at(&self.table, self.index)
    }
}

impl<T: Keyed> Deref for Row<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.table.rows[self.index as usize]
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
    fn a_list_is_read_enveloped_bare_and_empty() {
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
    fn an_answer_that_is_no_json_or_no_list_cannot_be_read() {
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
    fn an_object_is_read_enveloped_bare_and_absent() {
        let read = |body: &str| read_object::<Sample>(body.as_bytes());
        assert_eq!(read(r#"{"data":{"id":4}}"#).unwrap(), Some(sample(4)));
        assert_eq!(read(r#"{"id":"4"}"#).unwrap(), Some(sample(4)));
        assert_eq!(read(r#"{"data":null}"#).unwrap(), None);
        assert!(read(r#"{"data":[]}"#).is_err());
        assert!(read("Bad Gateway").is_err());
    }

    #[test]
    fn numbers_may_be_text_and_texts_may_be_numbers() {
        let row: Sample = serde_json::from_str(r#"{"id":"7","count":"12","name":5}"#).unwrap();
        assert_eq!(
            (row.id, row.count, row.name.as_deref()),
            (7, Some(12), Some("5"))
        );
        let row: Sample = serde_json::from_str(r#"{"id":7.0,"count":"many","name":{}}"#).unwrap();
        assert_eq!((row.id, row.count, row.name), (7, None, None));
    }

    #[test]
    fn a_moment_is_read_from_iso_seconds_and_milliseconds() {
        #[derive(Deserialize)]
        struct At(#[serde(deserialize_with = "instant")] Option<DateTime<Utc>>);
        let at = |json: &str| {
            let At(moment) = serde_json::from_str(json).unwrap();
            moment.map(|moment| moment.timestamp())
        };
        assert_eq!(at(r#""2024-06-03T14:05:00Z""#), Some(1_717_423_500));
        assert_eq!(at(r#""2024-06-03T10:05:00-04:00""#), Some(1_717_423_500));
        assert_eq!(at("1717423500"), Some(1_717_423_500));
        assert_eq!(at("1717423500000"), Some(1_717_423_500));
        assert_eq!(at(r#""yesterday""#), None);
        assert_eq!(at("null"), None);
    }
}
