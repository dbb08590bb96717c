//! The fields of a row in the forms that the services send: numbers as text, texts as numbers, three
//! formats of a time, and parts of the wrong type.

mod times;

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::{FromJson, Json, rules};
pub use times::{calendar_day, day, epoch, in_years, instant, is_in_years, seconds, time};

/// A text in the rows of a long list. A short one, as most are, is stored inside the row.
pub type Text = compact_str::CompactString;

/// A JSON scalar as a service may send it; objects and lists read as `Other`.
#[cfg_attr(test, derive(Debug))]
pub(super) enum Scalar<'a> {
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
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
        Ok(Scalar::Null)
    }
    fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
        Ok(Scalar::Bool(value))
    }
    fn visit_i64<E>(self, value: i64) -> Result<Self::Value, E> {
        Ok(Scalar::Int(value))
    }
    fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
        Ok(i64::try_from(value).map_or(Scalar::Float(value as f64), Scalar::Int))
    }
    fn visit_f64<E>(self, value: f64) -> Result<Self::Value, E> {
        Ok(Scalar::Float(value))
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

impl<'a> Scalar<'a> {
    pub(super) fn into_int(self) -> Option<i64> {
        match self {
            Self::Int(value) => Some(value),
            // A whole number may have a fraction of zero.
            Self::Float(value) if value.fract() == 0.0 && value.abs() < 9e15 => Some(value as i64),
            Self::Text(text) => {
                let text = text.trim();
                text.parse().ok().or_else(|| {
                    let number: f64 = text.parse().ok()?;
                    Self::Float(number).into_int()
                })
            }
            _ => None,
        }
    }

    pub(super) fn into_num(self) -> Option<f64> {
        match self {
            Self::Int(value) => Some(value as f64),
            Self::Float(value) => Some(value),
            Self::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
        .filter(|number| number.is_finite())
    }

    pub(super) fn into_text(self) -> Option<Cow<'a, str>> {
        match self {
            Self::Text(text) => Some(text),
            Self::Int(value) => Some(value.to_string().into()),
            Self::Float(value) => Some(value.to_string().into()),
            _ => None,
        }
    }

    pub(super) fn into_flag(self) -> Option<bool> {
        match self {
            Self::Bool(value) => Some(value),
            Self::Int(0) => Some(false),
            Self::Int(1) => Some(true),
            Self::Text(text) if text.eq_ignore_ascii_case("true") => Some(true),
            Self::Text(text) if text.eq_ignore_ascii_case("false") => Some(false),
            _ => None,
        }
    }
}

/// A whole number; None if it is anything else.
pub fn int<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i64>, D::Error> {
    Ok(Scalar::deserialize(deserializer)?.into_int())
}

/// A whole number in the range of a GraphQL Int; None if it is anything else.
pub fn int32<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i32>, D::Error> {
    Ok(int(deserializer)?.and_then(|value| i32::try_from(value).ok()))
}

/// A number; None if it is anything else.
pub fn num<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<f64>, D::Error> {
    Ok(Scalar::deserialize(deserializer)?.into_num())
}

/// The key of a row: a whole number. A row without one is dropped.
pub fn key<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    int32(deserializer)?.ok_or_else(|| serde::de::Error::custom("a row without its id"))
}

/// The key of a row: a number or a text, read as text. A row without one is dropped.
pub fn text_key<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: From<Cow<'de, str>>,
{
    Scalar::deserialize(deserializer)?
        .into_text()
        .filter(|text| !text.is_empty())
        .map(T::from)
        .ok_or_else(|| serde::de::Error::custom("a row without its id"))
}

/// A text, or a number as text; None if it is anything else.
pub fn text<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: From<Cow<'de, str>>,
{
    Ok(Scalar::deserialize(deserializer)?.into_text().map(T::from))
}

/// A text; empty if it is missing.
pub fn required_text<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: From<Cow<'de, str>> + Default,
{
    Ok(text(deserializer)?.unwrap_or_default())
}

/// True or false; None if it is anything else.
pub fn flag<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<bool>, D::Error> {
    Ok(Scalar::deserialize(deserializer)?.into_flag())
}

/// A list of rows; empty if it is not a list. Items that are not rows are dropped.
pub fn rows<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromJson,
{
    let raw = Option::<Box<RawValue>>::deserialize(deserializer)?;
    let rows = raw.map(|raw| rules::rows(&mut Json::of(raw.get().as_bytes())));
    Ok(rows.and_then(Result::ok).unwrap_or_default())
}

/// A list of whole numbers; empty if it is not a list. Other items are dropped.
pub fn ints<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<i32>, D::Error> {
    let raw = Option::<Box<RawValue>>::deserialize(deserializer)?;
    let items: Vec<Scalar<'_>> = raw
        .as_ref()
        .and_then(|raw| serde_json::from_str(raw.get()).ok())
        .unwrap_or_default();
    let int = |item: Scalar<'_>| i32::try_from(item.into_int()?).ok();
    Ok(items.into_iter().filter_map(int).collect())
}

