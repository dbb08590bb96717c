//! Numbers, times and titles as text.

use std::borrow::Cow;

use crate::error::shortened_to;

/// Shown for a missing title.
const UNTITLED: &str = "Untitled";
/// The number of characters of a title that are shown.
const PREVIEW: usize = 50;
/// Divisors for large numbers, with their letters. Each is a thousand times the one before.
const LETTERS: [(i128, &str); 4] = [
    (1_000, "K"),
    (1_000_000, "M"),
    (1_000_000_000, "B"),
    (1_000_000_000_000, "T"),
];

/// A title, or "Untitled" if it is missing or blank.
pub fn title(text: Option<&str>) -> &str {
    present(text).unwrap_or(UNTITLED)
}

/// A name; the number if there is none.
pub fn name_or_id(name: Option<&str>, id: i32) -> Cow<'_, str> {
    present(name).map_or_else(|| id.to_string().into(), Cow::Borrowed)
}

fn present(text: Option<&str>) -> Option<&str> {
    text.filter(|text| !text.trim().is_empty())
}

/// The first 50 characters of a longer text, with "…"; any other text as is.
pub fn preview(text: &str) -> String {
    shortened_to(text, PREVIEW)
}

/// A large number as text: below 1000 as it is, else with one decimal and K, M, B or T.
pub fn large_number(number: i64) -> String {
    if number < 1_000 {
        return number.to_string();
    }
    let mut text = String::new();
    for (unit, letter) in LETTERS {
        let tenths = (i128::from(number) * 10 + unit / 2) / unit;
        text = match tenths % 10 {
            0 => format!("{}{letter}", tenths / 10),
            tenth => format!("{}.{tenth}{letter}", tenths / 10),
        };
        if tenths < 10_000 {
            break;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_or_blank_title_is_untitled() {
        let cases = [
            (None, "Untitled"),
            (Some(""), "Untitled"),
            (Some(" \n"), "Untitled"),
            (Some(" a"), " a"),
        ];
        for (text, expected) in cases {
            assert_eq!(title(text), expected, "{text:?}");
        }
        assert_eq!(name_or_id(Some("Harbor Transit"), 3), "Harbor Transit");
        assert_eq!(name_or_id(Some(" "), 3), "3");
        assert_eq!(name_or_id(None, 999), "999");
    }

    #[test]
    fn a_text_of_more_than_50_characters_is_shortened() {
        let cases = [
            ("a", 0),
            ("a", 14),
            ("a", 50),
            ("é", 50),
            ("a", 51),
            ("é", 80),
        ];
        for (letter, count) in cases {
            let text = letter.repeat(count);
            let shortened = format!("{}…", letter.repeat(50));
            match count {
                0..=50 => assert_eq!(preview(&text), text),
                _ => assert_eq!(preview(&text), shortened),
            }
        }
    }

    #[test]
    fn a_large_number_has_a_letter() {
        let cases = [
            (0, "0"),
            (999, "999"),
            (1_000, "1K"),
            (1_049, "1K"),
            (1_050, "1.1K"),
            (1_500, "1.5K"),
            (999_949, "999.9K"),
            (999_950, "1M"),
            (2_345_678, "2.3M"),
            (999_950_000, "1B"),
            (1_000_000_000, "1B"),
            (999_949_999_999, "999.9B"),
            (999_950_000_000, "1T"),
            (7_250_000_000_000, "7.3T"),
            (i64::MAX, "9223372T"),
            (-5, "-5"),
            (i64::MIN, "-9223372036854775808"),
        ];
        for (number, expected) in cases {
            assert_eq!(large_number(number), expected, "{number}");
        }
    }
}
