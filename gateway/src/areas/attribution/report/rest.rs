//! The report file of a job, as storage sends it. Any part of it may be missing. A missing number reads as 0, and so
//! does an unreadable one, which is counted.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;
use gateway_macros::row;
use serde::de::{MapAccess, SeqAccess};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::error::Result;
use crate::request::RequestContext;
use crate::upstream::decode::{self, FromJson, Scalar, Unreadable};
use crate::upstream::storage::FileProblem;

/// The largest count accepted. Rules multiply counts, and a Float represents each of them exactly.
const MOST: i64 = 1 << 53;

/// The report file.
#[row]
pub struct ReportFile {
    pub exposed: GroupRow,
    pub control: GroupRow,
    pub pixels: Vec<PixelRow>,
}

/// One of the two groups of devices.
#[row]
#[derive(Default)]
pub struct GroupRow {
    pub total_devices: Count,
    pub uq_devices: Count,
    #[rule(days)]
    pub days: Vec<DayRow>,
    day_of_week: BTreeMap<String, WeekdayRow>,
    page_visits: BTreeMap<String, Count>,
    hour_of_exposure: BTreeMap<String, Count>,
    hour_of_day: BTreeMap<String, Count>,
}

/// A day of the measurement.
#[row]
#[derive(Default)]
pub struct DayRow {
    pub date: Option<NaiveDate>,
    pub uq_devices: Count,
    pub pages: Pages,
}

/// A day of the week.
#[row]
#[derive(Default)]
pub struct WeekdayRow {
    pub total_devices: Count,
    pub uq_devices: Count,
    pub pages: Pages,
}

/// A pixel whose requests are the visits of a page.
#[row]
pub struct PixelRow {
    pub pixel_id: Option<i32>,
    pub page: Option<String>,
    pub display_name: Option<String>,
}

impl GroupRow {
    /// A day of the week; 0 is Sunday.
    pub fn weekday(&self, day: usize) -> Option<&WeekdayRow> {
        self.day_of_week.get(&day.to_string())
    }

    /// The number of devices that visited a page.
    pub fn page_visits(&self, page: &str) -> i64 {
        number(&self.page_visits, page)
    }

    /// Whether the counts that a page's rate is computed from could be read.
    pub fn is_readable(&self, page: &str) -> bool {
        let visits = self.page_visits.get(page);
        !self.uq_devices.is_unreadable && visits.is_none_or(|count| !count.is_unreadable)
    }

    /// The number of its counts that could not be read.
    fn unreadable(&self) -> usize {
        let devices = |total: Count, unique: Count| total.unreadable() + unique.unreadable();
        let of_maps: usize = [&self.page_visits, &self.hour_of_exposure, &self.hour_of_day]
            .into_iter()
            .flat_map(BTreeMap::values)
            .map(|count| count.unreadable())
            .sum();
        let of_weekdays: usize = self
            .day_of_week
            .values()
            .map(|day| devices(day.total_devices, day.uq_devices) + day.pages.unreadable)
            .sum();
        let of_days: usize = self
            .days
            .iter()
            .map(|day| day.uq_devices.unreadable() + day.pages.unreadable)
            .sum();
        devices(self.total_devices, self.uq_devices) + of_maps + of_weekdays + of_days
    }

    /// The devices exposed to the campaign in an hour of the day.
    pub fn exposed_at(&self, hour: usize) -> i64 {
        number(&self.hour_of_exposure, &hour.to_string())
    }

    /// The devices that visited in an hour of the day.
    pub fn visited_at(&self, hour: usize) -> i64 {
        number(&self.hour_of_day, &hour.to_string())
    }
}

fn number(numbers: &BTreeMap<String, Count>, key: &str) -> i64 {
    numbers.get(key).map_or(0, |count| count.number)
}

/// A count: a number, a number as text, or an object with either as `uqDevices` or `visits`.
#[derive(Clone, Copy, Default)]
pub struct Count {
    /// 0 if it is missing or cannot be read.
    pub number: i64,
    /// Whether it is present but not a whole number of at least 0.
    is_unreadable: bool,
}

impl Count {
    fn unreadable(self) -> usize {
        self.is_unreadable.into()
    }
}