/// An object; None if it is anything else.
pub fn object<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    Ok(Option::<Box<RawValue>>::deserialize(deserializer)?
        .filter(|raw| raw.get().starts_with('{'))
        .and_then(|raw| serde_json::from_str(raw.get()).ok()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use gateway_macros::row;
    use serde_json::value::RawValue;

    use crate::upstream::decode;

    #[row]
    #[derive(Debug, PartialEq)]
    struct Sample {
        #[required]
        id: i32,
        count: Option<i64>,
        name: Option<String>,
    }

    #[row]
    struct RowsAndObject {
        rows: Vec<Sample>,
        object: Option<Sample>,
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
    fn rows_and_objects_are_also_read_from_a_json_value() {
        let json = serde_json::json!({ "rows": [{ "id": 1 }, 2], "object": { "id": 3 } });
        let parts: RowsAndObject = serde_json::from_value(json).unwrap();
        assert_eq!(
            (parts.rows.len(), parts.object.map(|row| row.id)),
            (1, Some(3))
        );
    }

    #[test]
    fn unreadable_rows_and_objects_are_dropped() {
        let cases = [
            r#"{ "name": "n" }"#,
            r#"{ "id": {}, "name": "n", "more": [{ "id": 7 }] }"#,
            r#"{ "id": null, "id": 3 }"#,
            r#"{ "id": 3, "id": 4 }"#,
            r#"{ "id": 1e999 }"#,
            r#""half a pair \ud83d...""#,
            "1e999",
            "null",
            "[]",
        ];
        for none in cases {
            let json = format!(
                r#"{{ "rows": [{none}, {{ "id": 1, "name": "one" }}, {none}], "object": {none} }}"#
            );
            let parts: RowsAndObject = serde_json::from_str(&json).unwrap();
            let rows: Vec<_> = parts.rows.iter().map(|row| row.id).collect();
            assert_eq!(rows, [1], "{none}");
            assert!(parts.object.is_none(), "{none}");
        }
    }

    #[test]
    fn what_no_value_can_hold_costs_its_own_field() {
        let cases = [
            (
                r#""name":"half \ud83d...""#,
                None,
                Some("half \u{fffd}\u{fffd}\u{fffd}..."),
            ),
            (
                r#""name":"\udc00\u00e9""#,
                None,
                Some("\u{fffd}\u{fffd}\u{fffd}é"),
            ),
            (r#""name":1e999"#, None, None),
            (r#""count":1e999"#, None, None),
            (r#""count":"\ud83d""#, None, None),
            (r#""count":7,"\ud83d":1"#, Some(7), None),
            (r#""count":7,"more":"\ud83d""#, Some(7), None),
            (r#""count":7,"more":[-1e999]"#, Some(7), None),
        ];
        for (members, count, name) in cases {
            let json = format!(r#"{{ "id": 3, {members} }}"#);
            let row: Sample = serde_json::from_str(&json).unwrap();
            assert_eq!((row.count, row.name.as_deref()), (count, name), "{json}");
        }
        // A key with other characters would be another key.
        #[row]
        struct ByText {
            #[required]
            #[name("id")]
            _id: String,
        }
        assert!(serde_json::from_str::<ByText>(r#"{ "id": "a" }"#).is_ok());
        assert!(serde_json::from_str::<ByText>(r#"{ "id": "a\ud83d" }"#).is_err());
    }

    #[test]
    fn a_rule_that_fails_costs_its_own_field() {
        #[row]
        struct Parts {
            #[required]
            id: i32,
            #[by_serde]
            map: BTreeMap<String, serde_json::Value>,
            #[rule(decode::as_sent)]
            sent: Option<Box<RawValue>>,
        }
        let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
        for json in [
            format!(r#"{{ "id": 3, "map": {{ "a": {deep} }}, "sent": {deep} }}"#),
            r#"{ "id": 3, "map": { "a": 1e999 }, "sent": [] }"#.to_owned(),
            r#"{ "id": 3, "map": [], "sent": null }"#.to_owned(),
        ] {
            let parts: Parts = serde_json::from_str(&json).unwrap();
            assert_eq!((parts.id, parts.map.len()), (3, 0), "{json}");
            assert!(parts.sent.is_some(), "{json}");
        }
    }

    #[test]
    fn a_map_has_the_scalars_of_an_object() {
        #[row]
        struct Files {
            result: Option<BTreeMap<String, serde_json::Value>>,
        }
        let json =
            r#"{"result":{"a":"x","a":"y","b":1e999,"c":[1],"\u0064":"\ud83d","e":true,"f":-2}}"#;
        let files: Files = serde_json::from_str(json).unwrap();
        let expected = serde_json::json!({
            "a": "y", "b": null, "c": null, "d": "\u{fffd}\u{fffd}\u{fffd}", "e": true, "f": -2,
        });
        assert_eq!(serde_json::to_value(files.result).unwrap(), expected);
    }

    #[test]
    fn fields_of_the_wrong_type_are_empty() {
        #[row]
        struct Parts {
            numbers: Vec<i32>,
            rows: Vec<Sample>,
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
