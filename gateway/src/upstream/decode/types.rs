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
    struct Inner {
        #[required]
        key: String,
    }

    /// Each member alone, and what it is read as: in the order of the fields, without those that are missing.
    const MEMBERS: &str = r#"
        "count": "12"                       | count 12
        "count": " +7 "                     | count 7
        "count": 7.0                        | count 7
        "count": "1e3"                      | count 1000
        "count": 9223372036854775807        | count 9223372036854775807
        "count": 9223372036854775808        |
        "count": 7.5                        |
        "count": "7 apples"                 |
        "count": true                       |
        "count": [1]                        |
        "count": {"id": 7}                  |
        "count": 1e999                      |
        "count": "\ud83d"                   |
        "count": 1, "count": 2              | count 2
        "co\u0075nt": 3                     | count 3
        "count": 7, "\ud83d": 1             | count 7
        "count": 7, "more": [[-1e999], {}]  | count 7
        "small": -2147483648                | small -2147483648
        "small": 2147483648                 |
        "ratio": "0.5"                      | ratio 0.5
        "ratio": 2                          | ratio 2
        "ratio": "NaN"                      |
        "flag": "TRUE"                      | flag true
        "flag": 0                           | flag false
        "flag": 2                           |
        "flag": "yes"                       |
        "name": 5                           | name 5
        "name": 1.5                         | name 1.5
        "name": {}                          |
        "name": "half \ud83d..."            | name half �...
        "note": null                        |
        "note": 7                           | note 7
        "day": "2024-06-03T14:05:00Z"       | day 2024-06-03
        "day": "2024-06-31"                 |
        "day": 20240603                     |
        "day": " 2026-11-20 "               | day 2026-11-20
        "day": "2026-11-2"                  |
        "instant": "2024-06-03T14:05:00Z"   | instant 1717423500
        "instant": "2024-06-03T10:05:00-04:00" | instant 1717423500
        "instant": 1717423500               | instant 1717423500
        "instant": "1717423500000"          | instant 1717423500
        "instant": "yesterday"              |
        "seconds": 0                        |
        "seconds": "1717423500"             | seconds 1717423500
        "numbers": [1,"2",null,"x",3.0,{},[4],9999999999] | numbers [1, 2, 3]
        "numbers": {"a": [1]}               |
        "numbers": "1,2"                    |
        "sent": [ 1, "\ud83d" ]             | sent [ 1, "\ud83d" ]
        "rows": [{"key": "a"}, {"key": ""}, {}, 7, null, ["b"], {"key": 2}] | rows ["a", "2"]
        "rows": {"key": "a"}                |
        "object": {"key": "a"}              | object a
        "object": ["a"]                     |
        "object": {"key": null}             |
    "#;

    fn shown(row: Sample) -> String {
        let mut shown = Vec::new();
        let mut show = |name: &str, value: Option<String>| {
            shown.extend(value.map(|value| format!("{name} {value}")));
        };
        show("count", row.count.map(|count| count.to_string()));
        show("small", row.small.map(|small| small.to_string()));
        show("ratio", row.ratio.map(|ratio| ratio.to_string()));
        show("flag", row.flag.map(|flag| flag.to_string()));
        show("name", row.name);
        show(
            "note",
            Some(row.note.to_string()).filter(|note| !note.is_empty()),
        );
        show("day", row.day.map(|day| day.to_string()));
        for (name, time) in [("instant", row.instant), ("seconds", row.seconds)] {
            show(name, time.map(|time| time.timestamp().to_string()));
        }
        let list = |is_empty: bool, list: String| (!is_empty).then_some(list);
        show(
            "numbers",
            list(row.numbers.is_empty(), format!("{:?}", row.numbers)),
        );
        show("sent", row.sent.map(|sent| sent.get().to_owned()));
        let keys: Vec<&str> = row.rows.iter().map(|row| &*row.key).collect();
        show("rows", list(keys.is_empty(), format!("{keys:?}")));
        show("object", row.object.map(|object| object.key));
        shown.join(", ")
    }

    #[test]
    fn a_value_of_another_type_costs_its_own_field() {
        for case in MEMBERS.trim().lines() {
            let (members, expected) = case.split_once('|').unwrap();
            let json = format!("{{ \"id\": 3, {members} }}");
            let row = Sample::from_json(&json).unwrap_or_else(|| panic!("{json}"));
            assert_eq!(row.id, 3, "{json}");
            assert_eq!(shown(row), expected.trim(), "{json}");
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
