//! The rules of attention: what needs attention, and how urgent it is.

use async_graphql::Enum;
use chrono::{DateTime, NaiveDate, Utc};

use crate::areas::attribution::StudyStatus;
use crate::graph::dates::{day_label, days_before};
use crate::graph::direct_json::fields::plain_enums;

/// The number of days that a figure has.
pub const FIGURE_DAYS: u64 = 14;

/// Why something needs attention.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum AttentionKind {
    /// A list cannot be read, so items of some kinds may be missing.
    UnreadableList,
    /// A provider whose `health` is STALE.
    StaleProvider,
    /// A provider whose lock has `isUnlockRecommended`. Only lock maintainers have these.
    StuckLock,
    /// A market job that has failed and started yesterday or later, in the time zone of the request, and whose work no other
    /// job has done since: `needsRerun`.
    FailedMarketJob,
    /// A campaign refresh job that has failed and was created yesterday or later, in the time zone of the request, and no later
    /// job of its campaign is completed.
    FailedRefreshJob,
    /// An active market that has no job for some of the default days of `pipelineCoverage`: the state MISSING. A day counts
    /// once it has ended in UTC, the last one once any market has a job for it.
    MissingMarketJobs,
    /// A study that has `isFinished` and is not COMPLETE.
    UnfinishedStudy,
    /// A study whose results are due today or were due before, in UTC, and that is not COMPLETE.
    DueStudy,
    /// An ACTIVE campaign without a pixel: none of its customer's pixels names it. Only `Customer.attention` has these,
    /// because they cost a call per customer: in the root field `attention` there are none.
    CampaignWithoutPixel,
    /// An APPROVED study whose `run` is not allowed.
    BlockedStudy,
    /// A study with the status ATTENTION_REQUIRED.
    MarkedStudy,
    /// A vehicle whose `paired` is NEEDS_ATTENTION. Only `Customer.attention` has these, because they cost a call per customer:
    /// in the root field `attention` there are none.
    VehicleNeedsAttention,
    /// A provider whose `health` is NO_HISTORY.
    NeverSeenProvider,
}

/// How urgent something is.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum AttentionSeverity {
    /// Data is missing or processing has stopped: a stale provider, a stuck lock, a failed or missing job, or a list that
    /// cannot be read.
    High,
    /// A date has passed: the end of a study's period, the day on which its results are due, or the first day
    /// of a campaign.
    Medium,
    /// It waits for a user, and no date has passed.
    Low,
}

plain_enums!(AttentionKind AttentionSeverity);

impl AttentionKind {
    /// All kinds, in display order.
    pub const ALL: [Self; 13] = [
        Self::UnreadableList,
        Self::StaleProvider,
        Self::StuckLock,
        Self::FailedMarketJob,
        Self::FailedRefreshJob,
        Self::MissingMarketJobs,
        Self::UnfinishedStudy,
        Self::DueStudy,
        Self::CampaignWithoutPixel,
        Self::BlockedStudy,
        Self::MarkedStudy,
        Self::VehicleNeedsAttention,
        Self::NeverSeenProvider,
    ];

    /// The kind as a heading.
    pub fn label(self) -> &'static str {
        match self {
            Self::UnreadableList => "Lists that cannot be read",
            Self::StaleProvider => "Stale providers",
            Self::StuckLock => "Stuck locks",
            Self::FailedMarketJob => "Failed market jobs",
            Self::FailedRefreshJob => "Failed campaign refresh jobs",
            Self::MissingMarketJobs => "Markets with days without a job",
            Self::UnfinishedStudy => "Studies whose period is over",
            Self::DueStudy => "Studies whose results are due",
            Self::CampaignWithoutPixel => "Campaigns that began without a pixel",
            Self::BlockedStudy => "Approved studies that cannot run",
            Self::MarkedStudy => "Studies that require attention",
            Self::VehicleNeedsAttention => "Vehicles whose pairing needs attention",
            Self::NeverSeenProvider => "Providers that were never processed",
        }
    }

    /// How urgent items of this kind are.
    pub fn severity(self) -> AttentionSeverity {
        match self {
            Self::UnreadableList
            | Self::StaleProvider
            | Self::StuckLock
            | Self::FailedMarketJob
            | Self::FailedRefreshJob
            | Self::MissingMarketJobs => AttentionSeverity::High,
            Self::UnfinishedStudy | Self::DueStudy | Self::CampaignWithoutPixel => {
                AttentionSeverity::Medium
            }
            Self::BlockedStudy
            | Self::MarkedStudy
            | Self::VehicleNeedsAttention
            | Self::NeverSeenProvider => AttentionSeverity::Low,
        }
    }
}

