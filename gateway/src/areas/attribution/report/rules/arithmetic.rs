//! The arithmetic that leads from the counts of a report to its figures, step by step.

use super::figures::ReportFigure;
use super::normal::two_sided_p_value;
use super::rates::{
    Sample, difference_hundredths, frequency, frequency_label, lift, lift_label, pooled_hundredths,
    visitation_rate, visitation_rate_label,
};
use super::significance::{
    INTERVAL_LEVEL, difference_interval, level, limits_around, score_text, z_test,
};
use crate::graph::csv::decimal;
use crate::graph::numbers::{grouped, short};

/// A step of the arithmetic.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The figure that it computes.
    pub figure: ReportFigure,
    /// The formula with its values; `None` if it cannot be computed.
    pub expression: Option<String>,
    /// The result, unrounded; `None` if it cannot be computed.
    pub value: Option<f64>,
    /// The result as text.
    pub label: String,
}

/// The result of a step that cannot be computed.
const NONE: &str = "N/A";

fn count(number: i64) -> String {
    grouped(number.max(0).unsigned_abs())
}

fn points(hundredths: i128) -> String {
    format!("{} percentage points", decimal(hundredths))
}

fn float_points(fraction: f64) -> String {
    points((fraction * 10_000.0).round() as i128)
}

/// The step to the frequency of a group.
pub fn frequency_step(total: i64, unique: i64) -> Step {
    Step {
        figure: ReportFigure::Frequency,
        expression: (unique > 0).then(|| format!("{} / {}", count(total), count(unique))),
        value: frequency(total, unique),
        label: frequency_label(total, unique),
    }
}

fn rate_step(figure: ReportFigure, sample: Sample) -> Step {
    let has_devices = sample.devices > 0;
    Step {
        figure,
        expression: has_devices.then(|| quotient(sample)),
        value: has_devices.then(|| visitation_rate(sample)),
        label: visitation_rate_label(sample),
    }
}

fn quotient(sample: Sample) -> String {
    format!("{} / {}", count(sample.visits), count(sample.devices))
}

fn none(figure: ReportFigure) -> Step {
    Step {
        figure,
        expression: None,
        value: None,
        label: NONE.to_owned(),
    }
}

