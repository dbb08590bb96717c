//! Decoded lists and their rows.

use std::collections::HashSet;
use std::hash::Hash;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use foldhash::fast::RandomState;

use super::ListRows;

/// A row that has a key of its own.
pub trait Keyed {
    /// The key's type.
    type Key: ?Sized + Ord + Hash;
    /// The key.
    fn key(&self) -> &Self::Key;

    /// Whether the key belongs to this row alone, so that a second row with it is the same one again.
    fn has_own_key(&self) -> bool {
        true
    }

    /// Whether the row stays as it is until someone changes it. A job that runs does not.
    fn is_final(&self) -> bool {
        true
    }
}

/// A decoded list. It is indexed and sorted once, on first use, and shared.
pub struct Table<T: Keyed> {
    rows: Vec<T>,
    unreadable: usize,
    /// The positions of all rows, sorted by their keys.
    by_key: OnceLock<Vec<u32>>,
    order: OnceLock<Arc<[u32]>>,
    search_texts: OnceLock<Vec<Box<str>>>,
}

impl<T: Keyed> Table<T> {
    /// A list of rows. Of several rows with the same key of their own, only the last is kept: clients identify rows by
    /// their key, and would show one of them several times.
    pub fn new(rows: impl Into<ListRows<T>>) -> Self {
        let mut rows = rows.into();
        drop_duplicates(&mut rows.rows);
        Self::distinct(rows)
    }

    /// A list of rows of which none has the key of another one.
    pub fn distinct(rows: impl Into<ListRows<T>>) -> Self {
        let ListRows { rows, unreadable } = rows.into();
        Self {
            rows,
            unreadable,
            by_key: OnceLock::new(),
            order: OnceLock::new(),
            search_texts: OnceLock::new(),
        }
    }

    /// The rows of several lists as one; a single list stays as it is.
    pub fn joined(tables: &[Arc<Self>]) -> Arc<Self>
    where
        T: Clone,
    {
        if let [table] = tables {
            return Arc::clone(table);
        }
        Arc::new(Self::new(ListRows {
            rows: tables
                .iter()
                .flat_map(|table| table.rows().to_vec())
                .collect(),
            unreadable: tables.iter().map(|table| table.unreadable()).sum(),
        }))
    }

    /// All rows, in the order of the response.
    pub fn rows(&self) -> &[T] {
        &self.rows
    }

    /// The number of rows that the service sent and that could not be read. They are not among the rows.
    pub fn unreadable(&self) -> usize {
        self.unreadable
    }

    /// Whether all rows stay as they are until someone changes them.
    pub fn is_final(&self) -> bool {
        self.rows.iter().all(Keyed::is_final)
    }

    /// The position of the row with this key.
    pub fn position(&self, key: &T::Key) -> Option<u32> {
        let key_at = |position: &u32| self.rows[*position as usize].key();
        let by_key = self.by_key.get_or_init(|| {
            let mut positions = Vec::from_iter(0..self.rows.len() as u32);
            positions.sort_unstable_by(|a, b| key_at(a).cmp(key_at(b)));
            positions
        });
        let found = by_key.binary_search_by(|position| key_at(position).cmp(key));
        found.ok().map(|at| by_key[at])
    }

    /// The positions of all rows in the order of `sort`, which runs once: a table has one order only.
    pub fn order(&self, sort: impl FnOnce(&[T]) -> Vec<u32>) -> &Arc<[u32]> {
        self.order.get_or_init(|| sort(&self.rows).into())
    }

    /// The text of each row for searches, which is made once: a table has one kind only.
    pub fn search_texts(&self, make: fn(&T) -> Box<str>) -> &[Box<str>] {
        let make_all = || self.rows.iter().map(make).collect();
        self.search_texts.get_or_init(make_all)
    }
}

fn drop_duplicates<T: Keyed>(rows: &mut Vec<T>) {
    // Services often send rows in the order of their keys.
    if rows.is_sorted_by(|row, next| row.key() < next.key())
        || rows.is_sorted_by(|row, next| row.key() > next.key())
    {
        return;
    }
    let count = rows.len();
    let mut keys = HashSet::with_capacity_and_hasher(count, RandomState::default());
    let from_last: Vec<bool> = rows
        .iter()
        .rev()
        .map(|row| !row.has_own_key() || keys.insert(row.key()))
        .collect();
    if from_last.iter().all(|is_last| *is_last) {
        return;
    }
    let mut is_kept = from_last.into_iter().rev();
    rows.retain(|_| is_kept.next().unwrap_or(true));
    let dropped = count - rows.len();
    tracing::warn!(dropped, "Rows of a response have the key of a later row.");
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

    #[inline]
    fn deref(&self) -> &T {
        &self.table.rows[self.index as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row with a key, and what else it has. Rows without a key have 0.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Thing(i32, &'static str);

    impl Keyed for Thing {
        type Key = i32;
        fn key(&self) -> &i32 {
            &self.0
        }

        fn has_own_key(&self) -> bool {
            self.0 != 0
        }
    }

    #[test]
    fn of_rows_with_the_same_key_the_last_is_kept() {
        let all = [
            Thing(7, "a"),
            Thing(3, "b"),
            Thing(0, "c"),
            Thing(7, "d"),
            Thing(0, "e"),
            Thing(7, "f"),
        ];
        let cases: [(usize, &[Thing]); 4] = [
            (0, &[]),
            (1, &all[..1]),
            (3, &all[..3]),
            (6, &[all[1], all[2], all[4], all[5]]),
        ];
        for (count, kept) in cases {
            let table = Table::new(all[..count].to_vec());
            assert_eq!(table.rows(), kept, "{count}");
        }
        let table = Table::new(all.to_vec());
        assert_eq!(
            [7, 3, 1].map(|key| table.position(&key)),
            [Some(3), Some(0), None]
        );
    }
}
