//! Whether the rates of two groups differ by more than chance.

use async_graphql::Enum;

use super::normal::{OUT_OF_RANGE, norm_s_inv};
use super::rates::{Sample, visitation_rate};

/// The comparison of the rates of two groups.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ZTest {
    /// The rate of both groups combined.
    pub pooled_rate: f64,
    /// The standard error of the difference of the rates, from the pooled rate.
    pub standard_error: f64,
    /// The difference of the rates, in standard errors.
    pub z: f64,
}

/// Why the rates of two groups cannot be tested.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum NoTestReason {
    /// A number of devices or visits could not be read.
    UnreadableCount,
    /// A group has no devices.
    NoDevices,
    /// A group has more visits than devices.
    RateAboveOne,
    /// No device of either group visited the page.
    NoVisits,
    /// Every device of both groups visited the page.
    AllVisited,
}

/// The pooled two-proportion test.
///
/// # Errors
/// Why the groups cannot be tested.
pub fn z_test(exposed: Sample, control: Sample) -> Result<ZTest, NoTestReason> {
    if !exposed.is_readable || !control.is_readable {
        return Err(NoTestReason::UnreadableCount);
    }
    if exposed.devices <= 0 || control.devices <= 0 {
        return Err(NoTestReason::NoDevices);
    }
    if exposed.visits > exposed.devices || control.visits > control.devices {
        return Err(NoTestReason::RateAboveOne);
    }
    let visits = exposed.visits as f64 + control.visits as f64;
    let (n1, n2) = (exposed.devices as f64, control.devices as f64);
    let pooled_rate = visits / (n1 + n2);
    if pooled_rate <= 0.0 {
        return Err(NoTestReason::NoVisits);
    }
    if pooled_rate >= 1.0 {
        return Err(NoTestReason::AllVisited);
    }
    let standard_error = (pooled_rate * (1.0 - pooled_rate) * (1.0 / n1 + 1.0 / n2)).sqrt();
    let difference = visitation_rate(exposed) - visitation_rate(control);
    Ok(ZTest {
        pooled_rate,
        standard_error,
        z: difference / standard_error,
    })
}

/// The confidence that the rates differ, in percent; 0 if not significant.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Level(u8);

/// The z scores beyond which each level begins, in percent.
const LIMITS: [(f64, u8); 6] = [
    (2.58, 99),
    (2.33, 98),
    (1.96, 95),
    (1.64, 90),
    (1.44, 85),
    (1.28, 80),
];

/// The level of the interval that a report shows first.
pub const INTERVAL_LEVEL: f64 = 0.95;

/// A z score as text, with at least this many decimals, and more if it would otherwise read like a limit.
pub fn score_text(z: f64, least: usize) -> String {
    let is_equal = |text: &str| {
        let shown: f64 = text.parse().unwrap_or(f64::NAN);
        let is_shown = |(limit, _): &(f64, u8)| shown.abs() == *limit && z.abs() != *limit;
        LIMITS.iter().any(is_shown)
    };
    (least..12)
        .map(|digits| format!("{z:.digits$}"))
        .find(|text| !is_equal(text))
        .unwrap_or_else(|| z.to_string())
}

/// The limit that a z score is beyond, and the next one.
pub fn limits_around(z: f64) -> (Option<f64>, Option<f64>) {
    let limits = LIMITS.iter().map(|(limit, _)| *limit);
    let passed = limits.clone().find(|limit| z.abs() > *limit);
    let next = limits.rev().find(|limit| z.abs() <= *limit);
    (passed, next)
}

/// The level of a z score; 0 without one.
pub fn level(z: Option<f64>) -> Level {
    let size = z.unwrap_or(0.0).abs();
    let percent = LIMITS.iter().find(|(limit, _)| size > *limit);
    Level(percent.map_or(0, |(_, percent)| *percent))
}

impl Level {
    /// The level as a fraction.
    pub fn fraction(self) -> f64 {
        f64::from(self.0) / 100.0
    }

    /// 1 minus the level.
    pub fn remainder(self) -> f64 {
        f64::from(100 - self.0) / 100.0
    }

    /// The level in percent, or "Not significant".
    pub fn label(self) -> String {
        match self.0 {
            0 => "Not significant".to_owned(),
            percent => format!("{percent}%"),
        }
    }
}

/// The interval that holds the true difference of the rates at a level of confidence, from each group's own rate.
///
/// # Errors
/// The message to show for a level without a finite interval.
pub fn difference_interval(
    exposed: Sample,
    control: Sample,
    level: f64,
) -> Result<(f64, f64), &'static str> {
    // A negative level would reverse the interval.
    if level < 0.0 {
        return Err(OUT_OF_RANGE);
    }
    // Half of the level lies on each side of the middle.
    let z = norm_s_inv(0.5 + level / 2.0)?;
    let variance = |sample: Sample| {
        let rate = visitation_rate(sample);
        rate * (1.0 - rate) / sample.devices as f64
    };
    let difference = visitation_rate(exposed) - visitation_rate(control);
    let margin = z * (variance(exposed) + variance(control)).sqrt();
    Ok((difference - margin, difference + margin))
}

#[cfg(test)]
mod tests {
    use super::super::{lift, lift_label};
    use super::*;

