//! Text that people type or paste.

pub use crate::error::with_visible_characters;

/// Whether a character is invisible at the end of a text: white space, a zero-width character or a byte order mark.
pub fn is_invisible(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

/// The text without the invisible characters at its ends.
pub fn trim_invisible(text: &str) -> &str {
    text.trim_matches(is_invisible)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_dropped_at_the_ends_only() {
        let cases = [
            ("\u{feff}101", "101"),
            ("101\u{200b}\u{a0}\r\n", "101"),
            (
                "\u{2060}Harbor\u{200b}Spring\u{200f}",
                "Harbor\u{200b}Spring",
            ),
            ("\u{200b}\u{200f}", ""),
            ("\u{2010}a\u{0}", "\u{2010}a\u{0}"),
        ];
        for (text, expected) in cases {
            assert_eq!(trim_invisible(text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_quoted_text_names_the_characters_that_cannot_be_seen() {
        let cases = [
            ("1\u{200b}2", "1U+200B2"),
            ("a b\u{a0}c\u{0}", "a bU+00A0cU+0000"),
            ("\u{202e}fdp", "U+202Efdp"),
            ("Montréal", "Montréal"),
        ];
        for (text, expected) in cases {
            assert_eq!(with_visible_characters(text), expected);
        }
    }
}