/// Why a market without jobs for some days needs attention, as a sentence. `days` is the number of days examined.
pub fn missing_jobs_reason(missing: &[NaiveDate], days: usize) -> String {
    let [first, .., last] = missing else {
        let day = missing.first().copied().map_or_else(String::new, day_label);
        return format!("There is no job for {day}.");
    };
    let (first, last) = (day_label(*first), day_label(*last));
    match missing.len() {
        count if count == days => {
            format!("There is no job for any of the {days} days from {first} to {last}.")
        }
        count => format!(
            "There is no job for {count} of {days} days: the first is {first}, the last {last}."
        ),
    }
}

/// The facts about a study that is not complete.
pub struct StudyDeadlines<'a> {
    /// Its status.
    pub status: StudyStatus,
    /// Its status as text.
    pub status_label: &'a str,
    /// When its period was over.
    pub finished_since: Option<DateTime<Utc>>,
    /// When its results are due.
    pub due_at: Option<DateTime<Utc>>,
}

/// Why a study needs attention.
#[derive(Debug, PartialEq)]
pub struct StudyConcern {
    /// The most urgent reason.
    pub kind: AttentionKind,
    /// All reasons, as sentences.
    pub reason: String,
    /// The time since which the most urgent one holds.
    pub since: Option<DateTime<Utc>>,
}

/// Why a study that is not complete needs attention: all reasons, under the most urgent of them. The days of studies are
/// those of UTC.
pub fn study_concern(study: &StudyDeadlines<'_>, now: DateTime<Utc>) -> Option<StudyConcern> {
    let finished = study.finished_since.map(|since| StudyConcern {
        kind: AttentionKind::UnfinishedStudy,
        reason: format!(
            "The study period has ended, and the status is {}.",
            study.status_label
        ),
        since: Some(since),
    });
    let today = now.date_naive();
    let due_on = study.due_at.map(|due_at| due_at.date_naive());
    let due = due_on.filter(|day| *day <= today).map(|day| StudyConcern {
        kind: AttentionKind::DueStudy,
        reason: if day == today {
            "The results are due today.".to_owned()
        } else {
            format!("The results were due on {}.", day_label(day))
        },
        since: Some(day.and_time(chrono::NaiveTime::MIN).and_utc()),
    });
    let is_marked = study.status == StudyStatus::AttentionRequired;
    let marked = is_marked.then(|| StudyConcern {
        kind: AttentionKind::MarkedStudy,
        reason: "The study is marked as requiring attention.".to_owned(),
        since: None,
    });
    let mut concerns = [finished, due, marked].into_iter().flatten();
    let first = concerns.next()?;
    Some(concerns.fold(first, |first, next| StudyConcern {
        reason: format!("{} {}", first.reason, next.reason),
        ..first
    }))
}

/// The statuses of studies that wait for a user: for approval, for the removal of an obstacle, or for a review.
pub const WAITING: [StudyStatus; 3] = [
    StudyStatus::Pending,
    StudyStatus::AttentionRequired,
    StudyStatus::UnderReview,
];

/// Whether a study waits for a user.
pub fn is_waiting(status: StudyStatus) -> bool {
    WAITING.contains(&status)
}

/// The first of the days that a figure has.
pub fn first_day(today: NaiveDate) -> NaiveDate {
    days_before(today, FIGURE_DAYS - 1)
}

