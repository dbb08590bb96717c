//! Decoded lists and their rows.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use foldhash::fast::RandomState;

/// A row that has a key of its own.
pub trait Keyed {
    /// The key's type.
    type Key: Eq + Hash + Clone + Send + Sync;
    /// The key.
    fn key(&self) -> Self::Key;

    /// Whether the row stays as it is until someone changes it. A job that runs does not.
    fn is_settled(&self) -> bool {
        true
    }
}

/// A decoded list. It is indexed and sorted once, on first use, and shared.
pub struct Table<T: Keyed> {
    rows: Vec<T>,
    by_key: OnceLock<HashMap<T::Key, u32, RandomState>>,
    order: OnceLock<Arc<[u32]>>,
}

impl<T: Keyed> Table<T> {
    /// A list of rows. Of two rows with the same key, [`Table::position`] finds the later.
    pub fn new(rows: Vec<T>) -> Self {
        Self {
            rows,
            by_key: OnceLock::new(),
            order: OnceLock::new(),
        }
    }

    /// All rows, in the order of the response.
    pub fn rows(&self) -> &[T] {
        &self.rows
    }

    /// Whether all rows stay as they are until someone changes them.
    pub fn is_settled(&self) -> bool {
        self.rows.iter().all(Keyed::is_settled)
    }

    /// The position of the row with this key.
    pub fn position(&self, key: &T::Key) -> Option<u32> {
        let by_key = self.by_key.get_or_init(|| {
            let keys = self.rows.iter().map(Keyed::key);
            keys.zip(0..).collect()
        });
        by_key.get(key).copied()
    }

    /// The positions of all rows in the order of `sort`, which runs once: a table has one order only.
    pub fn order(&self, sort: impl FnOnce(&[T]) -> Vec<u32>) -> &Arc<[u32]> {
        self.order.get_or_init(|| sort(&self.rows).into())
    }
}

/// One row of a shared table. Cloning it is cheap.
pub struct Row<T: Keyed> {
    table: Arc<Table<T>>,
    index: u32,
}

impl<T: Keyed> Row<T> {
    /// The row with this key; None if there is none.
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

    /// A row that is not part of a list.
    pub fn alone(row: T) -> Self {
        Self::at(&Arc::new(Table::new(vec![row])), 0)
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

    struct Thing(i32);

    impl Keyed for Thing {
        type Key = i32;
        fn key(&self) -> i32 {
            self.0
        }
    }

    #[test]
    fn a_key_finds_the_later_of_two_rows() {
        let table = Table::new(vec![Thing(7), Thing(3), Thing(7)]);
        assert_eq!(
            [7, 3, 1].map(|key| table.position(&key)),
            [Some(2), Some(1), None]
        );
    }
}
