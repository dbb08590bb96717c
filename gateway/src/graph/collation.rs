//! Comparing text: case is ignored, and numbers in it can be compared by value.

use std::cmp::Ordering;

/// Compares two texts, ignoring case.
pub fn compare_text(a: &str, b: &str) -> Ordering {
    a.chars()
        .flat_map(char::to_lowercase)
        .cmp(b.chars().flat_map(char::to_lowercase))
}

/// The sort key of a text, ignoring case, in which numbers are compared by value: 2 comes before 10.
pub fn numbered_key(text: &str) -> String {
    let text = text.to_lowercase();
    let (mut key, mut rest) = (String::with_capacity(text.len() + 8), text.as_str());
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (words, number) = rest.split_at(start);
        let end = number.find(|letter: char| !letter.is_ascii_digit());
        let (number, after) = number.split_at(end.unwrap_or(number.len()));
        let digits = number.trim_start_matches('0');
        // A number comes before every letter, and one with more digits after one with fewer.
        key.push_str(words);
        key.extend(['\0', char::from(digits.len().min(127) as u8)]);
        key.push_str(digits);
        rest = after;
    }
    key + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_text_are_compared_by_value() {
        use Ordering::{Equal, Less};
        let cases = [
            ("BUS-2", "bus-10", Less),
            ("BUS-02", "bus-2", Equal),
            ("BUS-2", "BUS-2b", Less),
            ("BUS-2 Z9", "BUS-2 Z10", Less),
            ("BUS", "BUS-2", Less),
            ("7", "Bus", Less),
            ("", "7", Less),
            ("99999999999999999999999", "100000000000000000000000", Less),
            ("Größe 9", "größe 10", Less),
        ];
        for (a, b, expected) in cases {
            let ordering = numbered_key(a).cmp(&numbered_key(b));
            assert_eq!(ordering, expected, "{a} {b}");
        }
    }

    #[test]
    fn comparing_text_ignores_case_in_every_script() {
        let sorted = ["", "a", "ab", "Bold", "cafz", "CAFÉ", "Zebra"];
        assert!(sorted.is_sorted_by(|a, b| compare_text(a, b).is_lt()));
        assert!(compare_text("CAFÉ", "café").is_eq());
    }
}
