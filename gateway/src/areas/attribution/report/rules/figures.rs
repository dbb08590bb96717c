//! The computed figures of a report.

use async_graphql::Enum;

/// A figure of a report that is computed from its counts.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum ReportFigure {
    /// Sightings per device of a group.
    Frequency,
    /// The visitation rate of the exposed group.
    ExposedRate,
    /// The visitation rate of the control group.
    ControlRate,
    /// The exposed rate minus the control rate.
    Difference,
    /// The difference relative to the control rate.
    Lift,
    /// The rate of both groups combined.
    PooledRate,
    /// The standard error of the difference, from the pooled rate.
    StandardError,
    /// The difference, in standard errors.
    ZScore,
    /// The probability that chance alone makes a difference of this size or more.
    PValue,
    /// The level of confidence.
    ConfidenceLevel,
    /// Half of the width of the 95 % interval of the difference.
    IntervalMargin,
}

impl ReportFigure {
    /// The figure as text.
    pub fn label(self) -> &'static str {
        match self {
            Self::Frequency => "Frequency",
            Self::ExposedRate => "Exposed visitation rate",
            Self::ControlRate => "Control visitation rate",
            Self::Difference => "Difference",
            Self::Lift => "Lift",
            Self::PooledRate => "Pooled rate",
            Self::StandardError => "Standard error",
            Self::ZScore => "z score",
            Self::PValue => "p value",
            Self::ConfidenceLevel => "Confidence level",
            Self::IntervalMargin => "Margin of the 95% interval",
        }
    }

    /// How it is computed, in words.
    pub fn formula(self) -> &'static str {
        match self {
            Self::Frequency => "total devices / unique devices",
            Self::ExposedRate | Self::ControlRate => "visits / unique devices",
            Self::Difference => "exposed rate − control rate",
            Self::Lift => "difference / control rate",
            Self::PooledRate => "visits of both groups / unique devices of both groups",
            Self::StandardError => {
                "√(pooled rate × (1 − pooled rate) × (1 / exposed devices + 1 / control devices))"
            }
            Self::ZScore => "difference / standard error",
            Self::PValue => "2 × (1 − Φ(|z score|)), with the standard normal distribution Φ",
            Self::ConfidenceLevel => {
                "99% for a z score beyond 2.58, 98% beyond 2.33, 95% beyond 1.96, 90% beyond 1.64, 85% beyond 1.44, \
                 80% beyond 1.28, in either direction"
            }
            Self::IntervalMargin => {
                "1.96 × √(exposed rate × (1 − exposed rate) / exposed devices + control rate × (1 − control rate) / control devices)"
            }
        }
    }
}
