//! One of the two groups of devices.

use std::sync::Arc;

use async_graphql::{Context, Enum};
use gateway_macros::{SimpleObject, object};

use super::rest::{DayRow, GroupRow, Pages, ReportFile};
use super::rules::{self, Sample, TrackedPage};
use super::step::ReportStep;
use crate::error::Result;
use crate::graph::budget::budget_of;
use crate::graph::dates::WEEKDAYS;
use crate::graph::scalars::Date;

/// The groups of devices that a report compares.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum DeviceGroup {
    /// Devices that were near the campaign's screens.
    Exposed,
    /// Comparable devices that were not near them.
    Control,
}

impl DeviceGroup {
    /// Both groups.
    pub const BOTH: [Self; 2] = [Self::Exposed, Self::Control];

    /// The name as text.
    pub fn label(self) -> &'static str {
        match self {
            Self::Exposed => "Exposed",
            Self::Control => "Control",
        }
    }

    /// The group as the service spells it.
    pub fn upstream(self) -> &'static str {
        match self {
            Self::Exposed => "EXPOSED",
            // Inferred: from the name of the group in report files.
            Self::Control => "CONTROL",
        }
    }

    /// The group in a report file.
    pub fn of(self, file: &ReportFile) -> &GroupRow {
        match self {
            Self::Exposed => &file.exposed,
            Self::Control => &file.control,
        }
    }
}

pub struct AttributionGroup {
    file: Arc<ReportFile>,
    group: DeviceGroup,
}

/// One of the two groups of devices. All zeros if the report file does not have the group.
#[object]
impl AttributionGroup {
    /// Which group it is.
    async fn group(&self) -> DeviceGroup {
        self.group
    }

    /// The group as text: "Exposed" or "Control".
    async fn label(&self) -> &'static str {
        self.group.label()
    }

    /// Number of sightings: a device seen twice counts twice.
    async fn total_devices(&self) -> f64 {
        self.row().total_devices.number as f64
    }

    /// Number of distinct devices.
    async fn unique_devices(&self) -> f64 {
        self.row().uq_devices.number as f64
    }

    /// How often a device was seen on average: sightings divided by unique devices, as an unrounded number; null without
    /// devices.
    async fn frequency(&self) -> Option<f64> {
        let row = self.row();
        rules::frequency(row.total_devices.number, row.uq_devices.number)
    }

    /// The frequency with two decimals, such as "1.50"; "0.00" without devices.
    async fn frequency_label(&self) -> String {
        let row = self.row();
        rules::frequency_label(row.total_devices.number, row.uq_devices.number)
    }

    /// How the frequency is computed.
    async fn frequency_arithmetic(&self) -> ReportStep {
        let row = self.row();
        rules::frequency_step(row.total_devices.number, row.uq_devices.number).into()
    }

    /// The visits of each compared page.
    async fn pages(&self) -> Vec<GroupPage> {
        let page = |page: &TrackedPage| GroupPage::new(*page, self.row().sample(*page));
        self.file.tracked_pages().iter().map(page).collect()
    }

    /// The seven days of the week, Sunday first.
    async fn days_of_week(&self) -> Vec<AttributionWeekday> {
        let day = |(day, weekday): (usize, &'static str)| {
            let row = self.row().weekday(day);
            AttributionWeekday {
                day: day as i32,
                weekday,
                total_devices: row.map_or(0, |row| row.total_devices.number) as f64,
                unique_devices: row.map_or(0, |row| row.uq_devices.number) as f64,
                pages: self.visits(|page| self.row().weekday_visits(day, page)),
            }
        };
        WEEKDAYS.into_iter().enumerate().map(day).collect()
    }

    /// The days of the measurement in the report file, in order; days without a date come last.
    async fn days(&self, ctx: &Context<'_>) -> Result<Vec<AttributionDay>> {
        let mut rows: Vec<&DayRow> = self.row().days.iter().collect();
        budget_of(ctx).check_rows(rows.len() * (1 + self.file.tracked_pages().len()))?;
        rows.sort_by_key(|row| (row.date.is_none(), row.date));
        let day = |row: &DayRow| AttributionDay {
            date: row.date.map(Date),
            unique_devices: row.uq_devices.number as f64,
            pages: self.visits(|page| row.pages.of(page)),
        };
        Ok(rows.into_iter().map(day).collect())
    }
}

