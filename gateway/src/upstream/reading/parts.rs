//! Parts of a row that hold more than one value: lists and objects. What is not what it should be is passed
//! over, and the rest is read on.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Deserializer, Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess, Visitor};

use super::fields::key;

/// A list of rows of any kind; what is no row is dropped, what is no list reads as empty (R2, R7).
pub fn rows<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let list = deserializer.deserialize_any(Anything::<List<T>>::new())?;
    warn_of_dropped(list.dropped);
    Ok(list.items)
}

/// Says in the log that an answer has rows that are none.
pub(super) fn warn_of_dropped(dropped: usize) {
    if dropped > 0 {
        tracing::warn!(dropped, "Rows of an answer could not be read.");
    }
}

/// A list of whole numbers; what is no number is dropped, what is no list reads as empty.
pub fn ints<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<i32>, D::Error> {
    #[derive(Deserialize)]
    #[serde(transparent)]
    struct Int(#[serde(deserialize_with = "key")] i32);
    let list = deserializer.deserialize_any(Anything::<List<Int>>::new())?;
    Ok(list.items.into_iter().map(|Int(number)| number).collect())
}

/// An object, or nothing when something else stands in its place.
pub fn object<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let Object(object) = deserializer.deserialize_any(Anything::<Object<T>>::new())?;
    Ok(object)
}

/// What is made of a value of any shape. Of a list or an object as much may be read as is wanted: the rest of
/// it is passed over. An error is one of the JSON itself.
trait Shape<'de>: Sized {
    /// What a value of a shape nobody wants reads as.
    fn nothing() -> Self;
    fn of_list<A: SeqAccess<'de>>(_: &mut A) -> Result<Self, A::Error> {
        Ok(Self::nothing())
    }
    fn of_object<A: MapAccess<'de>>(_: &mut A) -> Result<Self, A::Error> {
        Ok(Self::nothing())
    }
    fn of_scalar<E: Error>(_: impl IntoDeserializer<'de, E>) -> Self {
        Self::nothing()
    }
}

/// A row; nothing where it is none.
struct Part<T>(Option<T>);

impl<'de, T: Deserialize<'de>> Shape<'de> for Part<T> {
    fn nothing() -> Self {
        Self(None)
    }
    fn of_list<A: SeqAccess<'de>>(list: &mut A) -> Result<Self, A::Error> {
        Ok(Self(T::deserialize(SeqAccessDeserializer::new(list)).ok()))
    }
    fn of_object<A: MapAccess<'de>>(object: &mut A) -> Result<Self, A::Error> {
        Ok(Self(
            T::deserialize(MapAccessDeserializer::new(object)).ok(),
        ))
    }
    fn of_scalar<E: Error>(scalar: impl IntoDeserializer<'de, E>) -> Self {
        Self(T::deserialize(scalar.into_deserializer()).ok())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Part<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Anything::new())
    }
}

/// The rows of a list, and how many of it are none.
struct List<T> {
    items: Vec<T>,
    dropped: usize,
}

impl<'de, T: Deserialize<'de>> Shape<'de> for List<T> {
    fn nothing() -> Self {
        Self {
            items: Vec::new(),
            dropped: 0,
        }
    }
    fn of_list<A: SeqAccess<'de>>(list: &mut A) -> Result<Self, A::Error> {
        let mut read = Self::nothing();
        while let Some(Part(item)) = list.next_element()? {
            match item {
                Some(item) => read.items.push(item),
                None => read.dropped += 1,
            }
        }
        Ok(read)
    }
}

/// An object; nothing where it is none.
struct Object<T>(Option<T>);

impl<'de, T: Deserialize<'de>> Shape<'de> for Object<T> {
    fn nothing() -> Self {
        Self(None)
    }
    fn of_object<A: MapAccess<'de>>(object: &mut A) -> Result<Self, A::Error> {
        Part::of_object(object).map(|Part(object)| Self(object))
    }
}

/// Reads a value of any shape, to its end.
struct Anything<S>(PhantomData<S>);

impl<S> Anything<S> {
    fn new() -> Self {
        Self(PhantomData)
    }
}

