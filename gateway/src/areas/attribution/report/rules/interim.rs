//! Whether figures were computed before their measurement ended.

use async_graphql::Enum;
use chrono::{DateTime, NaiveDate, Utc};

use crate::graph::dates::day_label;

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

/// Whether figures are final.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum ReportFinalityStatus {
    /// The measurement had not ended when the job was created.
    Interim,
    /// The measurement had ended when the job was created.
    Final,
    /// It is unknown which days were measured, or when the job was created.
    Unknown,
}

/// Whether the figures of a job are final, and what would change that, as a sentence. `measured` are the first and last
/// day of the measurement, `at` is the moment at which the job was created.
pub fn finality(
    measured: Option<(NaiveDate, NaiveDate)>,
    at: Option<DateTime<Utc>>,
) -> (ReportFinalityStatus, String, String) {
    use ReportFinalityStatus as Status;
    let Some((first, last)) = measured.filter(|(first, last)| first <= last) else {
        return (
            Status::Unknown,
            "Unknown".to_owned(),
            "It is not known which days were measured, so the figures may change.".to_owned(),
        );
    };
    let Some(at) = at else {
        return (
            Status::Unknown,
            "Unknown".to_owned(),
            "It is not known when the job was created, so the figures may change.".to_owned(),
        );
    };
    let progress = interim(first, last, at);
    let (first, last) = (day_label(first), day_label(last));
    let Some(progress) = progress else {
        return (
            Status::Final,
            "Final".to_owned(),
            format!("The measurement ended on {last}, before the job was created."),
        );
    };
    let reason = match progress.day {
        0 => format!("The job was created before the measurement began on {first}."),
        day => format!(
            "The job was created on day {day} of {} of the measurement.",
            progress.days
        ),
    };
    let reason = format!("{reason} The figures of a job created after {last} are final.");
    (Status::Interim, progress.label(), reason)
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

    #[test]
    fn figures_are_final_after_the_last_day() {
        use ReportFinalityStatus as Status;
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let (first, last) = (day("2025-03-02"), day("2025-03-31"));
        let unknown = "It is not known which days were measured, so the figures may change.";
        let after = "The figures of a job created after 03-31-2025 are final.";
        let cases = [
            (
                Some((first, last)),
                "2025-04-01T00:00:00Z",
                Status::Final,
                "Final",
                "The measurement ended on 03-31-2025, before the job was created.".to_owned(),
            ),
            (
                Some((first, last)),
                "2025-03-31T23:59:59Z",
                Status::Interim,
                "Interim, day 30 of 30",
                format!("The job was created on day 30 of 30 of the measurement. {after}"),
            ),
            (
                Some((first, last)),
                "2025-03-01T23:59:59Z",
                Status::Interim,
                "Interim, day 0 of 30",
                format!("The job was created before the measurement began on 03-02-2025. {after}"),
            ),
            (
                None,
                "2025-04-01T00:00:00Z",
                Status::Unknown,
                "Unknown",
                unknown.to_owned(),
            ),
            (
                Some((last, first)),
                "2025-04-01T00:00:00Z",
                Status::Unknown,
                "Unknown",
                unknown.to_owned(),
            ),
        ];
        for (measured, at, status, label, reason) in cases {
            let found = finality(measured, Some(at.parse().unwrap()));
            assert_eq!(found, (status, label.to_owned(), reason), "{at}");
        }
        let (status, label, reason) = finality(Some((first, last)), None);
        assert_eq!((status, label.as_str()), (Status::Unknown, "Unknown"));
        assert_eq!(
            reason,
            "It is not known when the job was created, so the figures may change."
        );
    }
}