impl AttributionGroup {
    pub(super) fn new(file: &Arc<ReportFile>, group: DeviceGroup) -> Self {
        Self {
            file: Arc::clone(file),
            group,
        }
    }

    fn row(&self) -> &GroupRow {
        self.group.of(&self.file)
    }

    fn visits(&self, of: impl Fn(TrackedPage) -> i64) -> Vec<TrackedPageVisits> {
        let visits = |page: &TrackedPage| TrackedPageVisits {
            page: *page,
            label: page.label(),
            visits: of(*page) as f64,
        };
        self.file.tracked_pages().iter().map(visits).collect()
    }
}

/// The visits of a page by the devices of a group.
#[derive(SimpleObject)]
pub struct GroupPage {
    /// The page.
    page: TrackedPage,
    /// The page as text, such as "Home Page".
    label: &'static str,
    /// The name of the page in the report file, such as "Homepage".
    service_name: &'static str,
    /// Number of distinct devices of the group that visited the page.
    visits: f64,
    /// Number of distinct devices of the group: the size of the sample.
    unique_devices: f64,
    /// The share of the devices that visited, as an unrounded fraction: 0.032 is 3.2 %. 0 without devices.
    visitation_rate: f64,
    /// The rate in percent with two decimals, such as "3.20%".
    visitation_rate_label: String,
}

impl GroupPage {
    pub(super) fn new(page: TrackedPage, sample: Sample) -> Self {
        Self {
            page,
            label: page.label(),
            service_name: page.service_name(),
            visits: sample.visits as f64,
            unique_devices: sample.devices as f64,
            visitation_rate: rules::visitation_rate(sample),
            visitation_rate_label: rules::visitation_rate_label(sample),
        }
    }
}

/// A day of the week.
#[derive(SimpleObject)]
pub struct AttributionWeekday {
    /// Number of the day: 0 is Sunday, 6 is Saturday.
    day: i32,
    /// English name of the day, such as "Sunday".
    weekday: &'static str,
    /// Number of sightings.
    total_devices: f64,
    /// Number of distinct devices.
    unique_devices: f64,
    /// The visits of each compared page.
    pages: Vec<TrackedPageVisits>,
}

/// A day of the measurement.
#[derive(SimpleObject)]
pub struct AttributionDay {
    /// The day; null if the report file does not name it.
    date: Option<Date>,
    /// Number of distinct devices.
    unique_devices: f64,
    /// The visits of each compared page.
    pages: Vec<TrackedPageVisits>,
}

/// The visits of a compared page on a day.
#[derive(SimpleObject)]
pub struct TrackedPageVisits {
    /// The page.
    page: TrackedPage,
    /// The page as text, such as "Home Page".
    label: &'static str,
    /// Number of visits.
    visits: f64,
}

impl Pages {
    fn of(&self, page: TrackedPage) -> i64 {
        self.visits(page.service_name())
    }
}

impl GroupRow {
    /// The visitors of a page among the devices of the group.
    pub(super) fn sample(&self, page: TrackedPage) -> Sample {
        Sample {
            visits: self.page_visits(page.service_name()),
            devices: self.uq_devices.number,
            is_readable: self.is_readable(page.service_name()),
        }
    }

    /// The visits of a page on a day of the week; 0 is Sunday.
    pub(super) fn weekday_visits(&self, day: usize, page: TrackedPage) -> i64 {
        self.weekday(day).map_or(0, |row| row.pages.of(page))
    }
}
