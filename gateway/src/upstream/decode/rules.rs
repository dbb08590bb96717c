//! The rules of single fields, by the names that the attribute `#[row]` uses.
//!
//! Most values are in the form that is expected, so the rules for scalars try that one first.

use std::borrow::Cow;

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::value::RawValue;

use super::json::{Fault, Json, Read};
use super::{FromJson, Scalar, by_serde, calendar_day, time};

/// What a text is read as.
pub trait FromText<'a>: From<&'a str> + From<Cow<'a, str>> {}

impl<'a, T: From<&'a str> + From<Cow<'a, str>>> FromText<'a> for T {}

/// A whole number; `None` if it is anything else.
#[inline]
pub fn int(json: &mut Json<'_>) -> Read<Option<i64>> {
    match json.short_int() {
        Some(value) => Ok(Some(value)),
        None => other_int(json),
    }
}

#[inline(never)]
fn other_int(json: &mut Json<'_>) -> Read<Option<i64>> {
    Ok(json.lenient_scalar()?.into_int())
}

/// A whole number in the range of a GraphQL Int; `None` if it is anything else.
#[inline]
pub fn int32(json: &mut Json<'_>) -> Read<Option<i32>> {
    Ok(int(json)?.and_then(|value| i32::try_from(value).ok()))
}

/// A number; `None` if it is anything else.
#[inline]
pub fn num(json: &mut Json<'_>) -> Read<Option<f64>> {
    match json.short_int() {
        Some(value) => Ok(Some(value as f64)),
        None => other_num(json),
    }
}

#[inline(never)]
fn other_num(json: &mut Json<'_>) -> Read<Option<f64>> {
    Ok(json.lenient_scalar()?.into_num())
}

/// The key of a row: a whole number. A row without one is dropped.
#[inline]
pub fn key(json: &mut Json<'_>) -> Read<i32> {
    int32(json)?.ok_or(Fault::Value)
}

/// The key of a row: a number or a text, read as text. A row without one is dropped.
#[inline]
pub fn text_key<'a, T: FromText<'a>>(json: &mut Json<'a>) -> Read<T> {
    match json.plain_text() {
        Some("") => Err(Fault::Value),
        Some(text) => Ok(text.into()),
        None => other_text_key(json),
    }
}

#[inline(never)]
fn other_text_key<'a, T: FromText<'a>>(json: &mut Json<'a>) -> Read<T> {
    // With other characters it would be another key.
    let text = json.scalar()?.into_text();
    let text = text.filter(|text| !text.is_empty());
    text.map(T::from).ok_or(Fault::Value)
}

/// A text, or a number as text; `None` if it is anything else.
#[inline]
pub fn text<'a, T: FromText<'a>>(json: &mut Json<'a>) -> Read<Option<T>> {
    match json.plain_text() {
        Some(text) => Ok(Some(text.into())),
        None => other_text(json),
    }
}

#[inline(never)]
fn other_text<'a, T: FromText<'a>>(json: &mut Json<'a>) -> Read<Option<T>> {
    Ok(json.lenient_scalar()?.into_text().map(T::from))
}

/// A text; empty if it is missing.
#[inline]
pub fn required_text<'a, T: FromText<'a> + Default>(json: &mut Json<'a>) -> Read<T> {
    Ok(text(json)?.unwrap_or_default())
}

/// True or false; `None` if it is anything else.
#[inline]
pub fn flag(json: &mut Json<'_>) -> Read<Option<bool>> {
    Ok(json.lenient_scalar()?.into_flag())
}

/// A time in epoch seconds. 0 means that it is missing.
#[inline]
pub fn seconds(json: &mut Json<'_>) -> Read<Option<DateTime<Utc>>> {
    Ok(int(json)?.filter(|seconds| *seconds != 0).and_then(time))
}

/// A time in ISO 8601, epoch seconds or epoch milliseconds.
#[inline]
pub fn instant(json: &mut Json<'_>) -> Read<Option<DateTime<Utc>>> {
    match json.plain_text() {
        Some(text) => Ok(Scalar::Text(text.into()).into_instant()),
        None => Ok(json.lenient_scalar()?.into_instant()),
    }
}

/// A calendar date.
#[inline]
pub fn day(json: &mut Json<'_>) -> Read<Option<NaiveDate>> {
    match json.plain_text() {
        Some(text) => Ok(calendar_day(text)),
        None => {
            let text = json.lenient_scalar()?.into_text();
            Ok(text.and_then(|text| calendar_day(&text)))
        }
    }
}

/// A value of any type, not decoded.
pub fn as_sent(json: &mut Json<'_>) -> Read<Option<Box<RawValue>>> {
    by_serde(json).map(Some)
}

/// A list of whole numbers; empty if it is not a list. Other items are dropped.
pub fn ints(json: &mut Json<'_>) -> Read<Vec<i32>> {
    list(json, |json| int32(json)?.ok_or(Fault::Value))
}

/// A list of rows; empty if it is not a list. Items that are not rows are dropped.
pub fn rows<T: FromJson>(json: &mut Json<'_>) -> Read<Vec<T>> {
    list(json, T::from_json)
}

/// An object; `None` if it is anything else.
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
