//! Texts that a user types to narrow a list.

/// A text a person typed to narrow a list: found anywhere, without regard to case.
pub struct TextSearch(Option<String>);

impl TextSearch {
    /// The words of a filter; blanks at the ends do not count, and nothing finds everything.
    pub fn new(text: Option<&str>) -> Self {
        Self(
            text.map(|text| text.trim().to_lowercase())
                .filter(|text| !text.is_empty()),
        )
    }

    /// Whether nothing was typed.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Whether the words are this number.
    pub fn is_number(&self, number: i32) -> bool {
        self.0
            .as_ref()
            .is_some_and(|words| words.parse() == Ok(number))
    }

    /// Whether one of the texts holds the words.
    pub fn matches(&self, texts: &[&str]) -> bool {
        self.0
            .as_ref()
            .is_none_or(|words| texts.iter().any(|text| text.to_lowercase().contains(words)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_can_be_a_number() {
        let cases = [
            (" 39 ", 39, true),
            ("3", 39, false),
            ("39a", 39, false),
            ("", 39, false),
        ];
        for (words, number, expected) in cases {
            assert_eq!(TextSearch::new(Some(words)).is_number(number), expected);
        }
        assert!(!TextSearch::new(None).is_number(39));
    }

    #[test]
    fn words_are_found_anywhere_in_any_case() {
        assert!(TextSearch::new(Some(" HARBOR ")).matches(&["Old Harbor Transit"]));
        assert!(TextSearch::new(Some("  ")).matches(&[]));
        assert!(!TextSearch::new(Some("x")).matches(&["Harbor"]));
    }
}