    fn sample(visits: i64, devices: i64) -> Sample {
        Sample {
            visits,
            devices,
            is_readable: true,
        }
    }

    #[test]
    fn without_readable_counts_there_is_no_test() {
        let read = sample(320, 10_000);
        let unread = Sample {
            is_readable: false,
            ..sample(0, 10_000)
        };
        for (exposed, control) in [(unread, read), (read, unread)] {
            let tested = z_test(exposed, control);
            assert_eq!(tested, Err(NoTestReason::UnreadableCount));
            assert_eq!(lift(exposed, control), None);
            assert_eq!(lift_label(exposed, control), "N/A");
        }
    }

    #[test]
    fn the_rates_of_two_groups_are_tested() {
        let cases = [
            (320, 250, 2.9747, 0.99, 0.01, "99%"),
            (300, 250, 2.1619, 0.95, 0.05, "95%"),
            (300, 265, 1.4937, 0.85, 0.15, "85%"),
            (260, 255, 0.2232, 0.0, 1.0, "Not significant"),
            (250, 320, -2.9747, 0.99, 0.01, "99%"),
            (250, 250, 0.0, 0.0, 1.0, "Not significant"),
        ];
        for (exposed, control, z, fraction, remainder, label) in cases {
            let test = z_test(sample(exposed, 10_000), sample(control, 10_000)).unwrap();
            assert!((test.z - z).abs() < 5e-5, "{exposed} {control}: {}", test.z);
            let level = level(Some(test.z));
            assert_eq!(
                (level.fraction(), level.remainder(), level.label().as_str()),
                (fraction, remainder, label)
            );
        }
    }

    #[test]
    fn a_score_never_reads_like_a_limit_that_it_is_not() {
        let cases = [
            (2.9747, 3, "2.975"),
            (2.580_04, 3, "2.58004"),
            (-2.579_96, 3, "-2.57996"),
            (2.58, 3, "2.580"),
            (1.28, 4, "1.2800"),
        ];
        for (z, least, text) in cases {
            assert_eq!(score_text(z, least), text);
        }
    }

    #[test]
    fn a_level_begins_above_its_limit() {
        let cases = [
            (2.5801, 99),
            (2.58, 98),
            (2.3301, 98),
            (2.33, 95),
            (1.9601, 95),
            (1.96, 90),
            (1.6401, 90),
            (1.64, 85),
            (1.4401, 85),
            (1.44, 80),
            (1.2801, 80),
            (1.28, 0),
            (0.0, 0),
            (-1.28, 0),
            (-1.2801, 80),
            (-2.58, 98),
            (-2.9747, 99),
            (f64::INFINITY, 99),
        ];
        for (z, percent) in cases {
            assert_eq!(level(Some(z)), Level(percent), "{z}");
        }
        assert_eq!(level(None), Level(0));
    }

    #[test]
    fn a_z_score_is_between_two_limits() {
        let cases = [
            (0.0, (None, Some(1.28))),
            (1.28, (None, Some(1.28))),
            (1.2801, (Some(1.28), Some(1.44))),
            (-2.0, (Some(1.96), Some(2.33))),
            (2.58, (Some(2.33), Some(2.58))),
            (2.5801, (Some(2.58), None)),
            (-9.0, (Some(2.58), None)),
        ];
        for (z, limits) in cases {
            assert_eq!(limits_around(z), limits, "{z}");
        }
    }

    #[test]
    fn groups_without_a_proportion_cannot_be_tested() {
        let most = 1 << 53;
        let cases = [
            (sample(0, 1_000), sample(0, 1_000), NoTestReason::NoVisits),
            (sample(5, 0), sample(5, 10), NoTestReason::NoDevices),
            (sample(5, 10), sample(0, 0), NoTestReason::NoDevices),
            (sample(11, 10), sample(5, 10), NoTestReason::RateAboveOne),
            (sample(5, 10), sample(11, 10), NoTestReason::RateAboveOne),
            (sample(10, 10), sample(20, 20), NoTestReason::AllVisited),
            (
                sample(most, most),
                sample(most, most),
                NoTestReason::AllVisited,
            ),
        ];
        for (exposed, control, reason) in cases {
            assert_eq!(
                z_test(exposed, control),
                Err(reason),
                "{exposed:?} {control:?}"
            );
        }
        assert!(z_test(sample(10, 10), sample(9, 10)).is_ok());
        assert!(z_test(sample(0, 10), sample(1, 10)).is_ok());
    }

    #[test]
    fn an_interval_widens_with_its_level() {
        let interval = |level| difference_interval(sample(320, 10_000), sample(250, 10_000), level);
        let cases = [
            (0.95, 0.002_389, 0.011_611),
            (0.99, 0.000_940, 0.013_060),
            (0.0, 0.007, 0.007),
        ];
        for (level, low, high) in cases {
            let (from, to) = interval(level).unwrap();
            assert!(
                (from - low).abs() < 1e-6 && (to - high).abs() < 1e-6,
                "{level}: {from} {to}"
            );
        }
        for level in [1.0, 1.5, -0.1, -1.0, -2.0, f64::NAN] {
            assert_eq!(
                interval(level),
                Err("NormSInv: Argument out of range."),
                "{level}"
            );
        }
    }
}
