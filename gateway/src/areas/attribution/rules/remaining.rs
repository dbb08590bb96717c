//! The time left in the period of a study.

use chrono::{DateTime, TimeDelta, Utc};

use crate::graph::dates::later;

/// The time left in the period of a study.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Remaining {
    /// Whole days left, rounded down; `None` if there is no end.
    pub days: Option<i64>,
    /// Whether less than a day is left.
    pub is_finished: bool,
    /// The days as a sentence; `None` if there is no end.
    pub label: Option<String>,
    /// When the study will be finished; `None` if it already is, or has no end.
    pub finished_at: Option<DateTime<Utc>>,
}

/// The time a study has left.
pub fn remaining(end: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Remaining {
    let Some(end) = end else {
        return Remaining {
            days: None,
            is_finished: false,
            label: None,
            finished_at: None,
        };
    };
    let day = TimeDelta::days(1);
    let days = end
        .signed_duration_since(now)
        .num_milliseconds()
        .div_euclid(day.num_milliseconds());
    let is_finished = days < 1;
    Remaining {
        days: Some(days),
        is_finished,
        label: Some(if is_finished {
            "The study period has ended".to_owned()
        } else {
            format!("{days} Days Remaining")
        }),
        finished_at: finished_from(end).filter(|_| !is_finished),
    }
}

/// The moment from which a study is finished. One day before its end is the last at which it is not.
fn finished_from(end: DateTime<Utc>) -> Option<DateTime<Utc>> {
    later(end, TimeDelta::seconds(1) - TimeDelta::days(1))
}

/// When the period of a study was over; `None` if it is not, or has no end.
pub fn finished_since(end: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let is_finished = remaining(end, now).is_finished;
    end.filter(|_| is_finished).and_then(finished_from)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_741_780_800;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    #[test]
    fn days_are_rounded_down_and_less_than_one_means_finished() {
        let ended = "The study period has ended";
        let cases = [
            (1_742_644_800, 10, false, "10 Days Remaining"),
            (1_741_000_000, -10, true, ended),
            (NOW + 86_400, 1, false, "1 Days Remaining"),
            (NOW + 86_399, 0, true, ended),
            (NOW + 172_799, 1, false, "1 Days Remaining"),
            (NOW + 172_800, 2, false, "2 Days Remaining"),
            (NOW, 0, true, ended),
            (NOW - 1, -1, true, ended),
        ];
        for (end, days, is_finished, label) in cases {
            let found = remaining(Some(at(end)), at(NOW));
            assert_eq!(found.days, Some(days), "{end}");
            assert_eq!(found.is_finished, is_finished, "{end}");
            assert_eq!(found.label.as_deref(), Some(label), "{end}");
        }
        let none = remaining(None, at(NOW));
        assert_eq!(
            (none.days, none.is_finished, none.label),
            (None, false, None)
        );
    }

    #[test]
    fn a_study_is_finished_from_the_moment_that_is_named() {
        let end = at(NOW + 864_000);
        let finished_at = remaining(Some(end), at(NOW)).finished_at.unwrap();
        assert!(remaining(Some(end), finished_at).is_finished);
        assert!(!remaining(Some(end), finished_at - TimeDelta::seconds(1)).is_finished);
        assert_eq!(remaining(Some(end), finished_at).finished_at, None);
        assert_eq!(finished_since(Some(end), finished_at), Some(finished_at));
        let before = finished_at - TimeDelta::seconds(1);
        assert_eq!(finished_since(Some(end), before), None);
        assert_eq!(finished_since(None, at(NOW)), None);
    }

    #[test]
    fn the_first_and_last_times_have_days_too() {
        let last = remaining(Some(DateTime::<Utc>::MAX_UTC), at(NOW));
        assert_eq!((last.is_finished, last.finished_at), (false, None));
        let first = remaining(Some(DateTime::<Utc>::MIN_UTC), at(NOW));
        assert_eq!((first.is_finished, first.finished_at), (true, None));
    }

    #[test]
    fn part_of_a_second_counts() {
        let now = at(NOW) + TimeDelta::milliseconds(1);
        assert!(remaining(Some(at(NOW + 86_400)), now).is_finished);
    }
}