/// How many of these days fall on each of the last fourteen days, earliest first.
pub fn daily_counts(days: &[NaiveDate], today: NaiveDate) -> Vec<(NaiveDate, usize)> {
    let dates = (0..FIGURE_DAYS).rev().map(|age| days_before(today, age));
    dates
        .map(|date| (date, days.iter().filter(|day| **day == date).count()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn a_market_without_jobs_names_the_days() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let all = ["2025-03-10", "2025-03-11", "2025-03-12"].map(day);
        let cases = [
            (&all[1..2], "There is no job for 03-11-2025."),
            (
                &all[..2],
                "There is no job for 2 of 3 days: the first is 03-10-2025, the last 03-11-2025.",
            ),
            (
                &all[..],
                "There is no job for any of the 3 days from 03-10-2025 to 03-12-2025.",
            ),
        ];
        for (missing, expected) in cases {
            assert_eq!(missing_jobs_reason(missing, 3), expected);
        }
    }

    #[test]
    fn a_study_that_is_not_complete_has_its_reasons() {
        use AttentionKind::{DueStudy, MarkedStudy, UnfinishedStudy};
        use StudyStatus::{AttentionRequired, UnderReview};
        let over = "The study period has ended, and the status is X.";
        let today = "The results are due today.";
        let was_due = "The results were due on 03-11-2025.";
        let marked = "The study is marked as requiring attention.";
        let all = format!("{over} {was_due} {marked}");
        type Reasons<'a> = Option<(AttentionKind, &'a str)>;
        type Moment = Option<&'static str>;
        let cases: [(StudyStatus, Moment, Moment, Reasons<'_>); 7] = [
            (UnderReview, None, None, None),
            (
                UnderReview,
                Some("2025-03-10T00:00:00Z"),
                None,
                Some((UnfinishedStudy, over)),
            ),
            (UnderReview, None, Some("2025-03-13T00:00:00Z"), None),
            (
                UnderReview,
                None,
                Some("2025-03-12T23:59:59Z"),
                Some((DueStudy, today)),
            ),
            (
                UnderReview,
                None,
                Some("2025-03-11T23:59:59Z"),
                Some((DueStudy, was_due)),
            ),
            (AttentionRequired, None, None, Some((MarkedStudy, marked))),
            (
                AttentionRequired,
                Some("2025-03-10T00:00:00Z"),
                Some("2025-03-11T00:00:00Z"),
                Some((UnfinishedStudy, &*all)),
            ),
        ];
        for (status, finished, due, expected) in cases {
            let study = StudyDeadlines {
                status,
                status_label: "X",
                finished_since: finished.map(at),
                due_at: due.map(at),
            };
            let found = study_concern(&study, at("2025-03-12T15:00:00Z"));
            let reasons = found.as_ref().map(|found| (found.kind, &*found.reason));
            assert_eq!(reasons, expected, "{status:?} {finished:?} {due:?}");
        }
    }

    #[test]
    fn an_item_is_as_old_as_its_most_urgent_reason() {
        let study = |finished: Option<&str>, due: Option<&str>| StudyDeadlines {
            status: StudyStatus::AttentionRequired,
            status_label: "X",
            finished_since: finished.map(at),
            due_at: due.map(at),
        };
        let (finished, due) = (Some("2025-03-10T08:00:00Z"), Some("2025-03-11T17:00:00Z"));
        for (study, expected) in [
            (study(finished, due), finished),
            (study(None, due), Some("2025-03-11T00:00:00Z")),
            (study(None, None), None),
        ] {
            let found = study_concern(&study, at("2025-03-12T15:00:00Z")).unwrap();
            assert_eq!(found.since, expected.map(at));
        }
    }

    #[test]
    fn a_study_waits_for_approval_for_help_and_for_review() {
        use StudyStatus as S;
        let cases = [
            (S::Pending, true),
            (S::AttentionRequired, true),
            (S::UnderReview, true),
            (S::Active, false),
            (S::Approved, false),
            (S::Processing, false),
            (S::MidStudyComplete, false),
            (S::Complete, false),
            (S::Unrecognized, false),
        ];
        for (status, expected) in cases {
            assert_eq!(is_waiting(status), expected, "{status:?}");
        }
    }

    #[test]
    fn the_severity_is_high_if_data_is_missing_and_medium_if_a_day_has_passed() {
        use AttentionSeverity::{High, Low, Medium};
        let severities = AttentionKind::ALL.map(AttentionKind::severity);
        let expected = [
            High, High, High, High, High, High, Medium, Medium, Medium, Low, Low, Low, Low,
        ];
        assert_eq!(severities, expected);
        assert!(AttentionKind::ALL.is_sorted());
    }

    #[test]
    fn a_figure_has_fourteen_days_up_to_today() {
        let day = |text: &str| -> NaiveDate { text.parse().unwrap() };
        let today = day("2025-03-12");
        let days = ["2025-02-26", "2025-02-27", "2025-03-12", "2025-03-12"].map(day);
        let counts = daily_counts(&days, today);
        assert_eq!(counts.len(), 14);
        assert_eq!(counts[0], (first_day(today), 1));
        assert_eq!(counts[0].0, day("2025-02-27"));
        assert_eq!(counts[12], (day("2025-03-11"), 0));
        assert_eq!(counts[13], (today, 2));
    }
}
