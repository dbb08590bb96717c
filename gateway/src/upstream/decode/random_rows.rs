//! Random rows, read by their rules and by a plain reader of JSON values.

use chrono::{DateTime, NaiveDate, Utc};
use gateway_macros::row;
use pretty_assertions::assert_eq;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::value::RawValue;

use super::{ListReader, RawObject, Text, Unreadable};

#[row]
#[derive(Debug, PartialEq)]
struct Thing {
    #[required]
    id: i32,
    name: Option<String>,
    note: Text,
    count: Option<i64>,
    small: Option<i32>,
    ratio: Option<f64>,
    flag: Option<bool>,
    day: Option<NaiveDate>,
    instant: Option<DateTime<Utc>>,
    #[seconds]
    seconds: Option<DateTime<Utc>>,
    numbers: Vec<i32>,
    part: Option<Part>,
    parts: Vec<Part>,
}

#[row]
#[derive(Debug, PartialEq)]
struct Part {
    #[required]
    key: String,
    size: Option<i64>,
}

/// Keys as JSON, with and without escapes. Some are no field's.
const KEYS: [&str; 18] = [
    r#""id""#,
    r#""\u0069d""#,
    r#""name""#,
    r#""note""#,
    r#""count""#,
    r#""co\u0075nt""#,
    r#""small""#,
    r#""ratio""#,
    r#""flag""#,
    r#""day""#,
    r#""instant""#,
    r#""seconds""#,
    r#""numbers""#,
    r#""part""#,
    r#""parts""#,
    r#""other""#,
    r#""\"\\/\n""#,
    r#""ключ""#,
];

const SCALARS: [&str; 62] = [
    "null",
    "true",
    "false",
    "0",
    "-0",
    "-0.0",
    "1",
    "7.0",
    "-7.5",
    "1e3",
    "1E+2",
    "25e-1",
    "1e-7",
    "1e300",
    "2147483647",
    "2147483648",
    "-2147483648",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551616",
    "-9223372036854775809",
    "1717423500",
    "1717423500000",
    "1717423500.5",
    "99999999999",
    "100000000000",
    "-1",
    r#""""#,
    r#"" ""#,
    r#""7""#,
    r#"" 7 ""#,
    r#""+7""#,
    r#""7.0""#,
    r#""1e3""#,
    r#""-0""#,
    r#""00""#,
    r#""1.""#,
    r#"".5""#,
    r#""0x1""#,
    r#""NaN""#,
    r#""inf""#,
    r#""1e999""#,
    r#""7 apples""#,
    r#""٣""#,
    r#""true""#,
    r#""TRUE""#,
    r#""False""#,
    r#""yes""#,
    r#""1""#,
    r#""2024-06-03""#,
    r#""2024-06-31""#,
    r#""2024-06-03T14:05:00Z""#,
    r#""2024-06-03T10:05:00.25-04:00""#,
    r#""1717423500""#,
    r#""a \"quoted\" word""#,
    r#""[{\"id\":1}]""#,
    r#""\ud83d\ude00 \u00e9\n""#,
    r#""Zürich 東京 😀""#,
    r#""\u0000""#,
    r#""exactly eight bytes or more of text without an escape""#,
    r#""}""#,
];

const SPACES: [&str; 8] = ["", "", "", "", " ", "\n", "\t", "\r\n  "];

struct Writer(StdRng);

