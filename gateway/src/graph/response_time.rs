//! How long a response took, as text.

/// Milliseconds as text: milliseconds below a second, seconds with one decimal below a minute, then minutes
/// and seconds.
pub fn response_time(milliseconds: f64) -> String {
    // A negative or too large time becomes the nearest valid one.
    let whole = milliseconds.round() as u64;
    if whole < 1_000 {
        return format!("{whole}ms");
    }
    let tenths = whole.saturating_add(50) / 100;
    if tenths < 600 {
        return format!("{}.{}s", tenths / 10, tenths % 10);
    }
    let seconds = whole.saturating_add(500) / 1_000;
    format!("{}m {}s", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_time_has_its_unit() {
        let cases = [
            (0.0, "0ms"),
            (250.4, "250ms"),
            (999.6, "1.0s"),
            (1_049.0, "1.0s"),
            (1_050.0, "1.1s"),
            (59_949.0, "59.9s"),
            (59_950.0, "1m 0s"),
            (65_500.0, "1m 6s"),
            (7_200_000.0, "120m 0s"),
            (-1.0, "0ms"),
            (f64::NAN, "0ms"),
        ];
        for (milliseconds, expected) in cases {
            assert_eq!(response_time(milliseconds), expected, "{milliseconds}");
        }
        assert!(response_time(f64::MAX).ends_with('s'));
    }
}
