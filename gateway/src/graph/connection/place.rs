//! The place of a row in a sorted list, which its cursor holds.

use std::borrow::Cow;
use std::cmp::Ordering;

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::graph::collation::numbered_key;
use crate::graph::order::OrderDirection;
use crate::upstream::decode::Text;

/// A value that rows are sorted by.
#[derive(Clone, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize)]
pub enum SortValue<'a> {
    /// A number, a day or a time.
    #[serde(rename = "n")]
    Number(i64),
    /// A text, or the sort key of one.
    #[serde(rename = "t")]
    Text(Cow<'a, str>),
}

impl SortValue<'_> {
    /// A text, compared ignoring case.
    pub fn text(text: &str) -> Self {
        Self::Text(text.to_lowercase().into())
    }

    /// A text, compared ignoring case, and numbers in it by value.
    pub fn numbered(text: &str) -> Self {
        Self::Text(numbered_key(text).into())
    }

    fn into_owned(self) -> SortValue<'static> {
        match self {
            Self::Number(number) => SortValue::Number(number),
            Self::Text(text) => SortValue::Text(text.into_owned().into()),
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
        Self::text(&text)
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
        Some(SortValue::Text(self.into()))
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
            .map(|values| match (values, direction) {
                ((Some(a), Some(b)), OrderDirection::Asc) => a.cmp(b),
                ((Some(a), Some(b)), OrderDirection::Desc) => b.cmp(a),
                ((a, b), _) => a.is_none().cmp(&b.is_none()),
            })
            .find(|ordering| ordering.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    /// Whether another place is that of the same row, wherever it is now.
    pub(super) fn has_key_of(&self, other: &Place<'_>) -> bool {
        match (self.0.last(), other.0.last()) {
            (Some(Some(key)), Some(Some(other))) => key == other,
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
        let text = |text| SortValue::Text(Cow::Borrowed(text));
        let sorted: [[SortValue<'_>; 2]; 7] = [
            [2.into(), 10.into()],
            [(-2.5).into(), (-2.0).into()],
            [(-0.5).into(), 0.25.into()],
            [1.5.into(), 1e300.into()],
            [false.into(), true.into()],
            [text("B"), text("a")],
            [SortValue::numbered("b2"), SortValue::numbered("B10")],
        ];
        for [a, b] in sorted {
            assert!(a < b, "{a:?} {b:?}");
        }
        assert_eq!(SortValue::text("b"), SortValue::text("B"));
    }
}
