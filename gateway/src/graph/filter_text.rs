//! The text of a search field.

use std::ops::RangeInclusive;

use icu_normalizer::DecomposingNormalizerBorrowed;

use super::text::is_invisible;
use crate::upstream::decode::{Keyed, Table};

/// The accents that decomposition separates from a letter.
const ACCENTS: RangeInclusive<char> = '\u{300}'..='\u{36f}';

/// A text in the form that searches compare, without case, accents and invisible characters, and with one blank between
/// words: "Montreal" is found in "Montréal".
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        let end = folded.len();
        if end > 0 {
            folded.push(' ');
        }
        let start = folded.len();
        // Most texts are ASCII.
        if word.is_ascii() {
            folded.extend(word.chars().map(|letter| letter.to_ascii_lowercase()));
        } else {
            folded.extend(folded_letters(word).filter(|letter| !is_invisible(*letter)));
        }
        if folded.len() == start {
            folded.truncate(end);
        }
    }
    folded
}

/// The letters of a text without case and accents.
pub(super) fn folded_letters(text: &str) -> impl Iterator<Item = char> {
    DecomposingNormalizerBorrowed::new_nfd()
        .normalize_iter(text.chars().flat_map(char::to_lowercase))
        .filter(|letter| !ACCENTS.contains(letter))
}

/// A row that is found by its texts.
pub trait Searched: Keyed {
    /// The texts in which words are looked for, the name first.
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>>;

    /// The number that finds the row as a whole word; None if parts of it do, or if it has none.
    fn number(&self) -> Option<i32> {
        None
    }
}

/// The folded texts of all rows, each row's on lines of their own. The table keeps them, so that they are folded once.
pub(super) fn folded_texts<T: Searched>(table: &Table<T>) -> &[Box<str>] {
    table.search_texts(|row| {
        let texts = row.texts().into_iter();
        let texts: Vec<String> = texts.map(|text| folded(text.as_ref())).collect();
        texts.join("\n").into()
    })
}

/// Whether a word is part of a folded text, or the whole of a number. "#12" is the number 12.
pub(super) fn is_word_in(word: &str, folded: &str, number: Option<i32>) -> bool {
    let is_number = |number| word.trim_start_matches('#').parse::<i32>() == Ok(number);
    folded.contains(word) || number.is_some_and(is_number)
}

/// A search text. Each of its words must be found, in any order, in one of the texts of an object; case and accents do not
/// matter.
pub struct FilterText {
    pub(super) words: Vec<String>,
}

impl FilterText {
    /// The search for a filter's text. A text without words matches everything.
    pub fn new(text: Option<&str>) -> Self {
        let folded = folded(text.unwrap_or_default());
        let words = folded.split(' ').filter(|word| !word.is_empty());
        Self {
            words: words.map(str::to_owned).collect(),
        }
    }

    /// Whether the search matches everything.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether each word is in one of the texts. [`super::list::List::search`] folds the texts of a table only once.
    pub fn matches(&self, texts: &[&str]) -> bool {
        if self.is_empty() {
            return true;
        }
        let texts: Vec<String> = texts.iter().map(|text| folded(text)).collect();
        let mut words = self.words.iter();
        words.all(|word| texts.iter().any(|text| text.contains(word)))
    }

    /// Whether each word is in the folded texts of a row or in `more`, or is its number.
    pub(super) fn is_in(
        &self,
        folded_texts: &str,
        number: Option<i32>,
        more: impl FnOnce() -> String,
    ) -> bool {
        let is_missing = |word: &&String| !is_word_in(word, folded_texts, number);
        let mut missing = self.words.iter().filter(is_missing).peekable();
        missing.peek().is_none() || {
            let more = folded(&more());
            missing.all(|word| more.contains(word))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_is_found_in_any_text_in_any_order() {
        let harbor: &[&str] = &["Old Harbor\u{a0} Transit", "Spring"];
        let cases = [
            (" HARBOR ", true),
            ("harbor transit", true),
            ("spring harbor", true),
            ("spr bor", true),
            ("harbor summer", false),
            ("x", false),
            ("", true),
            ("\u{a0} \t", true),
            // Invisible characters, as pasted text has them.
            ("\u{feff}harbor\u{200b}\u{a0}\u{a0}transit\u{200f}", true),
            ("har\u{200b}bor", true),
            ("\u{2060} \u{200d}", true),
        ];
        for (search, expected) in cases {
            let found = FilterText::new(Some(search)).matches(harbor);
            assert_eq!(found, expected, "{search:?}");
        }
        assert!(FilterText::new(None).matches(&[]));
    }

    #[test]
    fn a_row_is_found_by_its_number_as_a_whole_word() {
        let cases = [
            (" 39 ", true),
            ("#39", true),
            ("harbor 39", true),
            ("39 other", true),
            ("3", false),
            ("39a", false),
        ];
        for (search, expected) in cases {
            let search = FilterText::new(Some(search));
            let found = search.is_in("harbor\ntransit", Some(39), || "Other".to_owned());
            assert_eq!(found, expected, "{:?}", search.words);
        }
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
