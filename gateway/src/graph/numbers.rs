//! Numbers as text.

/// The number of significant digits of a shortened number.
const DIGITS: i32 = 5;
/// The maximum number of digits after the point.
const MOST_DECIMALS: i32 = 12;

/// A count with thousands separators.
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number with five significant digits, without trailing zeros.
pub fn short(number: f64) -> String {
    if number == 0.0 || !number.is_finite() {
        return number.to_string();
    }
    let size = number.abs().log10().floor() as i32;
    let decimals = (DIGITS - 1 - size).clamp(0, MOST_DECIMALS);
    let text = format!("{number:.*}", decimals as usize);
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_has_a_comma_before_each_three_digits() {
        let cases = [
            (0, "0"),
            (999, "999"),
            (1_000, "1,000"),
            (12_345_678, "12,345,678"),
        ];
        for (count, text) in cases {
            assert_eq!(grouped(count), text);
        }
    }

    #[test]
    fn a_number_is_shortened_to_five_significant_digits() {
        let cases = [
            (0.0, "0"),
            (0.111_25, "0.11125"),
            (0.007_030_8, "0.0070308"),
            (0.000_000_123_456_7, "0.00000012346"),
            (3.200_43, "3.2004"),
            (-2.5, "-2.5"),
            (10.0, "10"),
            (123_456.7, "123457"),
            (f64::INFINITY, "inf"),
        ];
        for (number, text) in cases {
            assert_eq!(short(number), text);
        }
    }
}
