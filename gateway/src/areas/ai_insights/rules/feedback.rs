//! What users say about an answer.

const POSITIVE: &str = "positive";
const PRAISE: [&str; 3] = ["good", "great", "excellent"];

/// Whether feedback counts as positive: its category or comment contains the word "positive".
pub fn is_counted_positive(category: Option<&str>, comment: Option<&str>) -> bool {
    [category, comment].iter().any(|text| has(*text, POSITIVE))
}

/// Whether feedback is shown as positive: it counts as positive, or the comment contains a word of praise.
pub fn is_shown_positive(category: Option<&str>, comment: Option<&str>) -> bool {
    is_counted_positive(category, comment) || PRAISE.iter().any(|word| has(comment, word))
}

fn has(text: Option<&str>, word: &str) -> bool {
    text.is_some_and(|text| text.to_lowercase().contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn feedback_is_counted_and_shown_by_its_words() {
        let cases = [
            (Some("positive"), None, true, true),
            (Some("negative"), Some("wrong market"), false, false),
            (Some("helpful"), Some("Great answer"), false, true),
            (Some("negative"), Some("not positive"), true, true),
            (Some("POSITIVE"), None, true, true),
            (None, Some("An Excellent table"), false, true),
            (None, Some("goodness"), false, true),
            (Some("good"), Some(""), false, false),
            (Some("posi"), Some("tive"), false, false),
            (None, None, false, false),
        ];
        for (category, comment, is_counted, is_shown) in cases {
            let found = (
                is_counted_positive(category, comment),
                is_shown_positive(category, comment),
            );
            assert_eq!(found, (is_counted, is_shown), "{category:?} {comment:?}");
        }
    }
}
