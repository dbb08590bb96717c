//! The reading rules for what [`row`](gateway_macros::row) declares. Each is the one of its name in `fields.rs`.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _};
use serde_json::Value;
use serde_json::value::RawValue;

use super::json::{Fault, Json, Read};
use super::{Scalar, calendar_day, time};

/// What is read from JSON.
pub trait FromJson: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// [`Fault::Value`] if it is something else.
    fn from_json(json: &mut Json<'_>) -> Read<Self>;
}

macro_rules! from_json_by_serde {
    ($($of:ty),+ $(,)?) => {
        $(impl $crate::upstream::decode::FromJson for $of {
            fn from_json(
                json: &mut $crate::upstream::decode::Json<'_>,
            ) -> $crate::upstream::decode::Read<Self> {
                $crate::upstream::decode::by_serde(json)
            }
        })+
    };
}
pub(crate) use from_json_by_serde;

from_json_by_serde!(String, Box<RawValue>, super::RawObject);

/// The scalars of an object. Lists and objects in it are null.
impl FromJson for BTreeMap<String, Value> {
    fn from_json(json: &mut Json<'_>) -> Read<Self> {
        let mut map = Self::new();
        json.members(|json, key| {
            let value = match json.lenient_scalar()? {
                Scalar::Null | Scalar::Other => Value::Null,
                Scalar::Bool(value) => value.into(),
                Scalar::Int(value) => value.into(),
                Scalar::Float(value) => value.into(),
                Scalar::Text(value) => value.into(),
            };
            json.hold(size_of::<(String, Value)>())?;
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

/// A field whose rule reads from a deserializer.
pub fn by_rule<'a, T>(
    json: &mut Json<'a>,
    rule: impl FnOnce(
        &mut serde_json::Deserializer<serde_json::de::SliceRead<'a>>,
    ) -> serde_json::Result<T>,
) -> Read<T> {
    rule(&mut serde_json::Deserializer::from_slice(json.span()?)).map_err(|_| Fault::Value)
}

/// Reads a row where serde expects it.
pub fn row_by_serde<'de, D: Deserializer<'de>, T: FromJson>(
    deserializer: D,
) -> Result<T, D::Error> {
    let json = Box::<RawValue>::deserialize(deserializer)?;
    T::from_json(&mut Json::of(json.get().as_bytes()))
        .map_err(|_| D::Error::custom("a row that cannot be read"))
}

/// Reads the value of a key, which an object has once.
pub fn once<'a, T>(
    field: &mut Option<T>,
    json: &mut Json<'a>,
    rule: impl FnOnce(&mut Json<'a>) -> Read<T>,
) -> Read<()> {
    if field.is_some() {
        return Err(Fault::Value);
    }
    *field = Some(rule(json)?);
    Ok(())
}

/// Reads a value that may be missing. What is not as it should be counts as missing, and costs no more than itself.
pub fn or_default<'a, T: Default>(
    json: &mut Json<'a>,
    rule: impl FnOnce(&mut Json<'a>) -> Read<T>,
) -> Read<T> {
    Ok(json.or_skip(rule)?.unwrap_or_default())
}

pub mod rules {
    //! The rules, by the names that the attribute uses.

    use std::borrow::Cow;

    use super::*;

    pub fn int(json: &mut Json<'_>) -> Read<Option<i64>> {
        Ok(json.lenient_scalar()?.into_int())
    }

    pub fn int32(json: &mut Json<'_>) -> Read<Option<i32>> {
        Ok(int(json)?.and_then(|value| i32::try_from(value).ok()))
    }

    pub fn num(json: &mut Json<'_>) -> Read<Option<f64>> {
        Ok(json.lenient_scalar()?.into_num())
    }

    pub fn key(json: &mut Json<'_>) -> Read<i32> {
        int32(json)?.ok_or(Fault::Value)
    }

    pub fn text_key<'a, T: From<Cow<'a, str>>>(json: &mut Json<'a>) -> Read<T> {
        // With other characters it would be another key.
        let text = json.scalar()?.into_text();
        let text = text.filter(|text| !text.is_empty());
        text.map(T::from).ok_or(Fault::Value)
    }

    pub fn text<'a, T: From<Cow<'a, str>>>(json: &mut Json<'a>) -> Read<Option<T>> {
        Ok(json.lenient_scalar()?.into_text().map(T::from))
    }

    pub fn required_text<'a, T: From<Cow<'a, str>> + Default>(json: &mut Json<'a>) -> Read<T> {
        Ok(text(json)?.unwrap_or_default())
    }

    pub fn flag(json: &mut Json<'_>) -> Read<Option<bool>> {
        Ok(json.lenient_scalar()?.into_flag())
    }

    pub fn seconds(json: &mut Json<'_>) -> Read<Option<DateTime<Utc>>> {
        Ok(int(json)?.filter(|seconds| *seconds != 0).and_then(time))
    }

    pub fn instant(json: &mut Json<'_>) -> Read<Option<DateTime<Utc>>> {
        Ok(json.lenient_scalar()?.into_instant())
    }

    pub fn day(json: &mut Json<'_>) -> Read<Option<NaiveDate>> {
        let text = json.lenient_scalar()?.into_text();
        Ok(text.and_then(|text| calendar_day(&text)))
    }

    pub fn as_sent(json: &mut Json<'_>) -> Read<Option<Box<RawValue>>> {
        by_serde(json).map(Some)
    }

    pub fn ints(json: &mut Json<'_>) -> Read<Vec<i32>> {
        list(json, |json| int32(json)?.ok_or(Fault::Value))
    }

    pub fn rows<T: FromJson>(json: &mut Json<'_>) -> Read<Vec<T>> {
        list(json, T::from_json)
    }

    pub fn object<T: FromJson>(json: &mut Json<'_>) -> Read<Option<T>> {
        match json.peek()? {
            b'{' => json.or_skip(T::from_json),
            _ => json.skip().map(|()| None),
        }
    }

    /// The items of a list, without those that cannot be read; nothing if it is not a list.
    fn list<'a, T>(json: &mut Json<'a>, item: impl Fn(&mut Json<'a>) -> Read<T>) -> Read<Vec<T>> {
        let mut items = Vec::new();
        if json.peek()? != b'[' {
            json.skip()?;
            return Ok(items);
        }
        json.items(|json| {
            let Some(item) = json.or_skip(&item)? else {
                return Ok(());
            };
            if items.len() == items.capacity() {
                // Many lists have one item. Room for more is counted before it is taken.
                let more = items.len().max(1);
                json.hold(more * size_of::<T>())?;
                items.reserve_exact(more);
            }
            items.push(item);
            Ok(())
        })?;
        json.held -= (items.capacity() - items.len()) * size_of::<T>();
        items.shrink_to_fit();
        Ok(items)
    }
}
