//! The reading rules for what [`row`](gateway_macros::row) declares.

use std::collections::BTreeMap;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _};
use serde_json::Value;
use serde_json::value::RawValue;

use super::json::{Fault, Json, Read};
use super::{RawObject, Scalar};

/// What is read from JSON.
pub trait FromJson: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// [`Fault::Value`] if it is something else.
    fn from_json(json: &mut Json<'_>) -> Read<Self>;
}

impl FromJson for Box<RawValue> {
    fn from_json(json: &mut Json<'_>) -> Read<Self> {
        by_serde(json)
    }
}

impl FromJson for RawObject {
    fn from_json(json: &mut Json<'_>) -> Read<Self> {
        by_serde(json)
    }
}

/// A text. A number is none, and neither is half a surrogate pair.
impl FromJson for String {
    fn from_json(json: &mut Json<'_>) -> Read<Self> {
        match json.scalar()? {
            Scalar::Text(text) => Ok(text.into_owned()),
            _ => Err(Fault::Value),
        }
    }
}

/// A scalar. Lists and objects are null.
impl FromJson for Value {
    fn from_json(json: &mut Json<'_>) -> Read<Self> {
        Ok(match json.lenient_scalar()? {
            Scalar::Null | Scalar::Other => Self::Null,
            Scalar::Bool(value) => value.into(),
            Scalar::Int(value) => value.into(),
            Scalar::Float(value) => value.into(),
            Scalar::Text(value) => value.into(),
        })
    }
}

/// The members of an object. Values that cannot be read count as missing; of two with the same key the later stays.
impl<T: FromJson + Default> FromJson for BTreeMap<String, T> {
    fn from_json(json: &mut Json<'_>) -> Read<Self> {
        let mut map = Self::new();
        json.members(|json, key| {
            let value = or_default(json, T::from_json)?;
            json.hold(size_of::<(String, T)>())?;
            map.insert(String::from_utf8_lossy(key).into_owned(), value);
            Ok(())
        })?;
        Ok(map)
    }
}

impl<T: FromJson> FromJson for Box<T> {
    fn from_json(json: &mut Json<'_>) -> Read<Self> {
        T::from_json(json).map(Self::new)
    }
}

/// What has no rule of its own.
pub fn by_serde<T: DeserializeOwned>(json: &mut Json<'_>) -> Read<T> {
    serde_json::from_slice(json.span()?).map_err(|_| Fault::Value)
}

/// Reads a part that was kept as it was sent; `None` if the rule does not read it.
pub fn read_part<'a, T>(
    part: &'a RawValue,
    rule: impl FnOnce(&mut Json<'a>) -> Read<T>,
) -> Option<T> {
    rule(&mut Json::of(part.get().as_bytes())).ok()
}

/// Reads a row where serde expects it.
pub fn row_by_serde<'de, D: Deserializer<'de>, T: FromJson>(
    deserializer: D,
) -> Result<T, D::Error> {
    let json = Box::<RawValue>::deserialize(deserializer)?;
    T::from_json(&mut Json::of(json.get().as_bytes()))
        .map_err(|_| D::Error::custom("a row that cannot be read"))
}

/// Reads a field that may be missing.
// Once for each rule and not for each field: the value is written in place.
#[inline(never)]
pub fn fill<'a, T: Default>(
    json: &mut Json<'a>,
    field: &mut T,
    rule: impl FnOnce(&mut Json<'a>) -> Read<T>,
) -> Read<()> {
    json.take_or_skip(rule, |value| *field = value)
}

/// Reads a field without which there is no row.
#[inline(never)]
pub fn require<'a, T>(
    json: &mut Json<'a>,
    field: &mut Option<T>,
    rule: impl FnOnce(&mut Json<'a>) -> Read<T>,
) -> Read<()> {
    json.peek()?;
    *field = Some(rule(json)?);
    Ok(())
}

/// Reads a value that may be missing. What is not as it should be counts as missing, and costs no more than itself.
#[inline]
fn or_default<'a, T: Default>(
    json: &mut Json<'a>,
    rule: impl FnOnce(&mut Json<'a>) -> Read<T>,
) -> Read<T> {
    Ok(json.or_skip(rule)?.unwrap_or_default())
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
            #[rule(decode::by_serde)]
            map: BTreeMap<String, serde_json::Value>,
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
        let cases: [(&str, &[i32], usize, bool); 8] = [
            (
                r#""numbers":[1,"2",null,"x",3.0,{},[4],9999999999]"#,
                &[1, 2, 3],
                0,
                false,
            ),
            (r#""numbers":null,"rows":null,"object":null"#, &[], 0, false),
            (
                r#""numbers":{"a":[1]},"rows":{"id":1},"object":[1]"#,
                &[],
                0,
                false,
            ),
            (
                r#""numbers":"1,2","rows":"text","object":"text""#,
                &[],
                0,
                false,
            ),
            (r#""numbers":7,"rows":7.5,"object":true"#, &[], 0, false),
            (
                r#""numbers":-7,"rows":[{"id":1},{"id":2}],"object":{"id":3}"#,
                &[],
                2,
                true,
            ),
            (
                r#""numbers":false,"rows":[{"id":1},null,{}],"object":{}"#,
                &[],
                1,
                false,
            ),
            ("", &[], 0, false),
        ];
        for (json, numbers, rows, has_object) in cases {
            let parts: Parts = serde_json::from_str(&format!("{{{json}}}")).unwrap();
            assert_eq!(parts.numbers, numbers, "{json}");
            assert_eq!(parts.rows.len(), rows, "{json}");
            assert_eq!(parts.object.is_some(), has_object, "{json}");
        }
    }
}
