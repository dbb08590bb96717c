//! Comparing text: case is ignored, and numbers in it can be compared by value.

use std::cmp::Ordering;

/// A sort key from the first bytes of a text. Different keys order two texts as `compare_text` does; texts with the
/// same key must be compared in full.
pub fn sort_key(text: &str) -> u128 {
    let mut beginning = [0; size_of::<u128>()];
    // Most names are ASCII, and bytes are much cheaper to compare than characters.
    if text.is_ascii() {
        for (place, byte) in beginning.iter_mut().zip(text.bytes()) {
            *place = byte.to_ascii_lowercase();
        }
    } else {
        let mut places = beginning.iter_mut();
        for letter in text.chars().flat_map(char::to_lowercase) {
            for byte in letter.encode_utf8(&mut [0; 4]).bytes() {
                let Some(place) = places.next() else {
                    return u128::from_be_bytes(beginning);
                };
                *place = byte;
            }
        }
    }
    u128::from_be_bytes(beginning)
}

/// Compares two texts, ignoring case. Lists of names are sorted this way.
pub fn compare_text(a: &str, b: &str) -> Ordering {
    // Every request sorts lists. Most names are ASCII, and bytes are much cheaper to compare than characters.
    if a.is_ascii() && b.is_ascii() {
        let lower = |byte: u8| byte.to_ascii_lowercase();
        return a.bytes().map(lower).cmp(b.bytes().map(lower));
    }
    a.chars()
        .flat_map(char::to_lowercase)
        .cmp(b.chars().flat_map(char::to_lowercase))
}

/// Compares two texts as `compare_text` does, but numbers in them by value: 2 comes before 10.
pub fn compare_numbered(a: &str, b: &str) -> Ordering {
    fn split(text: &str, is_digits: bool) -> (&str, &str) {
        let end = text
            .find(|letter: char| letter.is_ascii_digit() != is_digits)
            .unwrap_or(text.len());
        text.split_at(end)
    }
    let (mut a, mut b) = (a, b);
    while !a.is_empty() && !b.is_empty() {
        let ((words_a, rest_a), (words_b, rest_b)) = (split(a, false), split(b, false));
        let ((number_a, rest_a), (number_b, rest_b)) = (split(rest_a, true), split(rest_b, true));
        let (size_a, size_b) = (
            number_a.trim_start_matches('0'),
            number_b.trim_start_matches('0'),
        );
        let ordering = compare_text(words_a, words_b)
            .then(number_a.is_empty().cmp(&number_b.is_empty()).reverse())
            .then(size_a.len().cmp(&size_b.len()))
            .then(size_a.cmp(size_b));
        if ordering.is_ne() {
            return ordering;
        }
        (a, b) = (rest_a, rest_b);
    }
    a.is_empty().cmp(&b.is_empty()).reverse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparing_text_ignores_case_in_every_script() {
        use Ordering::{Equal, Greater, Less};
        let cases = [
            ("Acme", "acme", Equal),
            ("acme", "Bold", Less),
            ("Zebra", "apple", Greater),
            ("a", "ab", Less),
            ("CAFÉ", "café", Equal),
            ("Café", "cafz", Greater),
            ("", "a", Less),
            ("Sixteen letters.A", "sixteen letters.b", Less),
            ("Fifteen letters é", "fifteen letters É", Equal),
            ("Fifteen lettersÉa", "fifteen lettersèa", Greater),
        ];
        for (a, b, expected) in cases {
            assert_eq!(compare_text(a, b), expected, "{a} {b}");
            let keys = sort_key(a).cmp(&sort_key(b));
            assert!(keys.is_eq() || keys == expected, "{a} {b}");
        }
    }

    #[test]
    fn numbers_in_text_are_compared_by_value() {
        use Ordering::{Equal, Greater, Less};
        let cases = [
            ("BUS-2", "BUS-10", Less),
            ("bus-10", "BUS-2", Greater),
            ("BUS-02", "bus-2", Equal),
            ("BUS-2", "BUS-2b", Less),
            ("BUS-2 Z9", "BUS-2 Z10", Less),
            ("BUS", "BUS-2", Less),
            ("7", "Bus", Less),
            ("", "7", Less),
            ("", "", Equal),
            ("99999999999999999999999", "100000000000000000000000", Less),
            ("Größe 9", "größe 10", Less),
        ];
        for (a, b, expected) in cases {
            assert_eq!(compare_numbered(a, b), expected, "{a} {b}");
            assert_eq!(compare_numbered(b, a), expected.reverse(), "{b} {a}");
        }
    }
}
