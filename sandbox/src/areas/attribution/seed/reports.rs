//! A report file for every case: each level of confidence, unusual shapes, and unreadable files.

use serde_json::{Map, Value, json};

use super::super::report::{self, PAGES};
use crate::seed::writer::{SeedWriter, remove};

/// The study of the first case. Its job has the same position among the jobs.
pub(super) const FIRST_STUDY: i64 = 101;
pub(super) const CAMPAIGN: i64 = 22;

/// The devices of each group.
const DEVICES: i64 = 4_000;
/// The visitors of each page in the control group.
const CONTROL: [i64; 3] = [400, 160, 80];
/// The visitors in the exposed group for the highest confidence: 3.2 standard deviations above the control group. The
/// other levels of confidence are also in the middle of their bands on every page.
const HIGHEST: [i64; 3] = [490, 221, 125];

/// The percentage of a group's devices that are seen in each hour.
const HOURS: [i64; 24] = [
    1, 1, 1, 1, 1, 2, 4, 7, 8, 6, 5, 5, 6, 5, 5, 5, 6, 8, 7, 5, 4, 3, 2, 2,
];

/// The output of a job.
pub(super) enum Output {
    /// A file with this content.
    File(Vec<u8>),
    /// A link to a file that does not exist.
    Missing,
    /// A link that has expired, to a file with this content.
    Expired(Vec<u8>),
    /// A link that is this text.
    Link(&'static str),
    /// No link at all.
    None,
}

/// Builds the report of a case.
type Case = fn(&SeedWriter<'_>) -> Output;

/// The name of each case's study, and its report.
const CASES: [(&str, Case); 33] = [
    ("Confidence 0.99", |seed| visited(seed, HIGHEST)),
    ("Confidence 0.98", |seed| visited(seed, [468, 206, 114])),
    ("Confidence 0.95", |seed| visited(seed, [459, 200, 109])),
    ("Confidence 0.90", |seed| visited(seed, [450, 193, 104])),
    ("Confidence 0.85", |seed| visited(seed, [442, 188, 100])),
    ("Confidence 0.80", |seed| visited(seed, [437, 185, 98])),
    ("Not Significant", |seed| visited(seed, [416, 171, 88])),
    ("Negative Lift", |seed| visited(seed, [318, 108, 45])),
    ("One Pixel", |seed| of_pixels(seed, 1)),
    ("No Pixels in the Report", |seed| of_pixels(seed, 0)),
    ("Two Pixels", |seed| of_pixels(seed, 2)),
    ("Five Pixels", |seed| of_pixels(seed, 5)),
    ("No Visits", |seed| json(report(seed, [0; 3], [0; 3], 3))),
    ("No Control Visits", |seed| {
        json(report(seed, HIGHEST, [0; 3], 3))
    }),
    ("No Control Group", |seed| {
        changed(seed, |report| remove(report, "control"))
    }),
    ("Empty Groups", |seed| {
        changed(seed, |report| {
            report["exposed"] = json!({});
            report["control"] = json!({});
        })
    }),
    ("Days by Key", |seed| {
        changed(seed, |report| each_group(report, days_by_key))
    }),
    ("Numbers as Text", |seed| {
        changed(seed, |report| each_group(report, numbers_as_text))
    }),
    ("Words for Numbers", |seed| changed(seed, words_for_numbers)),
    ("Hours as Objects", |seed| {
        changed(seed, |report| each_group(report, hours_as_objects))
    }),
    ("No Hours", |seed| {
        changed(seed, |report| {
            each_group(report, |group| {
                remove(group, "hourOfDay");
                remove(group, "hourOfExposure");
            });
        })
    }),
    ("Extra Hour and Weekday", |seed| {
        changed(seed, |report| each_group(report, extra_keys))
    }),
    ("More Visits than Devices", |seed| {
        json(report(seed, [5_200, 4_400, 80], CONTROL, 3))
    }),
    ("Broken JSON", |seed| {
        let mut text = report(seed, HIGHEST, CONTROL, 3).to_string();
        text.truncate(text.len() / 2);
        Output::File(text.into_bytes())
    }),
    ("List for a Report", |seed| {
        json(json!([report(seed, HIGHEST, CONTROL, 3)]))
    }),
    ("HTML for a Report", |_| {
        Output::File(b"<!doctype html><title>502</title><h1>Bad Gateway</h1>".to_vec())
    }),
    ("Empty File", |_| Output::File(Vec::new())),
    ("Missing Object", |_| Output::Missing),
    ("Expired Link", |seed| {
        Output::Expired(report(seed, HIGHEST, CONTROL, 3).to_string().into_bytes())
    }),
    ("Foreign Link", |_| {
        Output::Link(
            "http://files.example.com/job-results/attribution/1730/output.json?Expires=4102444800&Signature=00",
        )
    }),
    ("Not a Link", |_| Output::Link("not a link")),
    ("Only a Summary", |_| Output::None),
    ("Big Report", big),
];

/// The name of each case's study.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    CASES.into_iter().map(|(name, _)| name)
}

/// The output of each case.
pub(super) fn outputs(seed: &SeedWriter<'_>) -> impl Iterator<Item = Output> {
    CASES.into_iter().map(|(_, output)| output(seed))
}

fn json(report: Value) -> Output {
    Output::File(report.to_string().into_bytes())
}

fn visited(seed: &SeedWriter<'_>, exposed: [i64; 3]) -> Output {
    json(report(seed, exposed, CONTROL, 3))
}

fn of_pixels(seed: &SeedWriter<'_>, pixels: usize) -> Output {
    json(report(seed, HIGHEST, CONTROL, pixels))
}

fn changed(seed: &SeedWriter<'_>, change: fn(&mut Value)) -> Output {
    let mut report = report(seed, HIGHEST, CONTROL, 3);
    change(&mut report);
    json(report)
}

fn each_group(report: &mut Value, change: fn(&mut Value)) {
    for group in ["exposed", "control"] {
        change(&mut report[group]);
    }
}

/// A report over 28 days. The numbers are the visitors of each page.
pub(super) fn report(
    seed: &SeedWriter<'_>,
    exposed: [i64; 3],
    control: [i64; 3],
    pixels: usize,
) -> Value {
    json!({
        "exposed": group(seed, 9_000, exposed),
        "control": group(seed, 8_000, control),
        "pixels": report::pixels(pixels),
    })
}

fn group(seed: &SeedWriter<'_>, total: i64, visitors: [i64; 3]) -> Value {
    let pages = |part: i64, more: i64| -> Map<String, Value> {
        PAGES
            .iter()
            .zip(visitors)
            .map(|(page, visitors)| {
                let more = if visitors == 0 { 0 } else { more };
                ((*page).to_owned(), json!(visitors / part + more))
            })
            .collect()
    };
    let days: Vec<Value> = (1..=28)
        .rev()
        .map(|day| {
            let pages: Vec<Value> = pages(28, day % 5)
                .into_iter()
                .map(|(page, visits)| json!({ "page": page, "visits": visits }))
                .collect();
            json!({ "date": seed.day(-day).to_string(), "uqDevices": DEVICES / 28 + day % 7, "pages": pages })
        })
        .collect();
    let day_of_week: Map<String, Value> = (0..7)
        .map(|day| {
            let pages: Map<String, Value> = pages(7, day)
                .into_iter()
                .map(|(page, visits)| (page, json!({ "visits": visits })))
                .collect();
            let body = json!({ "totalDevices": total / 7 + day * 11, "uqDevices": DEVICES / 7 + day * 3,
                "pages": pages });
            (day.to_string(), body)
        })
        .collect();
    let hours = |of: i64| -> Map<String, Value> {
        (0..24)
            .zip(HOURS)
            .map(|(hour, share): (i64, i64)| (hour.to_string(), json!(of * share / 100)))
            .collect()
    };
    json!({
        "totalDevices": total,
        "uqDevices": DEVICES,
        "days": days,
        "dayOfWeek": day_of_week,
        "pageVisits": pages(1, 0),
        "hourOfExposure": hours(DEVICES),
        "hourOfDay": hours(visitors.iter().sum()),
    })
}

fn days_by_key(group: &mut Value) {
    let days: Map<String, Value> = group["days"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|day| {
            let mut day = day.clone();
            let date = day["date"].as_str().unwrap_or_default().to_owned();
            remove(&mut day, "date");
            (date, day)
        })
        .collect();
    group["days"] = days.into();
}

fn numbers_as_text(value: &mut Value) {
    match value {
        Value::Number(number) => *value = json!(number.to_string()),
        Value::Array(items) => items.iter_mut().for_each(numbers_as_text),
        Value::Object(fields) => fields.values_mut().for_each(numbers_as_text),
        _ => {}
    }
}

fn words_for_numbers(report: &mut Value) {
    report["exposed"]["totalDevices"] = json!("many");
    report["exposed"]["pageVisits"]["Product Page"] = json!("n/a");
    report["exposed"]["dayOfWeek"]["2"]["uqDevices"] = json!("");
    report["control"]["hourOfDay"]["8"] = json!("some");
    report["control"]["days"][3]["pages"][0]["visits"] = json!("few");
}

fn hours_as_objects(group: &mut Value) {
    for key in ["hourOfExposure", "hourOfDay"] {
        for hour in group[key]
            .as_object_mut()
            .into_iter()
            .flat_map(Map::values_mut)
        {
            *hour = json!({ "uqDevices": hour.take() });
        }
    }
}

/// A 29th hour and an eighth day of the week.
fn extra_keys(group: &mut Value) {
    group["hourOfExposure"]["28"] = json!(7_777);
    group["hourOfDay"]["28"] = json!(7_777);
    group["dayOfWeek"]["7"] = json!({ "totalDevices": 7_777, "uqDevices": 7_777, "pages": { "Homepage": { "visits": 7_777 } } });
}

/// A report of about two megabytes: two years of days with thirty pages each. Written as text, because JSON values
/// would double the startup time.
fn big(seed: &SeedWriter<'_>) -> Output {
    let pages: Vec<Value> = (0..9)
        .map(|visits| {
            (1..=30)
                .map(|page| json!({ "page": format!("Landing Page {page}"), "visits": (visits + page) % 9 }))
                .collect()
        })
        .collect();
    let pages: Vec<String> = pages.iter().map(Value::to_string).collect();
    let days: Vec<String> = (1..=730)
        .zip(pages.iter().cycle())
        .map(|(day, pages)| {
            let date = seed.day(-day);
            format!(
                "{{\"date\":\"{date}\",\"uqDevices\":{},\"pages\":{pages}}}",
                140 + day % 7
            )
        })
        .collect();
    let mut report = report(seed, HIGHEST, CONTROL, 3);
    each_group(&mut report, |group| group["days"] = Value::Null);
    let days = format!("\"days\":[{}]", days.join(","));
    Output::File(
        report
            .to_string()
            .replace("\"days\":null", &days)
            .into_bytes(),
    )
}
