//! Lists filtered and sorted by the positions of their rows, before any node is made.

use std::cmp::Ordering;

use async_graphql::Enum;

use crate::upstream::decode::{Named, Table};

/// A direction of sorting.
#[derive(Clone, Copy, Debug, Default, Enum, Eq, PartialEq)]
pub enum OrderDirection {
    /// Smallest, earliest or first in the alphabet first.
    #[default]
    Asc,
    /// Largest, latest or last in the alphabet first.
    Desc,
}

impl OrderDirection {
    /// An ordering in this direction.
    pub fn apply(self, ordering: Ordering) -> Ordering {
        match self {
            Self::Asc => ordering,
            Self::Desc => ordering.reverse(),
        }
    }
}

/// The positions of the rows that pass a filter, in the order of `compare`; ties keep the order of the list.
pub fn arrange<T>(
    rows: &[T],
    keep: impl Fn(&T) -> bool,
    compare: impl Fn(&T, &T) -> Ordering,
) -> Vec<u32> {
    let mut positions: Vec<u32> = (0..rows.len() as u32)
        .filter(|position| keep(&rows[*position as usize]))
        .collect();
    positions.sort_by(|a, b| compare(&rows[*a as usize], &rows[*b as usize]));
    positions
}

/// The positions of a table's rows that pass a filter. `by_name` gives rows in the order of their names; they
/// stay in it, or are sorted by `compare` and then by their keys.
pub fn arrange_named<T: Named>(
    table: &Table<T>,
    by_name: &[u32],
    direction: OrderDirection,
    keep: impl Fn(&T) -> bool,
    compare: Option<fn(&T, &T) -> Ordering>,
) -> Vec<u32> {
    let row = |position: u32| &table.rows()[position as usize];
    let mut positions: Vec<u32> = by_name
        .iter()
        .copied()
        .filter(|position| keep(row(*position)))
        .collect();
    match (compare, direction) {
        (Some(compare), _) => positions.sort_by(|a, b| {
            let (a, b) = (row(*a), row(*b));
            direction.apply(compare(a, b).then_with(|| a.key().cmp(&b.key())))
        }),
        (None, OrderDirection::Asc) => {}
        (None, OrderDirection::Desc) => positions.reverse(),
    }
    positions
}
