//! Lists that were decoded once, and their rows.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use foldhash::fast::RandomState;

use crate::graph::text_search::{compare_text, sort_number};

/// A row that has a key of its own.
pub trait Keyed {
    /// The key's type.
    type Key: Eq + Hash + Clone + Send + Sync;
    /// The key.
    fn key(&self) -> Self::Key;
}

/// A row that lists are sorted by the name of.
pub trait Named: Keyed<Key: Ord> {
    /// The name; empty where it has none.
    fn name(&self) -> &str;
}

/// A list as it was read: decoded once, indexed and sorted once when somebody asks for it, shared by all
/// who ask.
pub struct Table<T: Keyed> {
    rows: Vec<T>,
    by_key: OnceLock<HashMap<T::Key, u32, RandomState>>,
    by_name: OnceLock<Arc<[u32]>>,
}

impl<T: Keyed> Table<T> {
    /// A list of rows. Of two rows with one key the later wins the key.
    pub fn new(rows: Vec<T>) -> Self {
        Self {
            rows,
            by_key: OnceLock::new(),
            by_name: OnceLock::new(),
        }
    }

    /// All rows, in the order of the answer.
    pub fn rows(&self) -> &[T] {
        &self.rows
    }

    /// The position of the row with this key.
    pub fn position(&self, key: &T::Key) -> Option<u32> {
        let by_key = self.by_key.get_or_init(|| {
            let keys = self.rows.iter().map(Keyed::key);
            keys.zip(0..).collect()
        });
        by_key.get(key).copied()
    }
}

impl<T: Named> Table<T> {
    /// The positions of all rows in the order of their names, without regard to case; ties by key.
    pub fn by_name(&self) -> &Arc<[u32]> {
        self.by_name.get_or_init(|| {
            let mut order: Vec<(u128, u32)> = self
                .rows
                .iter()
                .zip(0..)
                .map(|(row, position)| (sort_number(row.name()), position))
                .collect();
            let row = |position: u32| &self.rows[position as usize];
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
}

/// One row of a shared table: costs a pointer, clones no text.
pub struct Row<T: Keyed> {
    table: Arc<Table<T>>,
    index: u32,
}

impl<T: Keyed> Row<T> {
    /// The row with this key, if there is one.
    pub fn of(table: &Arc<Table<T>>, key: &T::Key) -> Option<Self> {
        Some(Self::at(table, table.position(key)?))
    }

    /// The row at a position.
    pub fn at(table: &Arc<Table<T>>, index: u32) -> Self {
        Self {
            table: Arc::clone(table),
            index,
        }
    }

    /// A row that was read alone.
    pub fn alone(row: T) -> Self {
        Self {
            table: Arc::new(Table::new(vec![row])),
            index: 0,
        }
    }
}

impl<T: Keyed> Clone for Row<T> {
    fn clone(&self) -> Self {
        Self::at(&self.table, self.index)
    }
}

impl<T: Keyed> Deref for Row<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.table.rows[self.index as usize]
    }
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
    fn rows_are_found_by_key_and_the_later_of_two_wins() {
        let table = Table::new(vec![Thing(7, "a"), Thing(3, "b"), Thing(7, "c")]);
        assert_eq!(
            [7, 3, 1].map(|key| table.position(&key)),
            [Some(2), Some(1), None]
        );
    }

    #[test]
    fn rows_are_in_the_order_of_their_names_in_any_case_and_ties_in_that_of_their_keys() {
        let names = ["b", "Énorme", "A", "énorme", "", "a", "Zed"];
        let rows = names
            .into_iter()
            .zip((0..7).rev())
            .map(|(name, key)| Thing(key, name));
        let table = Table::new(rows.collect());
        let sorted: Vec<_> = table
            .by_name()
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
