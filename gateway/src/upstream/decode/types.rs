//! The reading rules by type: what a field of each type makes of a JSON value.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::from_json::{FromJson, next_item, next_value};
use super::{RawObject, Scalar, Schemas, Text, time};

macro_rules! scalars {
    ($($type:ty: $schema:tt, $read:expr;)*) => {
        $(impl FromJson for $type {
            #[inline]
            fn of_scalar(scalar: Scalar<'_>) -> Option<Self> {
                $read(scalar)
            }

            fn describe(_: &mut Schemas) -> Value {
                json!($schema)
            }
        })*
    };
}
scalars! {
    bool: { "type": "boolean" }, Scalar::into_flag;
    i64: { "type": "integer" }, Scalar::into_int;
    // A whole number in the range of a GraphQL Int.
    i32: { "type": "integer", "format": "int32" }, |scalar: Scalar<'_>| scalar.into_int()?.try_into().ok();
    f64: { "type": "number" }, Scalar::into_num;
    NaiveDate: { "type": "string", "format": "date" }, Scalar::into_day;
    // In ISO 8601, epoch seconds or epoch milliseconds.
    DateTime<Utc>: { "type": "string", "format": "date-time" }, Scalar::into_instant;
    // Lists and objects are null.
    Value: {}, |scalar: Scalar<'_>| Some(scalar.into_value());
}

/// A time in epoch seconds. 0 means that it is missing.
pub struct Seconds(pub DateTime<Utc>);

impl FromJson for Seconds {
    fn of_scalar(scalar: Scalar<'_>) -> Option<Self> {
        let seconds = scalar.into_int().filter(|seconds| *seconds != 0)?;
        time(seconds).map(Self)
    }

    fn describe(_: &mut Schemas) -> Value {
        json!({ "type": "integer", "format": "unix-time" })
    }
}

macro_rules! texts {
    ($($type:ty)*) => {
        $(impl FromJson for $type {
            #[inline]
            fn of_scalar(scalar: Scalar<'_>) -> Option<Self> {
                scalar.into_text()
            }

            fn describe(_: &mut Schemas) -> Value {
                json!({ "type": "string" })
            }

            fn is_key(&self) -> bool {
                !self.is_empty()
            }
        })*
    };
}
texts!(String Text);

/// A list, without the items that cannot be read.
impl<T: FromJson> FromJson for Vec<T> {
    fn of_list<'de, A: SeqAccess<'de>>(mut list: A) -> Result<Option<Self>, A::Error> {
        let mut items = Self::new();
        while let Some(item) = next_item(&mut list)? {
            items.extend(item);
        }
        items.shrink_to_fit();
        Ok(Some(items))
    }

    fn describe(schemas: &mut Schemas) -> Value {
        json!({ "type": "array", "items": T::describe(schemas) })
    }
}

/// The members of an object. Values that cannot be read count as missing; of two with the same key the later stays.
impl<T: FromJson + Default> FromJson for BTreeMap<String, T> {
    fn of_object<'de, A: MapAccess<'de>>(
        mut object: A,
        map: &mut Option<Self>,
    ) -> Result<(), A::Error> {
        let map = map.insert(Self::new());
        while let Some(key) = object.next_key()? {
            let mut value = None;
            next_value(&mut object, &mut value)?;
            map.insert(key, value.unwrap_or_default());
        }
        Ok(())
    }

    fn describe(schemas: &mut Schemas) -> Value {
        json!({ "type": "object", "additionalProperties": T::describe(schemas) })
    }
}

impl<T: FromJson> FromJson for Box<T> {
    fn read<'de, D: Deserializer<'de>>(json: D, value: &mut Option<Self>) -> Result<(), D::Error> {
        let mut inner = None;
        T::read(json, &mut inner)?;
        *value = inner.map(Self::new);
        Ok(())
    }

    fn describe(schemas: &mut Schemas) -> Value {
        T::describe(schemas)
    }
}

/// A value of any type, not decoded.
impl FromJson for Box<RawValue> {
    fn read<'de, D: Deserializer<'de>>(json: D, value: &mut Option<Self>) -> Result<(), D::Error> {
        *value = Some(Self::deserialize(json)?);
        Ok(())
    }
}

impl FromJson for RawObject {
    fn read<'de, D: Deserializer<'de>>(json: D, value: &mut Option<Self>) -> Result<(), D::Error> {
        *value = serde_json::from_str(<&RawValue>::deserialize(json)?.get()).ok();
        Ok(())
    }

    fn describe(_: &mut Schemas) -> Value {
        json!({ "type": "object" })
    }
}

/// An object, or a scalar that stands for it, such as its key.
#[derive(Clone)]
pub enum ObjectOr<R, K> {
    /// The object.
    Object(R),
    /// What stands for it.
    Key(K),
}

impl<R: FromJson, K: FromJson> FromJson for ObjectOr<R, K> {
    fn of_scalar(scalar: Scalar<'_>) -> Option<Self> {
        let key = K::of_scalar(scalar);
        key.filter(FromJson::is_key).map(Self::Key)
    }

    fn of_object<'de, A: MapAccess<'de>>(
        object: A,
        value: &mut Option<Self>,
    ) -> Result<(), A::Error> {
        let mut whole = None;
        R::of_object(object, &mut whole)?;
        *value = whole.map(Self::Object);
        Ok(())
    }

