//! Reasons to read a lift with caution.

use async_graphql::Enum;

use super::rates::{Sample, lift_hundredths};
use super::significance::z_test;

/// Why a lift must be read with caution.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum LiftCautionCode {
    /// The report has no pixels.
    NoPixels,
    /// One group has more than ten times the devices of the other.
    UnequalGroups,
    /// The lift is above 1,000 %.
    ExtremeLift,
    /// Fewer than 5 devices of a group visited the page, or fewer than 5 did not.
    FewVisits,
}

/// Inferred: if one group has more than this many times the devices of the other, they are hardly comparable.
const UNEQUAL_FROM: i128 = 10;
/// The test and its interval approximate counts by a normal distribution, which needs at least this many devices of each
/// group with a visit and without one.
const FEWEST: i64 = 5;
/// A lift above this, in hundredths of a percent, says more about the control group than about the campaign.
const EXTREME_ABOVE: i128 = 1_000 * 100;

impl LiftCautionCode {
    /// The label beside the number.
    pub fn label(self) -> &'static str {
        match self {
            Self::NoPixels => "No pixels",
            Self::UnequalGroups => "Unequal groups",
            Self::ExtremeLift => "Unusually high",
            Self::FewVisits => "Few visits",
        }
    }

    /// The reason as a sentence.
    pub fn explanation(self) -> &'static str {
        match self {
            Self::NoPixels => {
                "The report names no pixel, so it is not known what recorded these visits."
            }
            Self::UnequalGroups => {
                "One group has more than ten times the devices of the other, so the two are hardly comparable."
            }
            Self::ExtremeLift => {
                "A lift above 1,000% usually means that too few control devices visited to compare with."
            }
            Self::FewVisits => {
                "Fewer than 5 devices of a group visited the page, or fewer than 5 did not, so the confidence and the interval say little."
            }
        }
    }
}

/// The reasons to read the lift on a page with caution, in the order of the codes.
pub fn cautions(pixel_count: usize, exposed: Sample, control: Sample) -> Vec<LiftCautionCode> {
    let (fewer, more) = (
        exposed.devices.min(control.devices),
        exposed.devices.max(control.devices),
    );
    let is_unequal = fewer > 0 && i128::from(more) > i128::from(fewer) * UNEQUAL_FROM;
    let is_extreme = lift_hundredths(exposed, control).is_some_and(|lift| lift > EXTREME_ABOVE);
    let is_small = |group: Sample| group.visits < FEWEST || group.devices - group.visits < FEWEST;
    let is_tested = z_test(exposed, control).is_ok();
    let all = [
        (pixel_count == 0, LiftCautionCode::NoPixels),
        (is_unequal, LiftCautionCode::UnequalGroups),
        (is_extreme, LiftCautionCode::ExtremeLift),
        (
            is_tested && (is_small(exposed) || is_small(control)),
            LiftCautionCode::FewVisits,
        ),
    ];
    all.into_iter()
        .filter_map(|(applies, code)| applies.then_some(code))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lift_has_a_word_of_caution_past_each_limit() {
        use LiftCautionCode as Code;
        type Case = (usize, (i64, i64), (i64, i64), &'static [Code]);
        let cases: [Case; 16] = [
            (1, (320, 10_000), (250, 10_000), &[]),
            (0, (320, 10_000), (250, 10_000), &[Code::NoPixels]),
            (1, (32, 1_000), (250, 10_000), &[]),
            (1, (320, 10_000), (25, 1_000), &[]),
            (1, (320, 10_001), (25, 1_000), &[Code::UnequalGroups]),
            (1, (25, 1_000), (250, 10_001), &[Code::UnequalGroups]),
            // Without devices in a group there is nothing to compare; the report says so elsewhere.
            (1, (0, 0), (250, 10_000), &[]),
            (1, (250, 10_000), (0, 0), &[]),
            // Visiting eleven times as often is a lift of 1,000 %.
            (1, (1_100, 100_000), (100, 100_000), &[]),
            (1, (1_101, 100_000), (100, 100_000), &[Code::ExtremeLift]),
            (1, (1_100, 100_000), (0, 100_000), &[Code::FewVisits]),
            (1, (5, 10_000), (9_995, 10_000), &[]),
            (1, (4, 10_000), (250, 10_000), &[Code::FewVisits]),
            (1, (320, 10_000), (9_996, 10_000), &[Code::FewVisits]),
            // Without a test, there is no confidence to doubt.
            (1, (0, 10_000), (0, 10_000), &[]),
            (
                0,
                (120_000, 1_000_000),
                (1, 1_000),
                &[
                    Code::NoPixels,
                    Code::UnequalGroups,
                    Code::ExtremeLift,
                    Code::FewVisits,
                ],
            ),
        ];
        let sample = |(visits, devices)| Sample {
            visits,
            devices,
            is_readable: true,
        };
        for (pixel_count, exposed, control, expected) in cases {
            let found = cautions(pixel_count, sample(exposed), sample(control));
            assert_eq!(found, expected, "{pixel_count} {exposed:?} {control:?}");
        }
    }
}
