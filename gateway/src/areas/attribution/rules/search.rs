//! The search for studies by words.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use crate::graph::dates::day_label;
use crate::graph::filter_text::folded;

/// The values of a study that are searched for words.
pub struct StudyTexts<'a> {
    /// Texts: name, customer, type, objective, status, notes.
    pub texts: &'a [Option<&'a str>],
    /// Numbers: the study's own, its customer's, its campaign's, and its number of pixels.
    pub numbers: &'a [Option<i32>],
    /// Dates.
    pub dates: &'a [Option<DateTime<Utc>>],
}

/// Words that must each be found in a value of a study.
pub struct StudyWords(BTreeSet<String>);

impl StudyWords {
    /// The words of a text.
    pub fn new(text: Option<&str>) -> Self {
        let words = text.unwrap_or_default().split_whitespace();
        Self(words.map(folded).collect())
    }

    /// Whether there are no words, and therefore every study matches.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether each word occurs in some value.
    pub fn are_in(&self, study: &StudyTexts<'_>) -> bool {
        if self.is_empty() {
            return true;
        }
        let texts = study.texts.iter().flatten().map(|text| folded(text));
        let numbers = study.numbers.iter().flatten().map(ToString::to_string);
        let dates = study.dates.iter().flatten();
        let dates = dates.map(|date| day_label(date.date_naive()));
        let values: Vec<String> = texts.chain(numbers).chain(dates).collect();
        self.0
            .iter()
            .all(|word| values.iter().any(|value| value.contains(word.as_str())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_must_be_in_some_value() {
        let spring = StudyTexts {
            texts: &[
                Some("Spring Transit Lift"),
                Some("Harbor Coffeé"),
                Some("LIFT"),
                Some("PENDING"),
                None,
            ],
            numbers: &[Some(1204), Some(7), None, Some(3)],
            dates: &[DateTime::from_timestamp(1_741_780_800, 0), None],
        };
        let review = StudyTexts {
            texts: &[Some("UNDER_REVIEW"), Some("UNDER REVIEW")],
            numbers: &[],
            dates: &[],
        };
        let cases = [
            ("spring harbor", &spring, true),
            ("HARBOR 1204", &spring, true),
            ("spring bistro", &spring, false),
            ("", &spring, true),
            ("   ", &spring, true),
            ("pend", &spring, true),
            ("true", &spring, false),
            ("03-12-2025", &spring, true),
            ("\tlift\u{a0}coffee ", &spring, true),
            ("under review", &review, true),
            ("under_review", &review, true),
            ("under pending", &review, false),
        ];
        for (query, study, passes) in cases {
            let words = StudyWords::new(Some(query));
            assert_eq!(words.are_in(study), passes, "{query:?}");
        }
        assert!(StudyWords::new(None).are_in(&spring));
    }
}
