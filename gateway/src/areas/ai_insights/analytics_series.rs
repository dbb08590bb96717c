//! The lines of the chart of the analytics.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use async_graphql::Enum;
use chrono::NaiveDate;
use gateway_macros::SimpleObject;

use super::rest::{DayRow, ShareRow};
use super::rules::{self, AnalyticsView};
use crate::areas::customers::{Customer, User};
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::graph::scalars::Date;
use crate::session::Session;

/// What a line counts.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AnalyticsMetric {
    /// Conversations.
    Conversations,
    /// Interactions, the turns of conversations.
    Interactions,
}

/// A line of the chart.
#[derive(SimpleObject)]
pub struct AnalyticsSeries {
    /// What tells the line apart from the others: the number of its customer or user, or what it counts.
    key: String,
    /// The name to show.
    label: String,
    /// A point for each date, earliest first.
    points: Vec<AnalyticsPoint>,
}

/// A point of a line.
#[derive(SimpleObject)]
pub struct AnalyticsPoint {
    /// The date, as the service counts it.
    date: Date,
    /// The number of conversations or interactions. A Float because it can exceed 2^31.
    value: f64,
}

/// The counts of each date.
type Counts = BTreeMap<NaiveDate, i64>;

impl AnalyticsSeries {
    /// The lines of a view, sorted by label.
    pub(super) async fn of(
        session: &Session,
        days: &[DayRow],
        view: AnalyticsView,
        metric: AnalyticsMetric,
    ) -> Result<Vec<Self>> {
        Ok(match view {
            AnalyticsView::Activity => Self::activity(days),
            AnalyticsView::Customers => {
                let names = Customer::names(session).await?;
                Self::shares(
                    days,
                    |day| &day.customers,
                    |row| row.customer_id,
                    metric,
                    |id| rules::name_or_id(names.name(id), id),
                )
            }
            AnalyticsView::Users => {
                let names = User::names(session).await?;
                Self::shares(
                    days,
                    |day| &day.users,
                    |row| row.user_id,
                    metric,
                    |id| rules::name_or_id(names.name(id), id),
                )
            }
        })
    }

    /// The number of its points.
    pub(super) fn length(&self) -> usize {
        self.points.len()
    }

    fn activity(days: &[DayRow]) -> Vec<Self> {
        let count = |value: fn(&DayRow) -> Option<i64>| {
            let mut counts = Counts::new();
            for (date, day) in dated(days) {
                add(&mut counts, date, value(day));
            }
            counts
        };
        let series = |key: &str, label: &str, counts: Counts| {
            let dates = counts.keys().copied().collect();
            Self::new(key.to_owned(), label.to_owned(), &counts, &dates)
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

    /// A line for each customer or user.
    fn shares<'a>(
        days: &[DayRow],
        rows: impl Fn(&DayRow) -> &[ShareRow],
        id: impl Fn(&ShareRow) -> Option<i32>,
        metric: AnalyticsMetric,
        label: impl Fn(i32) -> Cow<'a, str>,
    ) -> Vec<Self> {
        let mut lines: BTreeMap<i32, Counts> = BTreeMap::new();
        for (date, day) in dated(days) {
            for row in rows(day) {
                if let Some(id) = id(row) {
                    let value = match metric {
                        AnalyticsMetric::Conversations => row.conversations,
                        AnalyticsMetric::Interactions => row.interactions,
                    };
                    add(lines.entry(id).or_default(), date, value);
                }
            }
        }
        let dates = dated(days).map(|(date, _)| date).collect();
        let lines = lines.into_iter();
        let mut series: Vec<Self> = lines
            .map(|(id, counts)| Self::new(id.to_string(), label(id).into_owned(), &counts, &dates))
            .collect();
        series.sort_by(|a, b| compare_text(&a.label, &b.label));
        series
    }

    fn new(key: String, label: String, counts: &Counts, dates: &BTreeSet<NaiveDate>) -> Self {
        let point = |date: &NaiveDate| AnalyticsPoint {
            date: Date(*date),
            value: counts.get(date).copied().unwrap_or(0) as f64,
        };
        Self {
            key,
            label,
            points: dates.iter().map(point).collect(),
        }
    }
}

/// The days with a date. A date may come twice.
fn dated(days: &[DayRow]) -> impl Iterator<Item = (NaiveDate, &DayRow)> {
    days.iter().filter_map(|day| Some((day.date?, day)))
}

fn add(counts: &mut Counts, date: NaiveDate, value: Option<i64>) {
    let count = counts.entry(date).or_default();
    *count = count.saturating_add(value.unwrap_or(0));
}
