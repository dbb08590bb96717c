//! What would change a level of confidence.

use super::rates::Sample;
use super::significance::{NoTestReason, level, limits_around, score_text, z_test};

impl NoTestReason {
    /// The reason as a sentence.
    pub fn explanation(self) -> &'static str {
        match self {
            Self::UnreadableCount => "There is no test, because a count could not be read.",
            Self::NoDevices => "There is no test, because a group has no devices.",
            Self::RateAboveOne => "There is no test, because a group has more visits than devices.",
            Self::NoVisits => {
                "There is no test, because no device of either group visited the page."
            }
            Self::AllVisited => {
                "There is no test, because every device of both groups visited the page."
            }
        }
    }
}

/// What would change the level of confidence, as sentences.
pub fn outlook(exposed: Sample, control: Sample) -> String {
    let test = match z_test(exposed, control) {
        Ok(test) => test,
        Err(reason) => return reason.explanation().to_owned(),
    };
    let (passed, next) = limits_around(test.z);
    let score = format!("The z score is {}.", score_text(test.z, 3));
    let above = next.map(|limit| {
        let label = level_beyond(limit);
        match passed {
            None => format!("Beyond {limit} in either direction, the difference would be significant at {label}."),
            Some(_) => format!("Beyond {limit} in either direction, the confidence would be {label}."),
        }
    });
    let below = passed.map(|limit| match limits_around(limit).0 {
        Some(lower) => {
            format!(
                "Within {limit} of 0, the confidence would be {}.",
                level_beyond(lower)
            )
        }
        None => format!("Within {limit} of 0, the difference would not be significant."),
    });
    [Some(score), above, below]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

/// The label of the level that begins beyond a limit.
fn level_beyond(limit: f64) -> String {
    level(Some(limit.next_up())).label()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outlook_names_the_limits_on_both_sides() {
        let cases = [
            (
                (260, 255),
                "The z score is 0.223. Beyond 1.28 in either direction, the difference would be significant at 80%.",
            ),
            (
                (300, 268),
                "The z score is 1.362. Beyond 1.44 in either direction, the confidence would be 85%. \
                 Within 1.28 of 0, the difference would not be significant.",
            ),
            (
                (250, 300),
                "The z score is -2.162. Beyond 2.33 in either direction, the confidence would be 98%. \
                 Within 1.96 of 0, the confidence would be 90%.",
            ),
            (
                (320, 250),
                "The z score is 2.975. Within 2.58 of 0, the confidence would be 98%.",
            ),
            (
                (0, 0),
                "There is no test, because no device of either group visited the page.",
            ),
        ];
        for ((exposed, control), expected) in cases {
            let sample = |visits| Sample {
                visits,
                devices: 10_000,
                is_readable: true,
            };
            assert_eq!(outlook(sample(exposed), sample(control)), expected);
        }
    }
}
