//! The tables of a report as CSV files.

use async_graphql::Enum;

use super::group::DeviceGroup;
use super::rest::ReportFile;
use super::rules::{self, TrackedPage};
use crate::graph::csv::{Cell, CsvFile};
use crate::graph::dates::WEEKDAYS;

/// A table of a report.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AttributionTable {
    /// Devices, frequency, visits and visitation rates of both groups.
    Results,
    /// Rates, lift and confidence of each page.
    Lift,
    /// Devices and visits of both groups on each day of the week.
    DaysOfWeek,
    /// Devices of both groups in each hour of exposure and of visit.
    Hours,
}

impl AttributionTable {
    /// The table's part of the file name.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Results => "results",
            Self::Lift => "lift",
            Self::DaysOfWeek => "days_of_week",
            Self::Hours => "hours",
        }
    }
}

/// A table of a report file, under a name.
pub(super) fn file(file: &ReportFile, table: AttributionTable, name: String) -> CsvFile {
    match table {
        AttributionTable::Results => results(file, name),
        AttributionTable::Lift => lift(file, name),
        AttributionTable::DaysOfWeek => days_of_week(file, name),
        AttributionTable::Hours => hours(file, name),
    }
}

fn results(file: &ReportFile, file_name: String) -> CsvFile {
    let pages = file.tracked_pages();
    let mut header = vec!["Group", "Total Devices", "Unique Devices", "Frequency"];
    header.extend(pages.iter().flat_map(|page| match page {
        TrackedPage::Home => ["Home Page Visits", "Home Page Visitation Rate"],
        TrackedPage::Product => ["Product Page Visits", "Product Page Visitation Rate"],
        TrackedPage::Checkout => ["Checkout Page Visits", "Checkout Page Visitation Rate"],
    }));
    let row = |name: DeviceGroup| {
        let group = name.of(file);
        let (total, unique) = (group.total_devices.number, group.uq_devices.number);
        let mut cells = vec![
            Cell::text(name.label()),
            Cell::whole(total),
            Cell::whole(unique),
            Cell::text(rules::frequency_label(total, unique)),
        ];
        for page in pages {
            let sample = group.sample(*page);
            cells.push(Cell::whole(sample.visits));
            cells.push(Cell::text(rules::visitation_rate_label(sample)));
        }
        cells
    };
    CsvFile::new(file_name, header, DeviceGroup::BOTH.map(row))
}

fn lift(file: &ReportFile, file_name: String) -> CsvFile {
    let row = |page: &TrackedPage| {
        let (exposed, control) = (file.exposed.sample(*page), file.control.sample(*page));
        let test = rules::z_test(exposed, control).ok();
        let level = rules::level(test.map(|test| test.z));
        [
            Cell::text(page.label()),
            Cell::text(rules::visitation_rate_label(exposed)),
            Cell::text(rules::visitation_rate_label(control)),
            // A number, because a spreadsheet would read a text with a sign as a formula.
            match rules::lift_hundredths(exposed, control) {
                Some(percent) => Cell::hundredths(percent),
                None => Cell::text("N/A"),
            },
            Cell::text(level.label()),
        ]
    };
    CsvFile::new(
        file_name,
        [
            "Page",
            "Exposed Visitation Rate",
            "Control Visitation Rate",
            "Lift (%)",
            "Confidence",
        ],
        file.tracked_pages().iter().map(row),
    )
}

fn days_of_week(file: &ReportFile, file_name: String) -> CsvFile {
    let pages = file.tracked_pages();
    let mut header = vec!["Group", "Day", "Total Devices", "Unique Devices"];
    header.extend(pages.iter().map(|page| match page {
        TrackedPage::Home => "Home Page Visits",
        TrackedPage::Product => "Product Page Visits",
        TrackedPage::Checkout => "Checkout Page Visits",
    }));
    let row = |name: DeviceGroup, day: usize| {
        let group = name.of(file);
        let row = group.weekday(day);
        let mut cells = vec![
            Cell::text(name.label()),
            Cell::text(WEEKDAYS[day]),
            Cell::whole(row.map_or(0, |row| row.total_devices.number)),
            Cell::whole(row.map_or(0, |row| row.uq_devices.number)),
        ];
        cells.extend(
            pages
                .iter()
                .map(|page| Cell::whole(group.weekday_visits(day, *page))),
        );
        cells
    };
    let rows = DeviceGroup::BOTH
        .into_iter()
        .flat_map(|name| (0..WEEKDAYS.len()).map(move |day| (name, day)));
    CsvFile::new(file_name, header, rows.map(|(name, day)| row(name, day)))
}

fn hours(file: &ReportFile, file_name: String) -> CsvFile {
    let row = |hour: usize| {
        [
            Cell::whole(hour as i64),
            Cell::whole(file.exposed.exposed_at(hour)),
            Cell::whole(file.control.exposed_at(hour)),
            Cell::whole(file.exposed.visited_at(hour)),
            Cell::whole(file.control.visited_at(hour)),
        ]
    };
    CsvFile::new(
        file_name,
        [
            "Hour",
            "Exposed Group by Hour of Exposure",
            "Control Group by Hour of Exposure",
            "Exposed Group by Hour of Visit",
            "Control Group by Hour of Visit",
        ],
        (0..24).map(row),
    )
}