impl<'de, S: Shape<'de>> Visitor<'de> for Anything<S> {
    type Value = S;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<S, A::Error> {
        let read = S::of_list(&mut list)?;
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(read)
    }
    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<S, A::Error> {
        let read = S::of_object(&mut object)?;
        while object.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(read)
    }
    fn visit_unit<E: Error>(self) -> Result<S, E> {
        Ok(S::of_scalar::<E>(()))
    }
    fn visit_bool<E: Error>(self, value: bool) -> Result<S, E> {
        Ok(S::of_scalar::<E>(value))
    }
    fn visit_i64<E: Error>(self, value: i64) -> Result<S, E> {
        Ok(S::of_scalar::<E>(value))
    }
    fn visit_u64<E: Error>(self, value: u64) -> Result<S, E> {
        Ok(S::of_scalar::<E>(value))
    }
    fn visit_f64<E: Error>(self, value: f64) -> Result<S, E> {
        Ok(S::of_scalar::<E>(value))
    }
    fn visit_str<E: Error>(self, value: &str) -> Result<S, E> {
        Ok(S::of_scalar::<E>(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::upstream::reading::text;

    #[derive(Deserialize)]
    struct Sample {
        #[serde(deserialize_with = "key")]
        id: i32,
        #[serde(default, deserialize_with = "text")]
        name: Option<String>,
    }

    #[test]
    fn a_row_that_is_none_is_passed_over_whole() {
        #[derive(Deserialize)]
        struct Parts {
            #[serde(deserialize_with = "rows")]
            rows: Vec<Sample>,
            #[serde(deserialize_with = "object")]
            object: Option<Sample>,
        }
        let cases = [
            r#"{ "name": "n" }"#,
            r#"{ "id": {}, "name": "n", "more": [{ "id": 7 }] }"#,
            r#"{ "id": "x" }"#,
            r#"{ "id": null, "id": 3 }"#,
            r#"[{ "id": 7 }, [8]]"#,
            r#""text""#,
            "true",
            "-1.5",
            "null",
            "{}",
            "[]",
        ];
        for none in cases {
            let json = format!(
                r#"{{ "rows": [{none}, {{ "id": 1, "name": "one" }}, {none}], "object": {none} }}"#
            );
            let parts: Parts = serde_json::from_str(&json).unwrap();
            let rows: Vec<_> = parts.rows.iter().map(|row| row.id).collect();
            assert_eq!(rows, [1], "{none}");
            assert_eq!(parts.rows[0].name.as_deref(), Some("one"), "{none}");
            assert!(parts.object.is_none(), "{none}");
        }
    }

    #[test]
    fn parts_of_a_row_that_are_not_what_they_should_be_read_as_nothing() {
        #[derive(Deserialize)]
        struct Parts {
            #[serde(default, deserialize_with = "ints")]
            numbers: Vec<i32>,
            #[serde(default, deserialize_with = "rows")]
            rows: Vec<Sample>,
            #[serde(default, deserialize_with = "object")]
            object: Option<Sample>,
        }
        let cases = [
            (
                r#"{"numbers":[1,"2",null,"x",3.0,{},[4],9999999999]}"#,
                vec![1, 2, 3],
                0,
                false,
            ),
            (
                r#"{"numbers":null,"rows":null,"object":null}"#,
                vec![],
                0,
                false,
            ),
            (
                r#"{"numbers":{"a":[1]},"rows":{"id":1},"object":[1]}"#,
                vec![],
                0,
                false,
            ),
            (
                r#"{"numbers":"1,2","rows":"text","object":"text"}"#,
                vec![],
                0,
                false,
            ),
            (
                r#"{"numbers":7,"rows":7.5,"object":true}"#,
                vec![],
                0,
                false,
            ),
            (
                r#"{"numbers":-7,"rows":[{"id":1},{"id":2}],"object":{"id":3}}"#,
                vec![],
                2,
                true,
            ),
            (
                r#"{"numbers":false,"rows":[{"id":1},null,{}],"object":{}}"#,
                vec![],
                1,
                false,
            ),
            ("{}", vec![], 0, false),
        ];
        for (json, numbers, rows, has_object) in cases {
            let parts: Parts = serde_json::from_str(json).unwrap();
            assert_eq!(parts.numbers, numbers, "{json}");
            assert_eq!(parts.rows.len(), rows, "{json}");
            assert_eq!(parts.object.is_some(), has_object, "{json}");
        }
    }
}
