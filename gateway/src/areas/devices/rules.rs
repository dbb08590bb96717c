//! Rules of device searches.

use chrono::{DateTime, NaiveDate, Utc};

use crate::areas::campaigns::CampaignDates;
use crate::graph::dates::{DaySpan, days_before};

/// The number of days before a day's devices can be exported.
const SETTLE_AFTER: u64 = 6;

/// The days of a search by default: earliest start to latest end, capped at six days ago.
pub fn default_days(
    campaigns: impl Iterator<Item = CampaignDates>,
    today: NaiveDate,
) -> Option<DaySpan> {
    let mut start: Option<DateTime<Utc>> = None;
    let mut end: Option<DateTime<Utc>> = None;
    for dates in campaigns {
        if let Some(from) = dates.ad_groups.0.or(dates.own.0) {
            start = Some(start.map_or(from, |start| start.min(from)));
        }
        if let Some(to) = dates.ad_groups.1.or(dates.own.1) {
            end = Some(end.map_or(to, |end| end.max(to)));
        }
    }
    let from = start?.date_naive();
    let to = end?.date_naive().min(days_before(today, SETTLE_AFTER));
    (from <= to).then_some(DaySpan { from, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn the_default_days_end_at_six_days_ago() {
        let dates = |from: Option<&str>, to: Option<&str>| {
            let moment = |text: &str| day(text).and_hms_opt(0, 0, 0).unwrap().and_utc();
            (from.map(moment), to.map(moment))
        };
        let own = |from, to| CampaignDates {
            own: dates(from, to),
            ad_groups: (None, None),
        };
        let range = |campaigns: &[CampaignDates]| {
            default_days(campaigns.iter().copied(), day("2025-03-12"))
                .map(|days| (days.from.to_string(), days.to.to_string()))
        };
        let is = |from: &str, to: &str| Some((from.to_owned(), to.to_owned()));
        let first = own(Some("2025-01-10"), Some("2025-02-20"));
        let second = own(Some("2025-02-01"), Some("2025-03-30"));
        assert_eq!(range(&[first, second]), is("2025-01-10", "2025-03-06"));
        assert_eq!(range(&[first]), is("2025-01-10", "2025-02-20"));
        let ends = |to| own(Some("2025-01-10"), Some(to));
        assert_eq!(range(&[ends("2025-03-06")]), is("2025-01-10", "2025-03-06"));
        assert_eq!(range(&[ends("2025-03-07")]), is("2025-01-10", "2025-03-06"));
        assert_eq!(range(&[own(Some("2025-03-07"), Some("2025-04-01"))]), None);
        assert_eq!(
            range(&[own(Some("2025-03-06"), Some("2025-04-01"))]),
            is("2025-03-06", "2025-03-06")
        );
        assert_eq!(
            range(&[own(None, None), first]),
            is("2025-01-10", "2025-02-20")
        );
        assert_eq!(range(&[own(None, None)]), None);
        assert_eq!(range(&[]), None);
        let ad_groups = CampaignDates {
            ad_groups: dates(Some("2025-01-05"), Some("2025-02-28")),
            ..first
        };
        assert_eq!(range(&[ad_groups]), is("2025-01-05", "2025-02-28"));
    }
}
