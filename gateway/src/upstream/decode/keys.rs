//! The keys of a row: which field one is, and that none occurs twice.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use super::{Fault, Read};

/// The maximum number of fields of a row: one bit for each.
const MAX_FIELDS: usize = 64;

/// The keys that a type of row declares, and the order in which its service sends them. It is the same in most rows, so
/// that a key can be compared with the one that followed last time instead of being read and looked up.
pub struct Keys {
    /// By the indexes of their fields, as they stand in JSON: with quotes and a colon.
    names: &'static [&'static [u8]],
    /// The index of the key that came after a key; at the start, of the one that came first. A key's own place is one
    /// more than its index.
    after: [AtomicU8; MAX_FIELDS + 1],
}

impl Keys {
    /// The keys, with quotes and a colon, by the indexes of their fields.
    pub const fn new(names: &'static [&'static [u8]]) -> Self {
        assert!(names.len() <= MAX_FIELDS, "a row has at most 64 fields");
        let mut after = [const { AtomicU8::new(0) }; MAX_FIELDS + 1];
        let mut place = 0;
        while place < after.len() {
            // As declared, until something else is seen.
            after[place] = AtomicU8::new(place as u8);
            place += 1;
        }
        Self { names, after }
    }
}

/// The keys of one row while it is read.
pub(super) struct RowKeys {
    keys: &'static Keys,
    /// One bit for each key that has occurred.
    seen: u64,
    /// The place of the last key.
    last: usize,
}

impl RowKeys {
    #[inline]
    pub fn new(keys: &'static Keys) -> Self {
        Self {
            keys,
            seen: 0,
            last: 0,
        }
    }

    /// The index and the bytes of the key that usually comes next, if these bytes start with it.
    #[inline]
    pub fn usual(&self, ahead: &[u8]) -> Option<(usize, &'static [u8])> {
        let index = usize::from(self.keys.after[self.last].load(Relaxed));
        let name = *self.keys.names.get(index)?;
        ahead.starts_with(name).then_some((index, name))
    }

    /// The index of a key without its quotes; None if the row does not declare it.
    pub fn find(&self, key: &[u8]) -> Option<usize> {
        let is_key = |name: &&[u8]| name.len() == key.len() + 3 && name[1..].starts_with(key);
        let index = self.keys.names.iter().position(is_key)?;
        self.keys.after[self.last].store(index as u8, Relaxed);
        Some(index)
    }

    /// Takes a key.
    ///
    /// # Errors
    /// [`Fault::Value`] if it has occurred before.
    #[inline]
    pub fn take(&mut self, index: usize) -> Read<()> {
        let bit = 1 << index;
        if self.seen & bit != 0 {
            return Err(Fault::Value);
        }
        self.seen |= bit;
        self.last = index + 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_found_once_in_any_order() {
        static KEYS: Keys = Keys::new(&[b"\"a\":", b"\"bc\":", b"\"d\":"]);
        type Found = Read<Vec<Option<usize>>>;
        let find = |sent: &[&str]| -> Found {
            let mut keys = RowKeys::new(&KEYS);
            let find = |key: &&str| {
                let found = keys.find(key.as_bytes());
                found.map_or(Ok(()), |index| keys.take(index))?;
                Ok(found)
            };
            sent.iter().map(find).collect()
        };
        let cases: [(&[&str], Found); 6] = [
            (&[], Ok(vec![])),
            (&["a", "bc", "d"], Ok(vec![Some(0), Some(1), Some(2)])),
            (&["d", "bc", "a"], Ok(vec![Some(2), Some(1), Some(0)])),
            (
                &["", "x", "a", "b", "bcd", "\"d", "d"],
                Ok(vec![None, None, Some(0), None, None, None, Some(2)]),
            ),
            (&["a", "a"], Err(Fault::Value)),
            (&["d", "a", "x", "d"], Err(Fault::Value)),
        ];
        for (sent, found) in cases {
            assert_eq!(find(sent), found, "{sent:?}");
        }
    }
}