impl Writer {
    fn pick(&mut self, of: &[&'static str]) -> &'static str {
        of.choose(&mut self.0).unwrap()
    }

    fn value(&mut self, depth: u32) -> String {
        match self.0.random_range(0..12 + depth) {
            0 => self.list(depth + 3),
            1 => self.object(depth + 3),
            2 => format!(
                "{{\"key\":{},\"size\":{}}}",
                self.pick(&SCALARS),
                self.pick(&SCALARS)
            ),
            _ => self.pick(&SCALARS).to_owned(),
        }
    }

    fn list(&mut self, depth: u32) -> String {
        let items = (0..self.0.random_range(0..4)).map(|_| self.value(depth));
        let items: Vec<_> = items.collect();
        let (before, after) = (self.pick(&SPACES), self.pick(&SPACES));
        format!(
            "{before}[{}{after}]",
            items.join(&format!("{before},{after}"))
        )
    }

    fn object(&mut self, depth: u32) -> String {
        let mut members = Vec::new();
        for _ in 0..self.0.random_range(0..9) {
            let (key, space) = (self.pick(&KEYS), self.pick(&SPACES));
            members.push(format!("{space}{key}{space}:{space}{}", self.value(depth)));
        }
        if self.0.random_bool(0.7) {
            let at = self.0.random_range(0..=members.len());
            members.insert(at, format!("\"id\":{}", self.0.random_range(1..99)));
        }
        format!("{{{}}}", members.join(","))
    }

    fn rows(&mut self) -> String {
        let mut rows = Vec::new();
        for _ in 0..self.0.random_range(0..6) {
            rows.push(match self.0.random_range(0..12) {
                0 => self.value(0),
                _ => self.object(0),
            });
        }
        format!("[{}]", rows.join(","))
    }

    /// A body, and the list in it.
    fn body(&mut self) -> (String, String) {
        let rows = self.rows();
        let body = match self.0.random_range(0..4) {
            0 => format!("{{\"more\":{},\"data\":{rows}}}", self.value(0)),
            1 => format!(
                "\u{feff}{{ \"d\\u0061ta\" :{rows},\"more\":{}}}\n",
                self.value(0)
            ),
            2 => format!(" {rows}\r\n"),
            _ => rows.clone(),
        };
        (body, rows)
    }

    /// Reads a body in chunks of random sizes.
    fn read(&mut self, body: &[u8]) -> Result<Vec<Thing>, Unreadable> {
        let mut reader: ListReader<Thing> = ListReader::plain();
        reader.begin(self.0.random_range(0..2) * body.len());
        let mut rest = body;
        let most = *[1, 3, 16, 4_096].choose(&mut self.0).unwrap();
        while !rest.is_empty() {
            let (chunk, after) = rest.split_at(self.0.random_range(1..=most).min(rest.len()));
            reader.take(chunk)?;
            rest = after;
        }
        Ok(reader.finish()?.0.rows)
    }
}

/// The reading rules, from JSON values.
mod plain {
    use super::*;

    pub fn int(value: &Value) -> Option<i64> {
        let whole = |number: f64| {
            let is_exact = number.fract() == 0.0 && number.abs() < 9e15;
            is_exact.then_some(number as i64)
        };
        match value {
            Value::Number(number) => number.as_i64().or_else(|| whole(number.as_f64()?)),
            Value::String(text) => {
                let text = text.trim();
                text.parse().ok().or_else(|| whole(text.parse().ok()?))
            }
            _ => None,
        }
    }

    pub fn int32(value: &Value) -> Option<i32> {
        int(value)?.try_into().ok()
    }

    pub fn num(value: &Value) -> Option<f64> {
        let number = match value {
            Value::Number(number) => number.as_f64(),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        };
        number.filter(|number| number.is_finite())
    }

    pub fn text(value: &Value) -> Option<String> {
        match value {
            Value::String(text) => Some(text.clone()),
            Value::Number(number) => Some(match number.as_i64() {
                Some(whole) => whole.to_string(),
                None => number.as_f64()?.to_string(),
            }),
            _ => None,
        }
    }

    pub fn flag(value: &Value) -> Option<bool> {
        match value {
            Value::Bool(flag) => Some(*flag),
            Value::Number(number) => match number.as_i64()? {
                0 => Some(false),
                1 => Some(true),
                _ => None,
            },
            Value::String(text) => text.to_ascii_lowercase().parse().ok(),
            _ => None,
        }
    }

    pub fn day(value: &Value) -> Option<NaiveDate> {
        text(value)?.get(..10)?.parse().ok()
    }

    pub fn instant(value: &Value) -> Option<DateTime<Utc>> {
        let of_number = |number: i64| match number.unsigned_abs() < 100_000_000_000 {
            true => DateTime::from_timestamp(number, 0),
            false => DateTime::from_timestamp_millis(number),
        };
        let time = match value {
            Value::Number(number) => of_number(match number.as_i64() {
                Some(whole) => whole,
                None => number.as_f64()? as i64,
            }),
            Value::String(text) => match text.trim().parse() {
                Ok(number) => of_number(number),
                Err(_) => text.parse::<DateTime<Utc>>().ok(),
            },
            _ => None,
        };
        time.filter(super::super::is_in_years)
    }

    pub fn seconds(value: &Value) -> Option<DateTime<Utc>> {
        let number = int(value).filter(|number| *number != 0)?;
        DateTime::from_timestamp(number, 0).filter(super::super::is_in_years)
    }

    fn items<T>(value: &Value, item: impl Fn(&Value) -> Option<T>) -> Vec<T> {
        let items = value.as_array().into_iter().flatten();
        items.filter_map(item).collect()
    }

    /// The members that an object has of these; `None` if it has one of them twice.
    fn members<const N: usize>(row: &RawValue, names: [&str; N]) -> Option<[Value; N]> {
        let object: RawObject = serde_json::from_str(row.get()).ok()?;
        let is_once = |name: &&str| object.iter().filter(|(key, _)| key == name).count() < 2;
        names.iter().all(is_once).then(|| {
            names.map(|name| {
                let value = object.get(name).map_or("null", RawValue::get);
                serde_json::from_str(value).unwrap()
            })
        })
    }

    fn part(row: &RawValue) -> Option<Part> {
        let [key, size] = members(row, ["key", "size"])?;
        Some(Part {
            key: text(&key).filter(|key| !key.is_empty())?,
            size: int(&size),
        })
    }

    pub fn thing(row: &RawValue) -> Option<Thing> {
        let [
            id,
            name,
            note,
            count,
            small,
            ratio,
            flag_of,
            day_of,
            at,
            seconds_of,
            numbers,
        ] = members(
            row,
            [
                "id", "name", "note", "count", "small", "ratio", "flag", "day", "instant",
                "seconds", "numbers",
            ],
        )?;
        members(row, ["part", "parts"])?;
        // As they were sent: a value would have lost the keys that come twice.
        let object: RawObject = serde_json::from_str(row.get()).ok()?;
        let parts = object.get("parts").map(RawValue::get);
        let parts = parts.and_then(|parts| serde_json::from_str::<Vec<&RawValue>>(parts).ok());
        Some(Thing {
            id: int32(&id)?,
            name: text(&name),
            note: text(&note).unwrap_or_default().into(),
            count: int(&count),
            small: int32(&small),
            ratio: num(&ratio),
            flag: flag(&flag_of),
            day: day(&day_of),
            instant: instant(&at),
            seconds: seconds(&seconds_of),
            numbers: items(&numbers, int32),
            part: object.get("part").and_then(part),
            parts: parts.iter().flatten().filter_map(|row| part(row)).collect(),
        })
    }
}

fn plain_rows(list: &str) -> Vec<Thing> {
    let rows: Vec<&RawValue> = serde_json::from_str(list).unwrap();
    rows.into_iter().filter_map(plain::thing).collect()
}

#[test]
fn random_rows_are_read_as_a_plain_reader_reads_them() {
    let mut writer = Writer(StdRng::seed_from_u64(11));
    let mut count = 0;
    for _ in 0..2_000 {
        let (body, list) = writer.body();
        let rows = writer.read(body.as_bytes());
        let expected = plain_rows(&list);
        count += expected.len();
        assert_eq!(rows.as_deref(), Ok(&expected[..]), "{body}");
    }
    assert!(count > 1_000, "{count}");
}

#[test]
fn a_damaged_list_is_read_only_if_it_is_still_json() {
    let mut writer = Writer(StdRng::seed_from_u64(12));
    let mut counts = [0; 2];
    for _ in 0..2_500 {
        let mut list = writer.rows().into_bytes();
        let at = writer.0.random_range(0..list.len());
        match writer.0.random_range(0..4) {
            0 => list.truncate(at),
            1 => drop(list.remove(at)),
            2 => list[at] = *b"\"\\{}[],:0e-. \nx".choose(&mut writer.0).unwrap(),
            _ => list.extend_from_slice(
                &[b",", b"]", b"}", b"0", b"\0"]
                    .choose(&mut writer.0)
                    .unwrap()[..],
            ),
        }
        let Ok(text) = std::str::from_utf8(&list) else {
            continue;
        };
        let is_list =
            text.starts_with('[') && serde_json::from_str::<Vec<IgnoredAny>>(text).is_ok();
        let read = writer.read(&list);
        // An object may be an envelope, and null is an empty list.
        if text.trim_start().starts_with('[') {
            assert_eq!(read.is_ok(), is_list, "{text}");
            counts[usize::from(is_list)] += 1;
        }
    }
    assert!(counts.iter().all(|count| *count > 200), "{counts:?}");
}
