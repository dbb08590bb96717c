//! The arithmetic of a report.

use gateway_macros::SimpleObject;

use super::rules::{ReportFigure, Step};

/// A step of the arithmetic from the counts of a report to one of its figures.
#[derive(SimpleObject)]
pub struct ReportStep {
    /// The figure that it computes.
    figure: ReportFigure,
    /// The figure as text, such as "Exposed visitation rate".
    label: &'static str,
    /// How the figure is computed, in words: "visits / unique devices".
    formula: &'static str,
    /// The formula with its values, such as "490 / 4,000"; null if it cannot be computed. Values from other steps are
    /// rounded to five digits.
    expression: Option<String>,
    /// The result, not rounded: rates and differences are fractions; null if it cannot be computed.
    value: Option<f64>,
    /// The result as the report shows it, such as "12.25%". If it cannot be computed: "0.00%" for a rate, "0.00" for the
    /// frequency, "Not significant" for the confidence level, otherwise "N/A".
    value_label: String,
}

impl From<Step> for ReportStep {
    fn from(step: Step) -> Self {
        Self {
            figure: step.figure,
            label: step.figure.label(),
            formula: step.figure.formula(),
            expression: step.expression,
            value: step.value,
            value_label: step.label,
        }
    }
}
