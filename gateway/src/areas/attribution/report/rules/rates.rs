//! Frequency, visitation rate and lift. Labels are rounded from the whole numbers, half away from zero, because a float
//! such as 1.005 is already below its decimal value.

use crate::graph::csv::decimal;

/// The visitors of a page among the devices of a group.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Devices of the group that visited the page.
    pub visits: i64,
    /// Devices of the group.
    pub devices: i64,
    /// Whether both were readable; otherwise they are too low.
    pub is_readable: bool,
}

/// Sightings per device; None without devices.
pub fn frequency(total: i64, unique: i64) -> Option<f64> {
    (unique > 0).then(|| total as f64 / unique as f64)
}

/// The frequency with two decimals; "0.00" without devices.
pub fn frequency_label(total: i64, unique: i64) -> String {
    decimal(hundredths(total.into(), unique.into()).unwrap_or(0))
}

/// The share of the devices that visited, as a fraction; 0 without devices.
pub fn visitation_rate(sample: Sample) -> f64 {
    if sample.devices > 0 {
        sample.visits as f64 / sample.devices as f64
    } else {
        0.0
    }
}

/// The rate in percent with two decimals; "0.00%" without devices.
pub fn visitation_rate_label(sample: Sample) -> String {
    let percent = hundredths(i128::from(sample.visits) * 100, sample.devices.into());
    format!("{}%", decimal(percent.unwrap_or(0)))
}

/// The relative difference of the exposed rate from the control rate, as a fraction. None if the control rate
/// is 0, or if a count is unreadable.
pub fn lift(exposed: Sample, control: Sample) -> Option<f64> {
    let base = visitation_rate(control);
    (base > 0.0 && exposed.is_readable && control.is_readable)
        .then(|| (visitation_rate(exposed) - base) / base)
}

/// The lift in hundredths of a percent, rounded; None as in `lift`.
pub fn lift_hundredths(exposed: Sample, control: Sample) -> Option<i128> {
    let is_readable = exposed.is_readable && control.is_readable;
    if !is_readable || control.devices <= 0 || control.visits <= 0 {
        return None;
    }
    // Without exposed devices, the exposed rate is 0.
    let (visits, devices) = match exposed.devices {
        ..=0 => (0, 1),
        devices => (exposed.visits, devices),
    };
    // Counts are below 2^53, so no product of these overflows.
    let base = i128::from(control.visits) * i128::from(devices);
    let difference = i128::from(visits) * i128::from(control.devices) - base;
    hundredths(difference * 100, base)
}

/// The exposed rate minus the control rate in hundredths of a percentage point, rounded; None without devices.
pub fn difference_hundredths(exposed: Sample, control: Sample) -> Option<i128> {
    if exposed.devices <= 0 || control.devices <= 0 {
        return None;
    }
    let product = |a: i64, b: i64| i128::from(a) * i128::from(b);
    let difference =
        product(exposed.visits, control.devices) - product(control.visits, exposed.devices);
    hundredths(difference * 100, product(exposed.devices, control.devices))
}

/// The rate of both groups combined in hundredths of a percent, rounded; None without devices.
pub fn pooled_hundredths(exposed: Sample, control: Sample) -> Option<i128> {
    let sum = |a: i64, b: i64| i128::from(a) + i128::from(b);
    let visits = sum(exposed.visits, control.visits);
    hundredths(visits * 100, sum(exposed.devices, control.devices))
}

/// The lift in percent with its sign and two decimals; "N/A" without one.
pub fn lift_label(exposed: Sample, control: Sample) -> String {
    match lift_hundredths(exposed, control) {
        None => "N/A".to_owned(),
        Some(percent) if percent > 0 => format!("+{}%", decimal(percent)),
        Some(percent) => format!("{}%", decimal(percent)),
    }
}

