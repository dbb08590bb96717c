//! Text that people type or paste.

/// Whether a character is invisible at the end of a text: white space, a zero-width character or a byte order mark.
pub fn is_invisible(letter: char) -> bool {
    letter.is_whitespace() || is_zero_width(letter)
}

/// Whether a character has no width, wherever it is.
pub fn is_zero_width(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

/// The text without the invisible characters at its ends.
pub fn trim_invisible(text: &str) -> &str {
    text.trim_matches(is_invisible)
}
