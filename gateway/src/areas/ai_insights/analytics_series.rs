//! The lines of the chart of the analytics.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use async_graphql::Enum;
use chrono::NaiveDate;
use gateway_macros::SimpleObject;

use super::rest::{DayRow, ShareRow};
use super::rules::{self, AnalyticsInterval, AnalyticsView};
use crate::areas::customers::{Customer, User};
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::graph::scalars::Date;
use crate::request::RequestContext;

/// What a line counts.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AnalyticsMetric {
    /// Conversations.
    Conversations,
    /// Interactions, the turns of conversations.
    Interactions,
}

/// The lines to return.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    pub view: AnalyticsView,
    pub metric: AnalyticsMetric,
    /// The interval between points; defaults to the view's own.
    pub interval: Option<AnalyticsInterval>,
    /// How many customers or users have a line of their own.
    pub largest: usize,
}

/// A line of the chart.
#[derive(SimpleObject)]
pub struct AnalyticsSeries {
    /// Identifies the line: the number of its customer or user, "others", or what it counts.
    key: String,
    /// The name to show, such as "Others (265)" for the line of all others.
    label: String,
    /// The number of customers or users that the line counts: 1, except for the line of all others.
    members: usize,
    /// A point for each interval, earliest first.
    points: Vec<AnalyticsPoint>,
}

/// A point of a line.
#[derive(SimpleObject)]
pub struct AnalyticsPoint {
    /// The first date of the interval, as the service counts dates.
    date: Date,
    /// The number of conversations or interactions. A Float because it can exceed 2^31.
    value: f64,
}

/// The counts of each interval, by its first date.
type Counts = BTreeMap<NaiveDate, i64>;

impl AnalyticsSeries {
    /// The lines of a view, sorted by label. The line of all others is the last.
    ///
    /// # Errors
    /// Those of `take`, which is told the number of points before they are built; also fails if the names cannot be
    /// read.
    pub(super) async fn of(
        context: &RequestContext,
        days: &[DayRow],
        wanted: Lines,
        take: impl Fn(usize) -> Result<()>,
    ) -> Result<Vec<Self>> {
        let interval = wanted
            .interval
            .unwrap_or_else(|| interval(days, wanted.view));
        Ok(match wanted.view {
            AnalyticsView::Activity => {
                let dates = dates(days, interval);
                take(2 * dates.len())?;
                Self::activity(days, interval, &dates)
            }
            AnalyticsView::Customers => {
                let names = Customer::names(context).await?;
                let shares = Shares::of(
                    days,
                    interval,
                    |day| &day.customers,
                    |row| row.customer_id,
                    wanted.metric,
                );
                take(shares.points(wanted.largest))?;
                shares.lines(wanted.largest, |id| rules::name_or_id(names.name(id), id))
            }
            AnalyticsView::Users => {
                let names = User::names(context).await?;
                let shares = Shares::of(
                    days,
                    interval,
                    |day| &day.users,
                    |row| row.user_id,
                    wanted.metric,
                );
                take(shares.points(wanted.largest))?;
                shares.lines(wanted.largest, |id| rules::name_or_id(names.name(id), id))
            }
        })
    }

    fn activity(
        days: &[DayRow],
        interval: AnalyticsInterval,
        dates: &BTreeSet<NaiveDate>,
    ) -> Vec<Self> {
        let count = |value: fn(&DayRow) -> Option<i64>| {
            let mut counts = Counts::new();
            for (date, day) in dated(days) {
                add(&mut counts, interval.start(date), value(day));
            }
            counts
        };
        let series = |key: &str, label: &str, counts: Counts| {
            Self::new(key.to_owned(), label.to_owned(), &counts, dates)
        };
        vec![
            series(
                "conversations",
                "Conversations",
                count(|day| day.conversations),
            ),
            series(
                "interactions",
                "Interactions",
                count(|day| day.interactions),
            ),
        ]
    }

    fn new(key: String, label: String, counts: &Counts, dates: &BTreeSet<NaiveDate>) -> Self {
        let point = |date: &NaiveDate| AnalyticsPoint {
            date: Date(*date),
            value: counts.get(date).copied().unwrap_or(0) as f64,
        };
        Self {
            key,
            label,
            members: 1,
            points: dates.iter().map(point).collect(),
        }
    }
}

