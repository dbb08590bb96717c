//! Whether figures were computed before their measurement ended.

use chrono::{DateTime, NaiveDate, Utc};

/// The progress of a measurement when its figures were computed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Interim {
    /// The day of the measurement, from 1; 0 before it starts.
    pub day: i64,
    /// The number of days in the measurement.
    pub days: i64,
}

impl Interim {
    /// The text beside the figures.
    pub fn label(self) -> String {
        format!("Interim, day {} of {}", self.day, self.days)
    }
}

/// The progress of a measurement, first and last day included, at a moment; None once it has ended. Days are in UTC.
pub fn interim(first: NaiveDate, last: NaiveDate, at: DateTime<Utc>) -> Option<Interim> {
    let today = at.date_naive();
    (first <= last && today <= last).then(|| Interim {
        day: ((today - first).num_days() + 1).max(0),
        days: (last - first).num_days() + 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_interim_until_the_last_day_has_ended() {
        let cases = [
            ("2025-03-12T00:00:00Z", Some("Interim, day 11 of 30")),
            ("2025-03-12T23:59:59Z", Some("Interim, day 11 of 30")),
            ("2025-03-02T00:00:00Z", Some("Interim, day 1 of 30")),
            ("2025-03-01T23:59:59Z", Some("Interim, day 0 of 30")),
            ("2025-01-01T00:00:00Z", Some("Interim, day 0 of 30")),
            ("2025-03-31T23:59:59Z", Some("Interim, day 30 of 30")),
            ("2025-04-01T00:00:00Z", None),
            ("2026-01-01T00:00:00Z", None),
        ];
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        for (at, expected) in cases {
            let found = interim(day("2025-03-02"), day("2025-03-31"), at.parse().unwrap());
            assert_eq!(found.map(Interim::label).as_deref(), expected, "{at}");
        }
        let at = "2025-03-02T12:00:00Z".parse().unwrap();
        let one_day = interim(day("2025-03-02"), day("2025-03-02"), at);
        assert_eq!(one_day, Some(Interim { day: 1, days: 1 }));
        assert_eq!(interim(day("2025-03-03"), day("2025-03-02"), at), None);
    }
}
