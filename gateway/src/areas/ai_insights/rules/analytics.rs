//! The views of the analytics, which of them are enabled, and the interval between the points of their lines.

use async_graphql::Enum;
use chrono::{Datelike, NaiveDate};

use crate::graph::dates::days_before;
use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;

/// The longest span shown by day, in days.
const MOST_DAYS: i64 = 92;
/// The longest span shown by week, in days: two years.
const MOST_DAYS_IN_WEEKS: i64 = 731;

/// The interval between the points of a line.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AnalyticsInterval {
    /// A day.
    Day,
    /// A week, from Monday.
    Week,
    /// A month.
    Month,
}

impl AnalyticsInterval {
    /// The interval that keeps the lines over a span of days readable: days up to 92, weeks up to two years, then
    /// months.
    pub fn of_span(first: NaiveDate, last: NaiveDate) -> Self {
        match last.signed_duration_since(first).num_days() + 1 {
            days if days <= MOST_DAYS => Self::Day,
            days if days <= MOST_DAYS_IN_WEEKS => Self::Week,
            _ => Self::Month,
        }
    }

    /// The first day of the interval that a day belongs to.
    pub fn start(self, day: NaiveDate) -> NaiveDate {
        match self {
            Self::Day => day,
            Self::Week => days_before(day, day.weekday().num_days_from_monday().into()),
            Self::Month => day.with_day(1).unwrap_or(day),
        }
    }
}

/// What a chart of the analytics compares.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AnalyticsView {
    /// Conversations and interactions, one line each.
    Activity,
    /// One line per customer.
    Customers,
    /// One line per user.
    Users,
}

impl AnalyticsView {
    /// All views, in display order.
    pub const ALL: [Self; 3] = [Self::Activity, Self::Customers, Self::Users];

    /// The name to show.
    pub fn label(self) -> &'static str {
        match self {
            Self::Activity => "Activity",
            Self::Customers => "Customers",
            Self::Users => "Users",
        }
    }
}

/// Customers can be compared unless a customer or user is selected, users unless a user is.
pub fn view_decision(view: AnalyticsView, has_customer: bool, has_user: bool) -> Decision {
    let reason = match view {
        AnalyticsView::Customers if has_customer || has_user => {
            "Customers can be compared when no customer and no user is chosen."
        }
        AnalyticsView::Users if has_user => "Users can be compared when no user is chosen.",
        _ => return Decision::allow(),
    };
    Decision::refuse(UserErrorCode::Filtered, reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_spans_have_a_point_for_each_week_or_month() {
        use AnalyticsInterval::{Day, Month, Week};
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let cases = [
            ("2025-01-01", "2025-01-01", Day),
            ("2025-01-01", "2025-04-02", Day),
            ("2025-01-01", "2025-04-03", Week),
            ("2025-01-01", "2027-01-01", Week),
            ("2025-01-01", "2027-01-02", Month),
            ("0001-01-01", "9999-12-31", Month),
        ];
        for (first, last, interval) in cases {
            assert_eq!(AnalyticsInterval::of_span(day(first), day(last)), interval);
        }
        let starts = [
            ("2025-03-12", ["2025-03-12", "2025-03-10", "2025-03-01"]),
            ("2025-03-10", ["2025-03-10", "2025-03-10", "2025-03-01"]),
            ("2025-03-02", ["2025-03-02", "2025-02-24", "2025-03-01"]),
            ("0001-01-01", ["0001-01-01", "0001-01-01", "0001-01-01"]),
        ];
        for (text, expected) in starts {
            let found = [Day, Week, Month].map(|interval| interval.start(day(text)));
            assert_eq!(found, expected.map(day), "{text}");
        }
    }

    #[test]
    fn a_filter_disables_the_views_that_it_leaves_nothing_to_compare_in() {
        let cases = [
            (false, false, [true, true, true]),
            (true, false, [true, false, true]),
            (false, true, [true, false, false]),
            (true, true, [true, false, false]),
        ];
        for (has_customer, has_user, expected) in cases {
            let allowed = AnalyticsView::ALL.map(|view| {
                let decision = view_decision(view, has_customer, has_user);
                assert_eq!(decision.allowed, decision.reason.is_none());
                decision.allowed
            });
            assert_eq!(allowed, expected, "{has_customer} {has_user}");
        }
    }
}
