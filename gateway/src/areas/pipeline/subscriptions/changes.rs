//! Changes between two readings of a list.

use std::sync::Arc;

use crate::upstream::decode::{Keyed, Row, Table};

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
