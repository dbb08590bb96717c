//! The confidence that two groups differ.

use gateway_macros::{SimpleObject, object};

use super::rules::{self, Level, NoTestReason, Sample, ZTest};
use crate::error::{Error, Result};

pub struct LiftConfidence {
    exposed: Sample,
    control: Sample,
    test: Result<ZTest, NoTestReason>,
}

/// The confidence that the rates of the two groups differ by more than chance, from a two-proportion z-test. Its inputs
/// are the `visits` and the `uniqueDevices` of both groups.
#[object]
impl LiftConfidence {
    /// The confidence level as a fraction: 0.99, 0.98, 0.95, 0.9, 0.85 or 0.8; 0 if the difference may well be chance,
    /// or if there is no test.
    async fn level(&self) -> f64 {
        self.level_of_test().fraction()
    }

    /// 1 minus the confidence level.
    async fn remainder(&self) -> f64 {
        self.level_of_test().remainder()
    }

    /// The level in percent, such as "95%"; "Not significant" if it is 0.
    async fn label(&self) -> String {
        self.level_of_test().label()
    }

    /// The rate of both groups combined, as a fraction; null without a test.
    async fn pooled_rate(&self) -> Option<f64> {
        self.test().map(|test| test.pooled_rate)
    }

    /// The exposed rate minus the control rate, as a fraction: 0.007 is 0.7 percentage points.
    async fn difference(&self) -> f64 {
        rules::visitation_rate(self.exposed) - rules::visitation_rate(self.control)
    }

    /// How much the difference would vary by chance alone if both groups had the pooled rate, as a fraction; null without
    /// a test.
    async fn standard_error(&self) -> Option<f64> {
        self.test().map(|test| test.standard_error)
    }

    /// The z score, `difference / standardError`: beyond about 2 in either direction, chance is an unlikely explanation;
    /// null without a test.
    async fn z_score(&self) -> Option<f64> {
        self.test().map(|test| test.z)
    }

    /// The p value: how likely a difference of this size or more, in either direction, would be by chance alone, from
    /// 0 to 1; null without a test.
    async fn p_value(&self) -> Option<f64> {
        self.test().map(|test| rules::two_sided_p_value(test.z))
    }

    /// Why there is no test; null if there is one.
    async fn no_test_reason(&self) -> Option<NoTestReason> {
        self.test.as_ref().err().copied()
    }

    /// The highest limit that the absolute z score exceeds, such as 2.58; null if it exceeds no limit, and without a test.
    async fn passed_limit(&self) -> Option<f64> {
        self.test().and_then(|test| rules::limits_around(test.z).0)
    }

    /// The next limit, beyond which the level would be higher; null at the highest level, and without a test.
    async fn next_limit(&self) -> Option<f64> {
        self.test().and_then(|test| rules::limits_around(test.z).1)
    }

    /// What would change the level, as sentences: the z score and the nearest limits below and above it. Without a test,
    /// the reason for that.
    async fn outlook(&self) -> String {
        rules::outlook(self.exposed, self.control)
    }

    /// The range that the true difference of the rates lies in, at this level of confidence; null without a test.
    /// Computed from each group's own rate. BAD_USER_INPUT unless the level is at least 0 and below 1.
    async fn difference_interval(
        &self,
        #[graphql(
            desc = "How sure the range must be, from 0 to below 1: 0.95 for 95 %.",
            default = 0.95
        )]
        level: f64,
    ) -> Result<Option<RateInterval>> {
        let interval = rules::difference_interval(self.exposed, self.control, level)
            .map_err(Error::bad_input)?;
        let (low, high) = interval;
        Ok(self.test().map(|_| RateInterval { level, low, high }))
    }
}

/// A range for the difference of two rates.
#[derive(SimpleObject)]
pub struct RateInterval {
    /// The level of confidence, as a fraction.
    level: f64,
    /// The lower end, as a fraction: 0.002 is 0.2 percentage points.
    low: f64,
    /// The upper end, as a fraction.
    high: f64,
}

impl LiftConfidence {
    pub(super) fn new(exposed: Sample, control: Sample) -> Self {
        Self {
            exposed,
            control,
            test: rules::z_test(exposed, control),
        }
    }

    fn test(&self) -> Option<&ZTest> {
        self.test.as_ref().ok()
    }

    fn level_of_test(&self) -> Level {
        rules::level(self.test().map(|test| test.z))
    }
}
