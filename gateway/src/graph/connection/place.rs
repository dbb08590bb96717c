//! The place of a row in a sorted list, which its cursor holds.

use std::borrow::Cow;
use std::cmp::Ordering;

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::graph::collation::{compare_numbered, compare_text};
use crate::graph::order::OrderDirection;
use crate::upstream::decode::Text;

/// A value that rows are sorted by.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub enum SortValue<'a> {
    /// A number, a day or a time.
    #[serde(rename = "n")]
    Number(i64),
    /// A text, compared exactly.
    #[serde(rename = "k")]
    Exact(Cow<'a, str>),
    /// A text, compared ignoring case.
    #[serde(rename = "t")]
    Text(Cow<'a, str>),
    /// A text, compared ignoring case, and numbers in it by value.
    #[serde(rename = "v")]
    Numbered(Cow<'a, str>),
}

impl SortValue<'_> {
    /// The order of two values. Those of one field are of one kind, unless a cursor is made up.
    fn compare(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(a), Self::Number(b)) => a.cmp(b),
            (Self::Exact(a), Self::Exact(b)) => a.cmp(b),
            (Self::Text(a), Self::Text(b)) => compare_text(a, b),
            (Self::Numbered(a), Self::Numbered(b)) => compare_numbered(a, b),
            _ => Ordering::Equal,
        }
    }

    fn into_owned(self) -> SortValue<'static> {
        let owned = |text: Cow<'_, str>| Cow::Owned(text.into_owned());
        match self {
            Self::Number(number) => SortValue::Number(number),
            Self::Exact(text) => SortValue::Exact(owned(text)),
            Self::Text(text) => SortValue::Text(owned(text)),
            Self::Numbered(text) => SortValue::Numbered(owned(text)),
        }
    }
}

macro_rules! numbers {
    ($($type:ty)*) => {
        $(impl From<$type> for SortValue<'_> {
            fn from(number: $type) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}
numbers!(i64 i32 u32 bool);

/// In the order of [`f64::total_cmp`].
impl From<f64> for SortValue<'_> {
    fn from(number: f64) -> Self {
        let bits = number.to_bits().cast_signed();
        Self::Number(bits ^ (i64::MAX * i64::from(bits < 0)))
    }
}

impl From<NaiveDate> for SortValue<'_> {
    fn from(day: NaiveDate) -> Self {
        Self::Number(day.num_days_from_ce().into())
    }
}

impl From<DateTime<Utc>> for SortValue<'_> {
    fn from(time: DateTime<Utc>) -> Self {
        Self::Number(time.timestamp_micros())
    }
}

/// Ignoring case.
impl From<String> for SortValue<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

/// A key that rows with equal values are sorted by.
pub trait SortKey {
    /// Its value; `None` if it is missing.
    fn value(&self) -> Option<SortValue<'_>>;
}

impl SortKey for i32 {
    fn value(&self) -> Option<SortValue<'_>> {
        Some((*self).into())
    }
}

impl SortKey for str {
    fn value(&self) -> Option<SortValue<'_>> {
        Some(SortValue::Exact(self.into()))
    }
}

impl SortKey for String {
    fn value(&self) -> Option<SortValue<'_>> {
        self.as_str().value()
    }
}

impl SortKey for Text {
    fn value(&self) -> Option<SortValue<'_>> {
        self.as_str().value()
    }
}

impl<K: SortKey> SortKey for Option<K> {
    fn value(&self) -> Option<SortValue<'_>> {
        self.as_ref()?.value()
    }
}

/// The place of a row in a sorted list: the values that it is sorted by, the most significant first and its key last.
/// Missing values come last in both directions.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Place<'a>(Vec<Option<SortValue<'a>>>);

impl<'a> Place<'a> {
    /// A row with these values.
    pub fn of(values: impl IntoIterator<Item = Option<SortValue<'a>>>) -> Self {
        Self(values.into_iter().collect())
    }

    /// The order of two places of a list.
    pub fn compare(&self, other: &Place<'_>, direction: OrderDirection) -> Ordering {
        let values = self.0.iter().zip(&other.0);
        values
            .map(|(a, b)| direction.compare(a.as_ref(), b.as_ref(), |a, b| a.compare(b)))
            .find(|ordering| ordering.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    /// Whether another place is that of the same row, wherever it is now.
    pub(super) fn has_key_of(&self, other: &Place<'_>) -> bool {
        match (self.0.last(), other.0.last()) {
            (Some(Some(key)), Some(Some(other))) => key.compare(other).is_eq(),
            _ => false,
        }
    }

    pub(super) fn into_owned(self) -> Place<'static> {
        let values = self.0.into_iter();
        Place::of(values.map(|value| value.map(SortValue::into_owned)))
    }
}

/// Sorts rows, given as positions, by their places. Rows with equal places keep their order.
pub fn sort_by_place<'a>(
    positions: &mut [u32],
    direction: OrderDirection,
    place: impl Fn(u32) -> Place<'a>,
) {
    let mut places: Vec<_> = positions.iter().map(|at| (place(*at), *at)).collect();
    places.sort_by(|(a, _), (b, _)| a.compare(b, direction));
    for (position, (_, sorted)) in positions.iter_mut().zip(places) {
        *position = sorted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_sorted_by_value_and_texts_by_their_kind() {
        use Ordering::{Equal, Less};
        let cases: [(SortValue<'_>, SortValue<'_>, _); 8] = [
            (2.into(), 10.into(), Less),
            ((-2.5).into(), (-2.0).into(), Less),
            ((-0.5).into(), 0.25.into(), Less),
            (1.5.into(), 1e300.into(), Less),
            (false.into(), true.into(), Less),
            ("b".to_owned().into(), "B".to_owned().into(), Equal),
            (
                SortValue::Exact("B".into()),
                SortValue::Exact("a".into()),
                Less,
            ),
            (
                SortValue::Numbered("b2".into()),
                SortValue::Numbered("B10".into()),
                Less,
            ),
        ];
        for (a, b, expected) in cases {
            assert_eq!(a.compare(&b), expected, "{a:?} {b:?}");
            assert_eq!(b.compare(&a), expected.reverse(), "{b:?} {a:?}");
        }
    }
}
