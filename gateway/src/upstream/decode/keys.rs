//! The keys of a row: which field one is, and that none occurs twice.

use super::{Fault, Read};

/// The keys that a row declares, while one row is read. Services send them in the same order in every row, so the next
/// one is tried first.
pub struct Keys {
    names: &'static [&'static [u8]],
    /// One bit for each key that has occurred.
    seen: u64,
    /// The index of the key after the last one.
    next: usize,
}

impl Keys {
    /// The keys by the indexes of their fields, at most 64.
    #[inline]
    pub const fn new(names: &'static [&'static [u8]]) -> Self {
        assert!(names.len() <= 64, "a row has at most 64 fields");
        Self {
            names,
            seen: 0,
            next: 0,
        }
    }

    /// The index of a key's field; the number of fields if the row does not declare it.
    ///
    /// # Errors
    /// [`Fault::Value`] if it has occurred before.
    #[inline]
    pub fn find(&mut self, key: &[u8]) -> Read<usize> {
        let index = match self.names.get(self.next) {
            Some(name) if *name == key => self.next,
            _ => match self.names.iter().position(|name| *name == key) {
                Some(index) => index,
                None => return Ok(self.names.len()),
            },
        };
        let bit = 1 << index;
        if self.seen & bit != 0 {
            return Err(Fault::Value);
        }
        self.seen |= bit;
        self.next = index + 1;
        Ok(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_found_once_in_any_order() {
        let find = |sent: &[&str]| {
            let mut keys = Keys::new(&[b"a", b"bc", b"d"]);
            let found: Read<Vec<usize>> =
                sent.iter().map(|key| keys.find(key.as_bytes())).collect();
            found
        };
        let cases: [(&[&str], Read<Vec<usize>>); 6] = [
            (&[], Ok(vec![])),
            (&["a", "bc", "d"], Ok(vec![0, 1, 2])),
            (&["d", "bc", "a"], Ok(vec![2, 1, 0])),
            (
                &["", "x", "a", "x", "x", "d", "b"],
                Ok(vec![3, 3, 0, 3, 3, 2, 3]),
            ),
            (&["a", "a"], Err(Fault::Value)),
            (&["d", "a", "x", "d"], Err(Fault::Value)),
        ];
        for (sent, found) in cases {
            assert_eq!(find(sent), found, "{sent:?}");
        }
    }
}
