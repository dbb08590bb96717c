//! The report file of a job, as storage sends it. Any part of it may be missing. A missing number reads as 0, and so
//! does an unreadable one, which is counted.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;
use gateway_macros::row;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::error::Result;
use crate::upstream::decode::{self, FromJson, Json, Read, Unreadable, rules};
use crate::upstream::storage::{FileProblem, StorageApi};

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
    fn of_number(json: &mut Json<'_>) -> Read<Self> {
        let is_null = json.peek()? == b'n';
        let number = rules::int(json)?.filter(|number| *number >= 0);
        Ok(Self {
            number: number.unwrap_or(0).min(MOST),
            is_unreadable: number.is_none() && !is_null,
        })
    }

    fn unreadable(self) -> usize {
        self.is_unreadable.into()
    }
}

impl FromJson for Count {
    fn from_json(json: &mut Json<'_>) -> Read<Self> {
        #[row]
        struct Parts {
            uq_devices: Option<Box<RawValue>>,
            visits: Option<Box<RawValue>>,
        }
        if json.peek()? != b'{' {
            return Self::of_number(json);
        }
        let parts = json.or_skip(Parts::from_json)?;
        let parts = parts.map(|parts| [parts.uq_devices, parts.visits]);
        let mut parts = parts.into_iter().flatten().flatten();
        let part = parts.find(|part| part.get() != "null");
        let count = part.and_then(|part| decode::read_part(&part, Self::of_number));
        Ok(count.unwrap_or_default())
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

impl FromJson for Pages {
    fn from_json(json: &mut Json<'_>) -> Read<Self> {
        #[row]
        struct PageRow {
            #[required]
            page: String,
            visits: Count,
        }
        let mut pages = Self::default();
        let mut add = |page: String, count: Count| {
            let visits = pages.visits.entry(page).or_default();
            *visits = (*visits + count.number).min(MOST);
            pages.unreadable += count.unreadable();
        };
        if json.peek()? == b'{' {
            let keyed = BTreeMap::<String, Count>::from_json(json)?;
            keyed.into_iter().for_each(|(page, count)| add(page, count));
        } else {
            let rows: Vec<PageRow> = rules::rows(json)?;
            rows.into_iter().for_each(|row| add(row.page, row.visits));
        }
        Ok(pages)
    }
}

/// A list of days, or an object keyed by day.
fn days(json: &mut Json<'_>) -> Read<Vec<DayRow>> {
    if json.peek()? != b'{' {
        return rules::rows(json);
    }
    let keyed = BTreeMap::<String, DayRow>::from_json(json)?;
    let day = |(key, row): (String, DayRow)| DayRow {
        date: row.date.or_else(|| decode::calendar_day(&key)),
        ..row
    };
    Ok(keyed.into_iter().map(day).collect())
}

/// The report behind a signed link, or why there is none.
pub async fn report(
    storage: &StorageApi<'_>,
    link: &str,
) -> Result<Result<Arc<ReportFile>, FileProblem>> {
    storage.file(link, most_bytes, read).await
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
mod tests {
    use super::*;

    fn group(json: &str) -> GroupRow {
        read(format!(r#"{{ "exposed": {json} }}"#).as_bytes())
            .unwrap()
            .exposed
    }

    /// The bytes of memory that the process has.
    #[cfg(target_os = "linux")]
    fn resident_bytes() -> usize {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.unwrap().trim().trim_end_matches(" kB");
        kib.parse::<usize>().unwrap() << 10
    }

    /// Whether this is a process for this test alone; otherwise runs the test in one.
    #[cfg(target_os = "linux")]
    fn is_alone(test: &str) -> bool {
        const ALONE: &str = "MARQUEE_TEST_ALONE";
        if std::env::var_os(ALONE).is_some() {
            return true;
        }
        let mut process = std::process::Command::new(std::env::current_exe().unwrap());
        process.args(["--exact", test, "--nocapture"]);
        let output = process.env(ALONE, "").output().unwrap();
        let printed = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{printed}");
        assert!(printed.contains("1 passed"), "{printed}");
        false
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_report_takes_about_the_bytes_that_are_reserved() {
        // Other tests take and free memory meanwhile.
        let path = module_path!().split_once("::").unwrap().1;
        if !is_alone(&format!(
            "{path}::a_report_takes_about_the_bytes_that_are_reserved"
        )) {
            return;
        }
        for length in [6, 40] {
            let pages = (0..200_000).map(|page| format!("\"{page:0>length$}\":1"));
            let pages: Vec<String> = pages.collect();
            let file = format!(r#"{{"exposed":{{"pageVisits":{{{}}}}}}}"#, pages.join(","));
            let reserved = most_bytes(file.as_bytes());
            let before = resident_bytes();
            let report = read(file.as_bytes()).unwrap();
            let bytes = resident_bytes() - before;
            // Freed earlier, the memory of the pages would be used again.
            drop(pages);
            assert_eq!(report.exposed.page_visits.len(), 200_000);
            assert!(
                (bytes / 2..2 * bytes).contains(&reserved),
                "{bytes} {reserved}"
            );
        }
    }

    #[test]
    fn a_count_is_read_from_a_number_a_text_or_an_object() {
        let cases = [
            ("12", 12, true),
            ("\"12\"", 12, true),
            ("12.0", 12, true),
            ("{\"uqDevices\": 12}", 12, true),
            ("{\"uqDevices\": \"12\", \"totalDevices\": 20}", 12, true),
            ("{\"visits\": 12}", 12, true),
            ("{}", 0, true),
            ("null", 0, true),
            ("{\"visits\": null}", 0, true),
            ("9223372036854775807", MOST, true),
            ("-12", 0, false),
            ("\"many\"", 0, false),
            ("\"1,490\"", 0, false),
            ("{\"visits\": \"many\"}", 0, false),
            ("1.5", 0, false),
            ("1e999", 0, false),
            ("99999999999999999999", 0, false),
            ("true", 0, false),
            ("[1]", 0, false),
        ];
        for (json, count, is_readable) in cases {
            let group = group(&format!(
                r#"{{ "totalDevices": {json}, "uqDevices": 3, "pageVisits": {{ "Homepage": {json} }},
                      "hourOfDay": {{ "0": {json}, "23": 4 }} }}"#
            ));
            let read = [
                group.total_devices.number,
                group.page_visits("Homepage"),
                group.visited_at(0),
            ];
            assert_eq!(read, [count; 3], "{json}");
            assert_eq!(
                (group.uq_devices.number, group.visited_at(23)),
                (3, 4),
                "{json}"
            );
            assert_eq!(group.is_readable("Homepage"), is_readable, "{json}");
            assert_eq!(
                group.unreadable(),
                if is_readable { 0 } else { 3 },
                "{json}"
            );
        }
    }

    #[test]
    fn days_are_read_from_a_list_and_from_an_object() {
        let cases = [
            r#"[{ "date": "2024-06-02", "uqDevices": 40, "pages": [{ "page": "Homepage", "visits": 4 },
                { "page": "Homepage", "visits": "2" }, { "visits": 9 }, "page"] }, "day"]"#,
            r#"{ "2024-06-02": { "uqDevices": 40, "pages": { "Homepage": { "visits": 6 } } } }"#,
            r#"{ "day 1": { "date": "2024-06-02", "uqDevices": "40", "pages": { "Homepage": 6 } } }"#,
        ];
        for json in cases {
            let group = group(&format!(r#"{{ "days": {json} }}"#));
            assert_eq!(group.days.len(), 1, "{json}");
            let day = &group.days[0];
            assert_eq!(day.date, "2024-06-02".parse().ok(), "{json}");
            assert_eq!(
                (day.uq_devices.number, day.pages.visits("Homepage")),
                (40, 6),
                "{json}"
            );
        }
    }

    #[test]
    fn missing_parts_read_as_0() {
        for json in [
            "{}",
            "null",
            "[]",
            "\"text\"",
            r#"{ "days": "text", "dayOfWeek": [], "pageVisits": null, "hourOfDay": 5, "hourOfExposure": {} }"#,
            r#"{ "days": null, "dayOfWeek": { "0": null, "1": [], "2": { "pages": "text" } } }"#,
        ] {
            let group = group(json);
            assert_eq!(
                (group.total_devices.number, group.days.len()),
                (0, 0),
                "{json}"
            );
            for day in 0..7 {
                let visits = group
                    .weekday(day)
                    .map_or(0, |day| day.pages.visits("Homepage"));
                assert_eq!(visits, 0, "{json}");
            }
            let numbers = [
                group.exposed_at(3),
                group.visited_at(3),
                group.page_visits("Homepage"),
            ];
            assert_eq!(numbers, [0; 3], "{json}");
        }
    }

    #[test]
    fn counts_of_days_that_cannot_be_read_are_counted() {
        let group = group(
            r#"{ "uqDevices": 7,
                 "days": [{ "uqDevices": "few", "pages": [{ "page": "Homepage", "visits": "n/a" }] }],
                 "dayOfWeek": { "0": { "totalDevices": -1, "pages": { "Homepage": 2, "Product Page": [] } } } }"#,
        );
        assert_eq!(group.unreadable(), 4);
        assert!(group.is_readable("Homepage"));
    }

    #[test]
    fn pixels_without_a_number_are_pixels_too() {
        let file = read(
            br#"{ "exposed": {}, "pixels": [{ "pixelId": "31", "page": "Homepage" }, { "pixelId": "px-1" }, null, 7, { "pixelId": 32 }] }"#,
        );
        let pixels: Vec<Option<i32>> = file
            .unwrap()
            .pixels
            .iter()
            .map(|row| row.pixel_id)
            .collect();
        assert_eq!(pixels, [Some(31), None, Some(32)]);
    }

    #[test]
    fn a_file_that_is_not_a_report_cannot_be_read() {
        for body in [
            "",
            "null",
            "[]",
            "7",
            "{",
            "<html>",
            "{\"exposed\": {",
            "{\"message\": \"not ready\"}",
            "\u{0}",
        ] {
            assert!(read(body.as_bytes()).is_err(), "{body}");
        }
        assert!(read(b"\xef\xbb\xbf{}").is_ok());
        assert!(read(b"\xff{}").is_err());
    }
}