impl FromJson for Count {
    fn of_scalar(scalar: Scalar<'_>) -> Option<Self> {
        let number = i64::of_scalar(scalar).filter(|number| *number >= 0);
        (!matches!(scalar, Scalar::Null)).then(|| Self {
            number: number.unwrap_or(0).min(MOST),
            is_unreadable: number.is_none(),
        })
    }

    fn of_object<'de, A: MapAccess<'de>>(
        object: A,
        count: &mut Option<Self>,
    ) -> Result<(), A::Error> {
        #[row]
        struct Parts {
            uq_devices: Option<Count>,
            visits: Option<Count>,
        }
        let mut parts = None;
        Parts::of_object(object, &mut parts)?;
        *count = parts.and_then(|parts: Parts| parts.uq_devices.or(parts.visits));
        Ok(())
    }
}

/// The visits of each page: an object keyed by page, or a list of pages.
#[derive(Default)]
pub struct Pages {
    visits: BTreeMap<String, i64>,
    unreadable: usize,
}

impl Pages {
    /// The visits of a page.
    pub fn visits(&self, page: &str) -> i64 {
        self.visits.get(page).copied().unwrap_or(0)
    }
}

impl Pages {
    fn add(&mut self, page: String, count: Count) {
        let visits = self.visits.entry(page).or_default();
        *visits = (*visits + count.number).min(MOST);
        self.unreadable += count.unreadable();
    }
}

impl FromJson for Pages {
    fn of_list<'de, A: SeqAccess<'de>>(list: A) -> Result<Option<Self>, A::Error> {
        #[row]
        struct PageRow {
            #[required]
            page: String,
            visits: Count,
        }
        let mut pages = Self::default();
        for PageRow { page, visits } in Vec::of_list(list)?.unwrap_or_default() {
            pages.add(page, visits);
        }
        Ok(Some(pages))
    }

    fn of_object<'de, A: MapAccess<'de>>(
        object: A,
        pages: &mut Option<Self>,
    ) -> Result<(), A::Error> {
        let mut keyed = None;
        BTreeMap::of_object(object, &mut keyed)?;
        let pages = pages.insert(Self::default());
        for (page, visits) in keyed.unwrap_or_default() {
            pages.add(page, visits);
        }
        Ok(())
    }
}

/// A list of days, or an object keyed by day.
fn days(json: &RawValue) -> Option<Vec<DayRow>> {
    let day = |(key, row): (String, DayRow)| DayRow {
        date: row.date.or_else(|| decode::calendar_day(&key)),
        ..row
    };
    let keyed = BTreeMap::<String, DayRow>::from_json(json.get());
    match keyed {
        Some(keyed) => Some(keyed.into_iter().map(day).collect()),
        None => Vec::from_json(json.get()),
    }
}

/// The report behind a signed link, or why there is none.
pub async fn report(
    context: &RequestContext,
    link: &str,
) -> Result<Result<Arc<ReportFile>, FileProblem>> {
    let storage = &context.services().storage;
    storage.file(context, link, most_bytes, read).await
}

/// The most bytes of memory that a value of a file may take: an entry of a map with spare capacity.
const VALUE_BYTES: usize = 96;

/// The most bytes of memory that a report takes. Short values take far more than their JSON.
fn most_bytes(file: &[u8]) -> usize {
    let values = file.iter().filter(|byte| **byte == b',').count();
    file.len() + values * VALUE_BYTES
}

fn read(body: &[u8]) -> Result<ReportFile, Unreadable> {
    // An empty object is a report without data; one with only other keys, such as a message, is not a report.
    let keys: Option<BTreeMap<String, Value>> = decode::read_object(body)?;
    let keys = keys.unwrap_or_default();
    let is_report = |key: &String| ["exposed", "control", "pixels"].contains(&key.as_str());
    if !keys.is_empty() && !keys.keys().any(is_report) {
        return Err("the file is not a report".into());
    }
    decode::read_object(body)?.ok_or_else(|| "the file is null".into())
}

impl ReportFile {
    /// The number of counts that could not be read.
    pub fn unreadable(&self) -> usize {
        self.exposed.unreadable() + self.control.unreadable()
    }
}

#[cfg(test)]
mod tests;