/// The steps from the counts of a page to its lift and confidence. Each uses the results of earlier ones.
pub fn arithmetic(exposed: Sample, control: Sample) -> Vec<Step> {
    use ReportFigure as Figure;
    let (one, other) = (visitation_rate(exposed), visitation_rate(control));
    let difference = one - other;
    let rates = format!("{} − {}", quotient(exposed), quotient(control));
    let has_devices = exposed.devices > 0 && control.devices > 0;
    let lift_value = lift(exposed, control);
    let mut steps = vec![
        rate_step(Figure::ExposedRate, exposed),
        rate_step(Figure::ControlRate, control),
        Step {
            figure: Figure::Difference,
            expression: has_devices.then(|| rates.clone()),
            value: has_devices.then_some(difference),
            label: difference_hundredths(exposed, control).map_or_else(|| NONE.to_owned(), points),
        },
        Step {
            figure: Figure::Lift,
            expression: lift_value.map(|_| match has_devices {
                true => format!("({rates}) / ({})", quotient(control)),
                // Without exposed devices, the exposed rate is 0.
                false => format!("(0 − {}) / ({0})", quotient(control)),
            }),
            value: lift_value,
            label: lift_label(exposed, control),
        },
    ];
    let figures = [
        Figure::PooledRate,
        Figure::StandardError,
        Figure::ZScore,
        Figure::PValue,
        Figure::ConfidenceLevel,
        Figure::IntervalMargin,
    ];
    let Ok(test) = z_test(exposed, control) else {
        let level = level(None).label();
        steps.extend(figures.map(|figure| match figure {
            Figure::ConfidenceLevel => Step {
                value: Some(0.0),
                label: level.clone(),
                ..none(figure)
            },
            figure => none(figure),
        }));
        return steps;
    };
    let (pooled, p_value) = (short(test.pooled_rate), two_sided_p_value(test.z));
    let reached = level(Some(test.z));
    let size = short(test.z.abs());
    let (passed, next) = limits_around(test.z);
    let is_like = |limit: Option<f64>| limit.is_some_and(|limit| limit.to_string() == size);
    let compared = match is_like(passed) || is_like(next) {
        true => score_text(test.z.abs(), 4),
        false => size.clone(),
    };
    let inequality = match (passed, next) {
        (Some(limit), _) => format!("{compared} > {limit}"),
        (None, Some(limit)) => format!("{compared} ≤ {limit}"),
        (None, None) => compared,
    };
    let (e, c) = (count(exposed.devices), count(control.devices));
    let margin = difference_interval(exposed, control, INTERVAL_LEVEL)
        .map(|(low, high)| (high - low) / 2.0)
        .ok();
    let (s1, s2) = (short(one), short(other));
    let step = |figure, expression, value, label| Step {
        figure,
        expression: Some(expression),
        value: Some(value),
        label,
    };
    steps.extend([
        step(
            Figure::PooledRate,
            format!(
                "({} + {}) / ({e} + {c})",
                count(exposed.visits),
                count(control.visits)
            ),
            test.pooled_rate,
            pooled_hundredths(exposed, control)
                .map_or_else(|| NONE.to_owned(), |rate| format!("{}%", decimal(rate))),
        ),
        step(
            Figure::StandardError,
            format!("√({pooled} × (1 − {pooled}) × (1 / {e} + 1 / {c}))"),
            test.standard_error,
            float_points(test.standard_error),
        ),
        step(
            Figure::ZScore,
            format!("{} / {}", short(difference), short(test.standard_error)),
            test.z,
            format!("{:.2}", test.z),
        ),
        step(
            Figure::PValue,
            format!("2 × (1 − Φ({size}))"),
            p_value,
            match p_value {
                ..0.000_1 => "less than 0.0001".to_owned(),
                p_value => format!("{p_value:.4}"),
            },
        ),
        step(
            Figure::ConfidenceLevel,
            inequality,
            reached.fraction(),
            reached.label(),
        ),
    ]);
    steps.push(margin.map_or_else(
        || none(Figure::IntervalMargin),
        |margin| {
            let expression = format!("1.96 × √({s1} × (1 − {s1}) / {e} + {s2} × (1 − {s2}) / {c})");
            step(
                Figure::IntervalMargin,
                expression,
                margin,
                float_points(margin),
            )
        },
    ));
    steps
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

    /// The expression and result of each step.
    fn written(exposed: Sample, control: Sample) -> Vec<(Option<String>, String)> {
        let steps = arithmetic(exposed, control).into_iter();
        steps.map(|step| (step.expression, step.label)).collect()
    }

    #[test]
    fn each_step_is_written_with_its_values() {
        let expected = [
            ("490 / 4,000", "12.25%"),
            ("400 / 4,000", "10.00%"),
            ("490 / 4,000 − 400 / 4,000", "2.25 percentage points"),
            ("(490 / 4,000 − 400 / 4,000) / (400 / 4,000)", "+22.50%"),
            ("(490 + 400) / (4,000 + 4,000)", "11.13%"),
            (
                "√(0.11125 × (1 − 0.11125) × (1 / 4,000 + 1 / 4,000))",
                "0.70 percentage points",
            ),
            ("0.0225 / 0.0070311", "3.20"),
            ("2 × (1 − Φ(3.2001))", "0.0014"),
            ("3.2001 > 2.58", "99%"),
            (
                "1.96 × √(0.1225 × (1 − 0.1225) / 4,000 + 0.1 × (1 − 0.1) / 4,000)",
                "1.38 percentage points",
            ),
        ];
        let expected =
            expected.map(|(expression, label)| (Some(expression.to_owned()), label.to_owned()));
        assert_eq!(written(sample(490, 4_000), sample(400, 4_000)), expected);
    }

    #[test]
    fn a_step_that_cannot_be_computed_has_no_value() {
        let unread = Sample {
            is_readable: false,
            ..sample(0, 10)
        };
        // Without a control rate there is a difference, and no lift.
        let cases = [
            (
                sample(3, 10),
                sample(0, 10),
                "30.00% | 0.00% | 30.00 percentage points | N/A | 15.00% | 15.97 percentage points | 1.88 | 0.0603 | 90% | 28.40 percentage points",
            ),
            (
                sample(0, 10),
                sample(0, 10),
                "0.00% | 0.00% | 0.00 percentage points | N/A | N/A | N/A | N/A | N/A | Not significant | N/A",
            ),
            (
                sample(0, 0),
                sample(5, 10),
                "0.00% | 50.00% | N/A | -100.00% | N/A | N/A | N/A | N/A | Not significant | N/A",
            ),
            (
                unread,
                sample(5, 10),
                "0.00% | 50.00% | -50.00 percentage points | N/A | N/A | N/A | N/A | N/A | Not significant | N/A",
            ),
        ];
        for (exposed, control, expected) in cases {
            let steps = arithmetic(exposed, control);
            let labels: Vec<&str> = steps.iter().map(|step| step.label.as_str()).collect();
            assert_eq!(labels.join(" | "), expected, "{exposed:?} {control:?}");
            for step in &steps {
                let is_level = step.figure == ReportFigure::ConfidenceLevel;
                assert!(
                    is_level || step.value.is_some() == step.expression.is_some(),
                    "{step:?}"
                );
            }
        }
        let steps = arithmetic(sample(0, 0), sample(5, 10));
        let written: Vec<_> = steps[..4]
            .iter()
            .map(|step| step.expression.as_deref())
            .collect();
        let lift = Some("(0 − 5 / 10) / (5 / 10)");
        assert_eq!(written, [None, Some("5 / 10"), None, lift]);
    }

    #[test]
    fn a_level_that_is_not_reached_names_its_limit() {
        let level = |exposed, control| {
            let step = arithmetic(sample(exposed, 10_000), sample(control, 10_000)).swap_remove(8);
            (step.expression.unwrap(), step.label)
        };
        assert_eq!(
            level(260, 255),
            ("0.22322 ≤ 1.28".to_owned(), "Not significant".to_owned())
        );
        assert_eq!(
            level(265, 300),
            ("1.4937 > 1.44".to_owned(), "85%".to_owned())
        );
    }

    #[test]
    fn a_frequency_has_a_step() {
        let step = frequency_step(9_000, 4_000);
        assert_eq!(step.expression.as_deref(), Some("9,000 / 4,000"));
        assert_eq!((step.value, step.label.as_str()), (Some(2.25), "2.25"));
        let step = frequency_step(5, 0);
        assert_eq!((step.expression, step.value), (None, None));
        assert_eq!(step.label, "0.00");
    }
}
