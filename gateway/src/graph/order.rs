//! Lists filtered and sorted by the positions of their rows, before any node is made.

use std::cmp::Ordering;
use std::sync::Arc;

use async_graphql::Enum;

use super::collation::{compare_text, sort_number};
use crate::upstream::decode::{Keyed, Table};

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

/// A row that lists are sorted by the name of.
pub trait Named: Keyed<Key: Ord> {
    /// The name; empty where it has none.
    fn name(&self) -> &str;
}

/// The positions of all rows of a table in the order of their names, without regard to case; ties by key.
pub fn by_name<T: Named>(table: &Table<T>) -> &Arc<[u32]> {
    table.order(|rows| {
        let mut order: Vec<(u128, u32)> = rows
            .iter()
            .zip(0..)
            .map(|(row, position)| (sort_number(row.name()), position))
            .collect();
        let row = |position: u32| &rows[position as usize];
        order.sort_unstable_by(|(number_a, a), (number_b, b)| {
            number_a.cmp(number_b).then_with(|| {
                let (row_a, row_b) = (row(*a), row(*b));
                compare_text(row_a.name(), row_b.name())
                    .then_with(|| row_a.key().cmp(&row_b.key()))
                    .then(a.cmp(b))
            })
        });
        order.into_iter().map(|(_, position)| position).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Thing(i32, &'static str);

    impl Keyed for Thing {
        type Key = i32;
        fn key(&self) -> i32 {
            self.0
        }
    }

    impl Named for Thing {
        fn name(&self) -> &str {
            self.1
        }
    }

    #[test]
    fn rows_are_in_the_order_of_their_names_in_any_case_and_ties_in_that_of_their_keys() {
        let names = ["b", "Énorme", "A", "énorme", "", "a", "Zed"];
        let rows = names
            .into_iter()
            .zip((0..7).rev())
            .map(|(name, key)| Thing(key, name));
        let table = Table::new(rows.collect());
        let sorted: Vec<_> = by_name(&table)
            .iter()
            .map(|position| {
                (
                    table.rows()[*position as usize].1,
                    table.rows()[*position as usize].0,
                )
            })
            .collect();
        assert_eq!(
            sorted,
            [
                ("", 2),
                ("a", 1),
                ("A", 4),
                ("b", 6),
                ("Zed", 0),
                ("énorme", 3),
                ("Énorme", 5)
            ]
        );
    }
}