    fn describe(schemas: &mut Schemas) -> Value {
        json!({ "anyOf": [R::describe(schemas), K::describe(schemas)] })
    }
}

#[cfg(test)]
mod tests {
    use gateway_macros::row;
    use pretty_assertions::assert_eq;

    use super::*;

    #[row]
    #[derive(Debug)]
    #[expect(dead_code, reason = "only shown")]
    struct Sample {
        #[required]
        id: i32,
        count: Option<i64>,
        small: Option<i32>,
        ratio: Option<f64>,
        flag: Option<bool>,
        name: Option<String>,
        note: Text,
        day: Option<NaiveDate>,
        instant: Option<DateTime<Utc>>,
        #[seconds]
        seconds: Option<DateTime<Utc>>,
        numbers: Vec<i32>,
        sent: Option<Box<RawValue>>,
        rows: Vec<Inner>,
        object: Option<Inner>,
    }

    #[row]
    #[derive(Debug)]
    #[expect(dead_code, reason = "only shown")]
    struct Inner {
        #[required]
        key: String,
    }

    /// Each member alone, and the field that it is read as; none if it is as if it were missing.
    const MEMBERS: &str = r#"
        "count": "12"                       | count: Some(12)
        "count": " +7 "                     | count: Some(7)
        "count": 7.0                        | count: Some(7)
        "count": "1e3"                      | count: Some(1000)
        "count": 9223372036854775807        | count: Some(9223372036854775807)
        "count": 9223372036854775808        |
        "count": 7.5                        |
        "count": "7 apples"                 |
        "count": true                       |
        "count": [1]                        |
        "count": {"id": 7}                  |
        "count": 1e999                      |
        "count": "\ud83d"                   |
        "count": 1, "count": 2              | count: Some(2)
        "co\u0075nt": 3                     | count: Some(3)
        "count": 7, "\ud83d": 1             | count: Some(7)
        "count": 7, "more": [[-1e999], {}]  | count: Some(7)
        "small": -2147483648                | small: Some(-2147483648)
        "small": 2147483648                 |
        "ratio": "0.5"                      | ratio: Some(0.5)
        "ratio": 2                          | ratio: Some(2.0)
        "ratio": "NaN"                      |
        "flag": "TRUE"                      | flag: Some(true)
        "flag": 0                           | flag: Some(false)
        "flag": 2                           |
        "flag": "yes"                       |
        "name": 5                           | name: Some("5")
        "name": 1.5                         | name: Some("1.5")
        "name": {}                          |
        "name": "half \ud83d..."            | name: Some("half �...")
        "note": null                        |
        "note": 7                           | note: "7"
        "day": "2024-06-03T14:05:00Z"       | day: Some(2024-06-03)
        "day": "2024-06-31"                 |
        "day": 20240603                     |
        "day": " 2026-11-20 "               | day: Some(2026-11-20)
        "day": "2026-11-2"                  |
        "instant": "2024-06-03T14:05:00Z"   | instant: Some(2024-06-03T14:05:00Z)
        "instant": "2024-06-03T10:05:00-04:00" | instant: Some(2024-06-03T14:05:00Z)
        "instant": 1717423500               | instant: Some(2024-06-03T14:05:00Z)
        "instant": "1717423500000"          | instant: Some(2024-06-03T14:05:00Z)
        "instant": "yesterday"              |
        "seconds": 0                        |
        "seconds": "1717423500"             | seconds: Some(2024-06-03T14:05:00Z)
        "numbers": [1,"2",null,"x",3.0,{},[4],9999999999] | numbers: [1, 2, 3]
        "numbers": {"a": [1]}               |
        "numbers": "1,2"                    |
        "sent": [ 1, "\ud83d" ]             | sent: Some(RawValue([ 1, "\ud83d" ]))
        "rows": [{"key": "a"}, {"key": ""}, {}, 7, null, ["b"], {"key": 2}] | rows: [Inner { key: "a" }, Inner { key: "2" }]
        "rows": {"key": "a"}                |
        "object": {"key": "a"}              | object: Some(Inner { key: "a" })
        "object": ["a"]                     |
        "object": {"key": null}             |
    "#;

    #[test]
    fn a_value_of_another_type_costs_its_own_field() {
        let read = |json: &str| format!("{:?}", Sample::from_json(json));
        let without = read(r#"{ "id": 3 }"#);
        for case in MEMBERS.trim().lines() {
            let (members, field) = case.split_once('|').unwrap();
            let row = read(&format!("{{ \"id\": 3, {members} }}"));
            match field.trim() {
                "" => assert_eq!(row, without, "{members}"),
                field => assert!(row.contains(&format!(", {field}")), "{members}: {row}"),
            }
        }
    }

    #[test]
    fn a_map_has_the_scalars_of_an_object() {
        type Map = BTreeMap<String, Value>;
        let json = r#"{"a":"x","a":"y","b":1e999,"c":[1],"\u0064":"\ud83d","e":true,"f":-2}"#;
        let map = serde_json::to_value(Map::from_json(json)).unwrap();
        let expected = serde_json::json!({
            "a": "y", "b": null, "c": null, "d": "\u{fffd}", "e": true, "f": -2,
        });
        assert_eq!(map, expected);
        let deep = "[".repeat(200) + &"]".repeat(200);
        assert!(Map::from_json(&format!("{{\"a\":{deep}}}")).is_some());
    }
}
