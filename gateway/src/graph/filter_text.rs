//! The text of a search field.

use std::ops::RangeInclusive;

use icu_normalizer::DecomposingNormalizerBorrowed;

/// The accents that decomposition separates from a letter.
const ACCENTS: RangeInclusive<char> = '\u{300}'..='\u{36f}';

/// A text in the form that searches compare, without case and accents: "Montreal" is found in "Montréal".
pub fn folded(text: &str) -> String {
    // Most texts are ASCII.
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    DecomposingNormalizerBorrowed::new_nfd()
        .normalize_iter(text.chars().flat_map(char::to_lowercase))
        .filter(|letter| !ACCENTS.contains(letter))
        .collect()
}

/// A search text. It matches anywhere in a text and ignores case and accents.
pub struct FilterText(Option<String>);

impl FilterText {
    /// The search for a filter's text, trimmed. An empty or missing text matches everything.
    pub fn new(text: Option<&str>) -> Self {
        Self(
            text.map(|text| folded(text.trim()))
                .filter(|text| !text.is_empty()),
        )
    }

    /// Whether the search matches everything.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Whether the search text is this number.
    pub fn is_number(&self, number: i32) -> bool {
        self.0
            .as_ref()
            .is_some_and(|search| search.parse() == Ok(number))
    }

    /// Whether one of the texts contains the search text.
    pub fn matches(&self, texts: &[&str]) -> bool {
        self.0
            .as_ref()
            .is_none_or(|search| texts.iter().any(|text| folded(text).contains(search)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_text_can_be_a_number() {
        let cases = [
            (" 39 ", 39, true),
            ("3", 39, false),
            ("39a", 39, false),
            ("", 39, false),
        ];
        for (text, number, expected) in cases {
            assert_eq!(FilterText::new(Some(text)).is_number(number), expected);
        }
        assert!(!FilterText::new(None).is_number(39));
    }

    #[test]
    fn a_search_matches_anywhere_and_ignores_case() {
        assert!(FilterText::new(Some(" HARBOR ")).matches(&["Old Harbor Transit"]));
        assert!(FilterText::new(Some("  ")).matches(&[]));
        assert!(!FilterText::new(Some("x")).matches(&["Harbor"]));
    }

    #[test]
    fn a_search_ignores_accents() {
        let cases = [
            ("Montreal", "Café de MONTRÉAL", true),
            ("montréal", "Montreal", true),
            ("cafe\u{301}", "CAFÉ", true),
            ("istanbul", "\u{130}stanbul", true),
            ("zurich", "Zürich", true),
            ("zuerich", "Zürich", false),
            ("東京", "東京都", true),
            ("nandu", "Ñandú", true),
            ("é", "e", true),
            ("é", "a", false),
        ];
        for (search, text, expected) in cases {
            let found = FilterText::new(Some(search)).matches(&[text]);
            assert_eq!(found, expected, "{search} in {text}");
        }
    }
}
