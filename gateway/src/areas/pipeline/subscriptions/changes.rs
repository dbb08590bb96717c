//! Changes between two readings of a list.

use crate::upstream::decode::{Keyed, Table};

/// The rows that differ between two readings of a list.
#[derive(Debug, Default, PartialEq)]
pub struct Changes<K> {
    /// Positions of new rows in the current list.
    pub added: Vec<u32>,
    /// Positions of changed rows in the current list.
    pub changed: Vec<u32>,
    /// Keys of removed rows.
    pub removed: Vec<K>,
}

impl<K> Changes<K> {
    /// The changes from one reading to the next.
    pub fn between<T: Keyed<Key = K> + PartialEq>(before: &Table<T>, now: &Table<T>) -> Self {
        let (mut added, mut changed) = (Vec::new(), Vec::new());
        for (row, position) in now.rows().iter().zip(0..) {
            match before.position(&row.key()) {
                None => added.push(position),
                Some(at) if before.rows()[at as usize] != *row => changed.push(position),
                Some(_) => {}
            }
        }
        let keys = before.rows().iter().map(Keyed::key);
        Self {
            added,
            changed,
            removed: keys.filter(|key| now.position(key).is_none()).collect(),
        }
    }

    /// Whether anything has changed.
    pub fn is_any(&self) -> bool {
        !(self.added.is_empty() && self.changed.is_empty() && self.removed.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq)]
    struct Thing(&'static str, i32);

    impl Keyed for Thing {
        type Key = &'static str;
        fn key(&self) -> &'static str {
            self.0
        }
    }

    #[test]
    fn rows_are_added_changed_or_removed() {
        let cases = [
            (vec![], vec![], vec![], vec![], vec![]),
            (
                vec![Thing("a", 1), Thing("b", 1)],
                vec![Thing("b", 1), Thing("a", 1)],
                vec![],
                vec![],
                vec![],
            ),
            (
                vec![Thing("a", 1), Thing("b", 1), Thing("c", 1)],
                vec![Thing("d", 1), Thing("c", 2), Thing("a", 1)],
                vec![0],
                vec![1],
                vec!["b"],
            ),
        ];
        for (before, now, added, changed, removed) in cases {
            let changes = Changes::between(&Table::new(before), &Table::new(now));
            let is_any = !(added.is_empty() && changed.is_empty() && removed.is_empty());
            assert_eq!(changes.is_any(), is_any);
            let expected = Changes {
                added,
                changed,
                removed,
            };
            assert_eq!(changes, expected);
        }
    }
}