/// The counts of each customer or user.
struct Shares {
    counts: BTreeMap<i32, Counts>,
    dates: BTreeSet<NaiveDate>,
}

impl Shares {
    fn of(
        days: &[DayRow],
        interval: AnalyticsInterval,
        rows: impl Fn(&DayRow) -> &[ShareRow],
        id: impl Fn(&ShareRow) -> Option<i32>,
        metric: AnalyticsMetric,
    ) -> Self {
        let mut counts: BTreeMap<i32, Counts> = BTreeMap::new();
        for (date, day) in dated(days) {
            for row in rows(day) {
                if let Some(id) = id(row) {
                    let value = match metric {
                        AnalyticsMetric::Conversations => row.conversations,
                        AnalyticsMetric::Interactions => row.interactions,
                    };
                    add(counts.entry(id).or_default(), interval.start(date), value);
                }
            }
        }
        Self {
            counts,
            dates: dates(days, interval),
        }
    }

    /// The number of points in all lines.
    fn points(&self, largest: usize) -> usize {
        let lines = self.counts.len();
        let lines = lines.min(largest) + usize::from(lines > largest);
        lines * self.dates.len()
    }

    /// A line for each of the largest, and one for all others together.
    fn lines<'a>(
        self,
        largest: usize,
        label: impl Fn(i32) -> Cow<'a, str>,
    ) -> Vec<AnalyticsSeries> {
        let total = |counts: &Counts| {
            counts
                .values()
                .fold(0, |sum: i64, n| sum.saturating_add(*n))
        };
        let mut counts: Vec<(i32, Counts)> = self.counts.into_iter().collect();
        counts.sort_by_key(|(_, counts)| Reverse(total(counts)));
        let others = counts.split_off(largest.min(counts.len()));
        let line = |(id, counts): (i32, Counts)| {
            let label = label(id).into_owned();
            AnalyticsSeries::new(id.to_string(), label, &counts, &self.dates)
        };
        let mut lines: Vec<AnalyticsSeries> = counts.into_iter().map(line).collect();
        lines.sort_by(|a, b| compare_text(&a.label, &b.label));
        if !others.is_empty() {
            let members = others.len();
            let mut sums = Counts::new();
            for (date, value) in others.into_iter().flat_map(|(_, counts)| counts) {
                add(&mut sums, date, Some(value));
            }
            let label = format!("Others ({members})");
            lines.push(AnalyticsSeries {
                members,
                ..AnalyticsSeries::new("others".to_owned(), label, &sums, &self.dates)
            });
        }
        lines
    }
}

/// The default interval between the points of a view. Activity is daily, because it has only two lines.
pub(super) fn interval(days: &[DayRow], view: AnalyticsView) -> AnalyticsInterval {
    let dates = || dated(days).map(|(date, _)| date);
    match (view, dates().min(), dates().max()) {
        (AnalyticsView::Customers | AnalyticsView::Users, Some(first), Some(last)) => {
            AnalyticsInterval::of_span(first, last)
        }
        _ => AnalyticsInterval::Day,
    }
}

/// The most days between the first and the last date of a chart whose days without a row are drawn: ten years.
const MOST_DAYS: i64 = 3_660;

/// The first dates of all intervals from the first day to the last: the service leaves out days without conversations.
/// If they are too far apart, as with a wrong date, only those of its rows.
fn dates(days: &[DayRow], interval: AnalyticsInterval) -> BTreeSet<NaiveDate> {
    let own: BTreeSet<NaiveDate> = dated(days).map(|(date, _)| date).collect();
    let all = match (own.first(), own.last()) {
        (Some(first), Some(last)) if (*last - *first).num_days() <= MOST_DAYS => {
            first.iter_days().take_while(|date| date <= last).collect()
        }
        _ => own,
    };
    all.into_iter().map(|date| interval.start(date)).collect()
}

/// The days with a date. A date may occur twice.
fn dated(days: &[DayRow]) -> impl Iterator<Item = (NaiveDate, &DayRow)> {
    days.iter().filter_map(|day| Some((day.date?, day)))
}

fn add(counts: &mut Counts, date: NaiveDate, value: Option<i64>) {
    let count = counts.entry(date).or_default();
    *count = count.saturating_add(value.unwrap_or(0));
}
