//! Changes between two readings of a list.

use std::sync::Arc;

use super::{Keyed, Row, Table};

/// The rows that differ between two readings of a list.
pub struct Changes<T: Keyed<Key: ToOwned>> {
    /// The new rows.
    pub added: Vec<Row<T>>,
    /// The rows that both readings have, as they are now.
    pub changed: Vec<Row<T>>,
    /// The keys of the rows that are gone.
    pub removed: Vec<<T::Key as ToOwned>::Owned>,
}

impl<T: Keyed<Key: ToOwned> + PartialEq> Changes<T> {
    /// The changes from one reading to the next; none if either is missing.
    pub fn between(before: Option<&Table<T>>, now: Option<&Arc<Table<T>>>) -> Self {
        let (mut added, mut changed) = (Vec::new(), Vec::new());
        let Some((before, now)) = before.zip(now) else {
            return Self {
                added,
                changed,
                removed: Vec::new(),
            };
        };
        for (row, position) in now.rows().iter().zip(0..) {
            match before.position(row.key()) {
                None => added.push(Row::at(now, position)),
                Some(at) if before.rows()[at as usize] != *row => {
                    changed.push(Row::at(now, position));
                }
                Some(_) => {}
            }
        }
        let keys = before.rows().iter().map(Keyed::key);
        Self {
            added,
            changed,
            removed: keys
                .filter(|key| now.position(key).is_none())
                .map(ToOwned::to_owned)
                .collect(),
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
        type Key = str;
        fn key(&self) -> &str {
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
                vec!["d"],
                vec!["c"],
                vec!["b"],
            ),
        ];
        let keys = |rows: &[Row<Thing>]| -> Vec<_> { rows.iter().map(|row| row.0).collect() };
        for (before, now, added, changed, removed) in cases {
            let is_any = !(added.is_empty() && changed.is_empty() && removed.is_empty());
            let now = Arc::new(Table::new(now));
            let changes = Changes::between(Some(&Table::new(before)), Some(&now));
            assert_eq!(changes.is_any(), is_any);
            assert_eq!(keys(&changes.added), added);
            assert_eq!(keys(&changes.changed), changed);
            assert_eq!(changes.removed, removed);
            assert!(!Changes::between(None, Some(&now)).is_any());
        }
    }
}
