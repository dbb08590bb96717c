//! The cursors that led through a list so far.

use std::collections::HashSet;

/// Notices when a list that changes would send its reader round in circles.
#[derive(Default)]
pub struct Cursors(HashSet<String>);

impl Cursors {
    /// Follows a cursor. Returns false if it was followed before.
    pub fn follow(&mut self, cursor: &str) -> bool {
        self.0.insert(cursor.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_followed_once() {
        let mut cursors = Cursors::default();
        let followed = ["a", "b", "c", "a"].map(|cursor| cursors.follow(cursor));
        assert_eq!(followed, [true, true, true, false]);
    }
}
