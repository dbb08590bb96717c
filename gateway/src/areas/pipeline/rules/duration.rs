//! Durations.

/// A duration without the fraction of its unit; `None` if it is negative, or longer than a GraphQL Int can hold.
pub fn whole_units(duration: f64) -> Option<i32> {
    let units = duration.floor();
    (0.0..=f64::from(i32::MAX))
        .contains(&units)
        .then_some(units as i32)
}

/// A duration as text: "Xh Ym Zs".
pub fn duration_label(seconds: i32) -> String {
    let minutes = seconds / 60;
    format!("{}h {}m {}s", minutes / 60, minutes % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_has_hours_minutes_and_seconds() {
        let cases = [
            (3723.0, "1h 2m 3s"),
            (90_061.0, "25h 1m 1s"),
            (0.0, "0h 0m 0s"),
            (59.0, "0h 0m 59s"),
            (59.999, "0h 0m 59s"),
            (60.0, "0h 1m 0s"),
            (3600.0, "1h 0m 0s"),
            (2_147_483_647.0, "596523h 14m 7s"),
        ];
        for (seconds, label) in cases {
            assert_eq!(whole_units(seconds).map(duration_label).unwrap(), label);
        }
        for none in [-1.0, -0.5, 2_147_483_648.0] {
            assert_eq!(whole_units(none), None, "{none}");
        }
    }
}
