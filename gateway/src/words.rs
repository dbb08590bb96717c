//! Texts as people look for them and as lists are sorted by them: without regard to case.

use std::cmp::Ordering;

/// A text a person typed to narrow a list: found anywhere, without regard to case.
pub struct Words(Option<String>);

impl Words {
    /// The words of a filter; blanks at the ends do not count, and nothing finds everything.
    pub fn new(text: Option<&str>) -> Self {
        Self(
            text.map(|text| text.trim().to_lowercase())
                .filter(|text| !text.is_empty()),
        )
    }

    /// Whether one of the texts holds the words.
    pub fn are_in(&self, texts: &[&str]) -> bool {
        self.0
            .as_ref()
            .is_none_or(|words| texts.iter().any(|text| text.to_lowercase().contains(words)))
    }
}

/// A text as it is compared without regard to case.
pub fn in_lower_case(text: &str) -> String {
    // Most names are ASCII: bytes are a lot cheaper than letters.
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    // Letter by letter, as the comparison does: the end of a word is no matter.
    text.chars().flat_map(char::to_lowercase).collect()
}

/// Compares two texts without regard to case, as lists of names are sorted.
pub fn compare_text(a: &str, b: &str) -> Ordering {
    // Lists are sorted at every request, and most names are ASCII: bytes are a lot cheaper than letters.
    if a.is_ascii() && b.is_ascii() {
        let lower = |byte: u8| byte.to_ascii_lowercase();
        return a.bytes().map(lower).cmp(b.bytes().map(lower));
    }
    a.chars()
        .flat_map(char::to_lowercase)
        .cmp(b.chars().flat_map(char::to_lowercase))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_compared_without_regard_to_case_in_every_script() {
        use Ordering::{Equal, Greater, Less};
        let cases = [
            ("Acme", "acme", Equal),
            ("acme", "Bold", Less),
            ("Zebra", "apple", Greater),
            ("a", "ab", Less),
            ("CAFÉ", "café", Equal),
            ("Café", "cafz", Greater),
            ("", "a", Less),
        ];
        for (a, b, expected) in cases {
            assert_eq!(compare_text(a, b), expected, "{a} {b}");
        }
    }

    #[test]
    fn words_are_found_anywhere_in_any_case() {
        assert!(Words::new(Some(" HARBOR ")).are_in(&["Old Harbor Transit"]));
        assert!(Words::new(Some("  ")).are_in(&[]));
        assert!(!Words::new(Some("x")).are_in(&["Harbor"]));
    }
}
