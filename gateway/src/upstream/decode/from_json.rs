//! Reads values, fields and rows from JSON. What is missing, or of another type, is `None` and never an error: an error means
//! that the text is not JSON.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::de::StrRead;
use serde_json::{Value, json};

use super::sent::write_sent;
use super::{Scalar, Schemas};

/// What is read from JSON. A type says what it makes of a scalar, a list and an object.
pub trait FromJson: Sized {
    /// Reads a scalar, or [`Scalar::Other`] for a list or an object if the type reads none.
    fn of_scalar(_scalar: Scalar<'_>) -> Option<Self> {
        None
    }

    /// Reads a list.
    ///
    /// # Errors
    /// If it is not JSON.
    fn of_list<'de, A: SeqAccess<'de>>(mut list: A) -> Result<Option<Self>, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Self::of_scalar(Scalar::Other))
    }

    /// Reads an object. It is written in place: rows are large.
    ///
    /// # Errors
    /// If it is not JSON.
    fn of_object<'de, A: MapAccess<'de>>(
        mut object: A,
        value: &mut Option<Self>,
    ) -> Result<(), A::Error> {
        while object.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        *value = Self::of_scalar(Scalar::Other);
        Ok(())
    }

    /// Reads any value.
    ///
    /// # Errors
    /// If it is not JSON.
    fn read<'de, D: Deserializer<'de>>(json: D, value: &mut Option<Self>) -> Result<(), D::Error> {
        json.deserialize_any(Any(value))
    }

    /// Reads a text of JSON; `None` if it is another value or not JSON.
    fn from_json(json: &str) -> Option<Self> {
        let mut value = None;
        parse(json, |json| Self::read(json, &mut value)).ok()?;
        value
    }

    /// Its JSON schema: what the services send, not all that is tolerated. By default anything.
    fn describe(_schemas: &mut Schemas) -> Value {
        json!({})
    }

    /// Whether it can be the key of a row.
    fn is_key(&self) -> bool {
        true
    }
}

/// Parses JSON. What serde_json refuses, though it is JSON, is replaced: half a surrogate pair, and a number beyond the
/// range of a double. A service may cut a text anywhere, and a list must not fail for it.
pub(super) fn parse<T>(
    json: &str,
    mut read: impl FnMut(&mut serde_json::Deserializer<StrRead<'_>>) -> serde_json::Result<T>,
) -> serde_json::Result<T> {
    let mut parse = |json: &str| {
        let mut json = serde_json::Deserializer::from_str(json);
        let value = read(&mut json)?;
        json.end().map(|()| value)
    };
    parse(json).or_else(|error| {
        if serde_json::from_str::<IgnoredAny>(json).is_err() {
            return Err(error);
        }
        let mut replaced = Vec::with_capacity(json.len());
        write_sent(json, &mut replaced);
        parse(&String::from_utf8_lossy(&replaced))
    })
}

/// Where a value is read to.
pub(super) struct Any<'v, T>(pub(super) &'v mut Option<T>);

impl<'de, T: FromJson> DeserializeSeed<'de> for Any<'_, T> {
    type Value = ();

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        T::read(json, self.0)
    }
}

impl<'de, T: FromJson> Visitor<'de> for Any<'_, T> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }
    #[inline]
    fn visit_unit<E>(self) -> Result<(), E> {
        *self.0 = T::of_scalar(Scalar::Null);
        Ok(())
    }
    #[inline]
    fn visit_bool<E>(self, value: bool) -> Result<(), E> {
        *self.0 = T::of_scalar(Scalar::Bool(value));
        Ok(())
    }
    #[inline]
    fn visit_i64<E>(self, value: i64) -> Result<(), E> {
        *self.0 = T::of_scalar(Scalar::Int(value));
        Ok(())
    }
    #[inline]
    fn visit_u64<E>(self, value: u64) -> Result<(), E> {
        let float = Scalar::Float(value as f64);
        *self.0 = T::of_scalar(i64::try_from(value).map_or(float, Scalar::Int));
        Ok(())
    }
    #[inline]
    fn visit_f64<E>(self, value: f64) -> Result<(), E> {
        *self.0 = T::of_scalar(Scalar::Float(value));
        Ok(())
    }
    #[inline]
    fn visit_str<E>(self, value: &str) -> Result<(), E> {
        *self.0 = T::of_scalar(Scalar::Text(value));
        Ok(())
    }
    #[inline]
    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<(), A::Error> {
        *self.0 = T::of_list(list)?;
        Ok(())
    }
    #[inline]
    fn visit_map<A: MapAccess<'de>>(self, object: A) -> Result<(), A::Error> {
        T::of_object(object, self.0)
    }
}

/// The next item of a list, which is `None` inside if it is something else.
#[inline]
pub fn next_item<'de, A: SeqAccess<'de>, T: FromJson>(
    list: &mut A,
) -> Result<Option<Option<T>>, A::Error> {
    let mut item = None;
    let next = list.next_element_seed(Any(&mut item))?;
    Ok(next.map(|()| item))
}

/// Reads the next key of an object, of which `index` returns the index of a field.
#[inline]
pub fn next_key<'de, A: MapAccess<'de>>(
    object: &mut A,
    index: impl FnOnce(&str) -> usize,
) -> Result<Option<usize>, A::Error> {
    struct Key<F>(F);
    impl<'de, F: FnOnce(&str) -> usize> DeserializeSeed<'de> for Key<F> {
        type Value = usize;

        #[inline]
        fn deserialize<D: Deserializer<'de>>(self, key: D) -> Result<usize, D::Error> {
            key.deserialize_identifier(self)
        }
    }
    impl<F: FnOnce(&str) -> usize> Visitor<'_> for Key<F> {
        type Value = usize;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a key")
        }
        #[inline]
        fn visit_str<E>(self, key: &str) -> Result<usize, E> {
            Ok((self.0)(key))
        }
    }
    object.next_key_seed(Key(index))
}

/// Reads the next value of an object.
#[inline]
pub fn next_value<'de, A: MapAccess<'de>, T: FromJson>(
    object: &mut A,
    value: &mut Option<T>,
) -> Result<(), A::Error> {
    object.next_value_seed(Any(value))
}
