//! Values as they are written in GraphQL documents, in as few lines as are easy to read.

use std::fmt::Write;

use async_graphql::Value;
use async_graphql::parser::parse_query;
use async_graphql::parser::types::Selection;
use chrono::{Days, NaiveDate, Utc};

/// The longest line that is printed, if it can be broken.
pub(super) const WIDTH: usize = 120;

/// The most days from today that are printed as such. The sandbox's data are of these days.
const NEAR_DAYS: i64 = 62;

/// Reads a value. An enum value is a string as well, as it is in JSON.
pub(super) fn read(text: &str) -> Result<Value, String> {
    let document =
        parse_query(format!("{{ f(value: {text}\n) }}")).map_err(|error| error.to_string())?;
    let (_, operation) = document.operations.iter().next().ok_or("no value")?;
    let Selection::Field(field) = &operation.node.selection_set.node.items[0].node else {
        return Err("no value".to_owned());
    };
    let value = field.node.get_argument("value").ok_or("no value")?;
    let value = value
        .node
        .clone()
        .into_const()
        .ok_or("a variable has no value here")?;
    Ok(with_strings(value))
}

fn with_strings(value: Value) -> Value {
    match value {
        Value::Enum(name) => Value::String(name.to_string()),
        Value::List(items) => Value::List(items.into_iter().map(with_strings).collect()),
        Value::Object(fields) => {
            let fields = fields.into_iter();
            Value::Object(
                fields
                    .map(|(name, value)| (name, with_strings(value)))
                    .collect(),
            )
        }
        _ => value,
    }
}

/// Prints a value that begins in a column of a line with an indent.
pub(super) fn print(value: &Value, indent: usize, column: usize) -> String {
    let line = on_one_line(value);
    let (open, close, entries) = match value {
        _ if column + length(&line) <= WIDTH => return line,
        Value::List(items) => (
            "[",
            "]",
            Vec::from_iter(items.iter().map(|item| (String::new(), item))),
        ),
        Value::Object(fields) => {
            let fields = fields
                .iter()
                .map(|(name, value)| (format!("{name}: "), value));
            ("{ ", " }", Vec::from_iter(fields))
        }
        _ => return line,
    };
    let indent = indent + 2;
    let (mut text, mut column) = (open.to_owned(), column + open.len());
    for (at, (name, value)) in entries.iter().enumerate() {
        let width = length(name) + length(&on_one_line(value)) + close.len();
        let is_long = indent + width > WIDTH;
        let fits = column + 2 + if is_long { length(name) + 40 } else { width } <= WIDTH;
        if at > 0 {
            text += ",";
            column += 1;
        }
        if !fits {
            text.truncate(text.trim_end().len());
            write!(text, "\n{:indent$}", "").unwrap();
            column = indent;
        } else if at > 0 {
            text += " ";
            column += 1;
        }
        text += name;
        column += length(name);
        let printed = print(value, indent, column);
        column = match printed.rsplit_once('\n') {
            Some((_, last)) => length(last),
            None => column + length(&printed),
        };
        text += &printed;
    }
    text + close
}

fn length(text: &str) -> usize {
    text.chars().count()
}

fn on_one_line(value: &Value) -> String {
    match value {
        Value::List(items) => {
            let items = items.iter().map(on_one_line);
            format!("[{}]", Vec::from_iter(items).join(", "))
        }
        Value::Object(fields) if !fields.is_empty() => {
            let fields = fields
                .iter()
                .map(|(name, value)| format!("{name}: {}", on_one_line(value)));
            format!("{{ {} }}", Vec::from_iter(fields).join(", "))
        }
        Value::String(text) => near_day(text).unwrap_or_else(|| quoted(text)),
        _ => serde_json::to_string(value).unwrap(),
    }
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap()
}

/// A text that begins with a day close to today, relative to it.
fn near_day(text: &str) -> Option<String> {
    let (day, rest) = text.split_at_checked(10)?;
    let days = (NaiveDate::parse_from_str(day, "%Y-%m-%d").ok()? - today()).num_days();
    if days.abs() > NEAR_DAYS {
        return None;
    }
    let distance = if days == 0 {
        String::new()
    } else {
        format!("{days:+}")
    };
    Some(quoted(&format!("{{today{distance}}}{rest}")))
}

/// A text with the days of `{today}`, `{today-1}` and so on.
pub(super) fn with_days(text: &str) -> String {
    let mut parts = text.split("{today");
    let mut written = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (distance, rest) = part.split_once('}').unwrap();
        let distance: i64 = if distance.is_empty() {
            0
        } else {
            distance.parse().unwrap()
        };
        let days = Days::new(distance.unsigned_abs());
        let day = if distance < 0 {
            today() - days
        } else {
            today() + days
        };
        write!(written, "{day}{rest}").unwrap();
    }
    written
}

fn today() -> NaiveDate {
    Utc::now().date_naive()
}
