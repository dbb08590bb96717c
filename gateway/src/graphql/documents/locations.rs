//! Converts offsets in a document to lines and columns.

use apollo_compiler::parser::SourceSpan;
use async_graphql::Pos;

/// Counts lines and columns. Most callers ask for positions in ascending order.
pub(super) struct Locations<'a> {
    text: &'a str,
    offset: usize,
    pos: Pos,
}

impl<'a> Locations<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let pos = Pos { line: 1, column: 1 };
        Self {
            text,
            offset: 0,
            pos,
        }
    }

    /// The line and column of a position.
    pub(super) fn at(&mut self, place: Option<SourceSpan>) -> Pos {
        let Some(offset) = place.map(|place| place.offset()) else {
            return self.pos;
        };
        if offset < self.offset {
            *self = Self::new(self.text);
        }
        let mut characters = self.text[self.offset..offset].chars().peekable();
        while let Some(character) = characters.next() {
            match character {
                '\r' if characters.peek() == Some(&'\n') => {}
                '\n' | '\r' => {
                    self.pos.line += 1;
                    self.pos.column = 1;
                }
                _ => self.pos.column += 1,
            }
        }
        self.offset = offset;
        self.pos
    }
}