/// `part / whole` in hundredths, rounded half away from zero; None unless `whole` is positive.
fn hundredths(part: i128, whole: i128) -> Option<i128> {
    // The division drops the fraction, so half of the divisor is added first.
    (whole > 0).then(|| (part * 200 + whole * part.signum()) / (whole * 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(visits: i64, devices: i64) -> Sample {
        Sample {
            visits,
            devices,
            is_readable: true,
        }
    }

    /// The largest count that is read.
    const MOST: i64 = 1 << 53;

    #[test]
    fn a_frequency_has_two_decimals() {
        let cases = [
            (15_000, 10_000, "1.50"),
            (10_000, 6_400, "1.56"),
            (5, 0, "0.00"),
            (0, 10, "0.00"),
            (10, 10, "1.00"),
            (1_005, 1_000, "1.01"),
            (1_004, 1_000, "1.00"),
            (2_675, 1_000, "2.68"),
            (1, 3, "0.33"),
            (2, 3, "0.67"),
            (MOST, 1, "9007199254740992.00"),
        ];
        for (total, unique, label) in cases {
            assert_eq!(frequency_label(total, unique), label, "{total} / {unique}");
        }
        assert_eq!(frequency(10_000, 6_400), Some(1.5625));
        assert_eq!(frequency(5, 0), None);
    }

    #[test]
    fn a_visitation_rate_is_a_percentage_with_two_decimals() {
        let cases = [
            (320, 10_000, "3.20%", 0.032),
            (1, 3, "33.33%", 1.0 / 3.0),
            (1_234, 98_765, "1.25%", 1_234.0 / 98_765.0),
            (5, 0, "0.00%", 0.0),
            (0, 500, "0.00%", 0.0),
            (500, 500, "100.00%", 1.0),
            (1, 20_000, "0.01%", 0.000_05),
            (600, 500, "120.00%", 1.2),
        ];
        for (visits, devices, label, rate) in cases {
            let sample = sample(visits, devices);
            assert_eq!(visitation_rate_label(sample), label, "{sample:?}");
            assert_eq!(visitation_rate(sample), rate, "{sample:?}");
        }
    }

    #[test]
    fn a_lift_has_a_sign_and_needs_a_control_rate() {
        let cases = [
            (sample(320, 10_000), sample(250, 10_000), "+28.00%"),
            (sample(250, 10_000), sample(320, 10_000), "-21.88%"),
            (sample(25, 1_000), sample(250, 10_000), "0.00%"),
            (sample(320, 10_000), sample(0, 10_000), "N/A"),
            (sample(320, 10_000), sample(5, 0), "N/A"),
            (sample(0, 10_000), sample(250, 10_000), "-100.00%"),
            (sample(5, 0), sample(250, 10_000), "-100.00%"),
            (sample(100_001, 1_000_000), sample(1, 10), "0.00%"),
            (sample(100_005, 1_000_000), sample(1, 10), "+0.01%"),
            (sample(99_995, 1_000_000), sample(1, 10), "-0.01%"),
            (sample(99_996, 1_000_000), sample(1, 10), "0.00%"),
        ];
        for (exposed, control, label) in cases {
            assert_eq!(
                lift_label(exposed, control),
                label,
                "{exposed:?} {control:?}"
            );
        }
        assert_eq!(lift(sample(3, 4), sample(1, 2)), Some(0.5));
        assert_eq!(lift(sample(3, 4), sample(0, 2)), None);
    }

    #[test]
    fn a_difference_and_a_pooled_rate_are_rounded_from_whole_numbers() {
        let cases = [
            ((490, 4_000), (400, 4_000), Some(225), Some(1_113)),
            ((400, 4_000), (490, 4_000), Some(-225), Some(1_113)),
            ((1, 20_000), (0, 20_000), Some(1), Some(0)),
            ((0, 0), (5, 10), None, Some(5_000)),
            ((0, 0), (0, 0), None, None),
        ];
        for ((v1, n1), (v2, n2), difference, pooled) in cases {
            let (exposed, control) = (sample(v1, n1), sample(v2, n2));
            assert_eq!(
                difference_hundredths(exposed, control),
                difference,
                "{v1}/{n1} {v2}/{n2}"
            );
            assert_eq!(
                pooled_hundredths(exposed, control),
                pooled,
                "{v1}/{n1} {v2}/{n2}"
            );
        }
    }

    #[test]
    fn the_largest_counts_do_not_overflow() {
        let (most, one) = (sample(MOST, 1), sample(1, MOST));
        assert_eq!(lift_label(one, most), "-100.00%");
        let difference = difference_hundredths(sample(MOST, MOST), sample(0, MOST));
        assert_eq!(difference, Some(10_000));
        assert_eq!(
            pooled_hundredths(most, sample(MOST, 1)),
            Some(i128::from(MOST) * 10_000)
        );
        assert_eq!(
            lift_hundredths(most, one),
            Some((i128::from(MOST) * i128::from(MOST) - 1) * 10_000)
        );
    }
}
