//! What the answers to a call have that the contract does not, and the other way round. No value is kept.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::samples::MAX_ROWS;
use crate::upstream::decode::{self, FromJson, Schemas, Seconds};
use crate::upstream::{Answer, Call};

/// What was found in the answers to a call.
pub(super) struct Findings {
    answer: Answer,
    schema: Value,
    schemas: Schemas,
    /// The rows, or the objects.
    pub(super) rows: usize,
    /// Those that cannot be read.
    pub(super) unreadable: usize,
    /// Why the first of them cannot be read.
    pub(super) reason: Option<String>,
    /// Why an answer as a whole cannot be read.
    pub(super) wrong: Option<String>,
    expected: BTreeSet<String>,
    present: BTreeSet<String>,
    /// Keys that the contract does not have.
    pub(super) new: BTreeSet<String>,
    /// How many values of a key are not among the known ones.
    pub(super) unknown: BTreeMap<String, usize>,
    /// How many values of a key are of another type, and are read as missing.
    pub(super) mistyped: BTreeMap<String, usize>,
    /// Keys whose numbers are texts.
    pub(super) texts: BTreeSet<String>,
    /// Whether the contract has a schema of the answer, or the gateway reads it.
    pub(super) is_compared: bool,
    /// Whether an answer had no envelope.
    pub(super) is_bare: bool,
}

impl Findings {
    /// None yet.
    pub(super) fn of(call: &'static Call) -> Self {
        let mut schemas = Schemas::default();
        let schema = match call.answer {
            Answer::Object(row) | Answer::List(row, _) => (row.describe)(&mut schemas),
            Answer::Words(..) => Value::Null,
        };
        Self {
            answer: call.answer,
            schema,
            schemas,
            rows: 0,
            unreadable: 0,
            reason: None,
            wrong: None,
            expected: BTreeSet::new(),
            present: BTreeSet::new(),
            new: BTreeSet::new(),
            unknown: BTreeMap::new(),
            mistyped: BTreeMap::new(),
            texts: BTreeSet::new(),
            is_compared: !matches!(call.answer, Answer::Words(_, None)),
            is_bare: false,
        }
    }

    /// Keys that no object has.
    pub(super) fn missing(&self) -> Vec<&str> {
        self.expected
            .difference(&self.present)
            .map(String::as_str)
            .collect()
    }

    /// Whether the gateway does not find all that it expects. A key that is missing everywhere may be one that nothing has now, but
    /// beside a new one it may have another name.
    pub(super) fn differ(&self) -> bool {
        let parent = |key: &str| key.rsplit_once('.').map(|(parent, _)| parent.to_owned());
        let new: BTreeSet<_> = self.new.iter().map(|key| parent(key)).collect();
        let may_be_renamed = self
            .missing()
            .into_iter()
            .any(|key| new.contains(&parent(key)));
        self.unreadable > 0
            || may_be_renamed
            || (self.rows > 0 && self.present.is_empty() && !self.expected.is_empty())
            || !self.unknown.is_empty()
            || !self.mistyped.is_empty()
    }

    /// Looks at the body of a success, and returns its rows.
    pub(super) fn add(&mut self, body: &[u8], is_json: bool) -> Vec<Value> {
        match self.read(body, is_json) {
            Ok(rows) => rows,
            Err(why) => {
                self.wrong.get_or_insert(why);
                Vec::new()
            }
        }
    }

    fn read(&mut self, body: &[u8], is_json: bool) -> Result<Vec<Value>, String> {
        let is_text = matches!(self.answer, Answer::Words(..));
        if body.trim_ascii().is_empty() && !is_text {
            return Err("no body".to_owned());
        }
        if body.trim_ascii_start().starts_with(b"<") {
            return Err("a page of markup in place of data".to_owned());
        }
        let rows = match self.answer {
            Answer::Words(_, read) => {
                if let Some(read) = read {
                    self.rows += 1;
                    read(body).map_err(|error| error.cause)?;
                }
                return Ok(Vec::new());
            }
            Answer::Object(_) => {
                let object = decode::unwrap_envelope(body).map_err(|error| error.cause)?;
                if !object.starts_with('{') {
                    return Err("no object".to_owned());
                }
                vec![object.to_owned()]
            }
            Answer::List(_, shape) => {
                let list =
                    decode::read_list::<Box<RawValue>>(body, shape).map_err(|error| error.cause)?;
                let is_missing = list.rows.is_empty() && !is_empty_list(body);
                if is_missing {
                    return Err("no list where it is expected".to_owned());
                }
                let rows = list.rows.into_iter();
                rows.map(|row| String::from(Box::<str>::from(row)))
                    .collect()
            }
        };
        if !is_json {
            return Err("a body that says it is no JSON".to_owned());
        }
        let whole: Option<Map<String, Value>> = serde_json::from_slice(body).ok();
        self.is_bare |= !whole.is_some_and(|whole| whole.contains_key("data"));
        let mut kept = Vec::new();
        for row in rows {
            kept.extend(self.row(&row).filter(|_| kept.len() < MAX_ROWS));
        }
        Ok(kept)
    }

    fn row(&mut self, json: &str) -> Option<Value> {
        self.rows += 1;
        // As the gateway reads it: what serde_json refuses, though it is JSON, is replaced.
        let mut readable = Vec::new();
        decode::write_sent(json, &mut readable);
        let row: Value = serde_json::from_slice(&readable).unwrap_or_default();
        let schema = self.schema.clone();
        self.walk(&schema, &row, "");
        let (Answer::Object(kind) | Answer::List(kind, _)) = self.answer else {
            return None;
        };
        if !(kind.is_readable)(json) {
            self.unreadable += 1;
            let reason = self.unreadable_because(&row);
            self.reason.get_or_insert(reason);
        }
        row.is_object().then_some(row)
    }

    fn unreadable_because(&self, row: &Value) -> String {
        if !row.is_object() {
            return "no object".to_owned();
        }
        let schema = self.resolved(&self.schema);
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let required = required.iter().filter_map(Value::as_str);
        let missing = required.filter(|key| {
            let kind = schema["properties"][*key]["type"].as_str();
            let fit = kind.map_or(Fit::Yes, |kind| Fit::of(kind, "", &row[*key]));
            row[*key].is_null() || fit == Fit::No
        });
        match missing.collect::<Vec<_>>().join(", ") {
            keys if keys.is_empty() => "for another reason".to_owned(),
            keys => format!("without a usable {keys}"),
        }
    }

    fn resolved<'s>(&'s self, schema: &'s Value) -> &'s Value {
        let name = schema["$ref"]
            .as_str()
            .and_then(|name| name.rsplit('/').next());
        name.and_then(|name| self.schemas.rows.get(name))
            .unwrap_or(schema)
    }

    /// Compares a value with its schema. `path` leads to it.
    fn walk(&mut self, schema: &Value, value: &Value, path: &str) {
        let schema = self.resolved(schema).clone();
        if value.is_null() {
            return;
        }
        if let Some(others) = schema["anyOf"].as_array() {
            let fitting = others.iter().find(|other| {
                self.resolved(other)["type"].as_str() == Some("object") && value.is_object()
            });
            if let Some(schema) = fitting.or(others.last()) {
                self.walk(schema, value, path);
            }
            return;
        }
        match (schema["type"].as_str(), value) {
            (Some("object"), Value::Object(members)) => self.object(&schema, members, path),
            (Some("array"), Value::Array(items)) => {
                for item in items {
                    self.walk(&schema["items"], item, &format!("{path}[]"));
                }
            }
            (Some(kind), value) => {
                let format = schema["format"].as_str().unwrap_or_default();
                match Fit::of(kind, format, value) {
                    // A row that is no object is unreadable, and told as such.
                    Fit::No if path.is_empty() => {}
                    Fit::No => *self.mistyped.entry(path.to_owned()).or_default() += 1,
                    Fit::AsText => drop(self.texts.insert(path.to_owned())),
                    Fit::Yes => {}
                }
            }
            (None, _) => {}
        }
        if let (Some(known), Value::String(text)) = (schema["x-known-values"].as_array(), value)
            && !known
                .iter()
                .any(|known| known.as_str().is_some_and(|known| is_same(known, text)))
        {
            *self.unknown.entry(path.to_owned()).or_default() += 1;
        }
    }

    fn object(&mut self, schema: &Value, members: &Map<String, Value>, path: &str) {
        let below = |key: &str| match path {
            "" => key.to_owned(),
            path => format!("{path}.{key}"),
        };
        let Some(properties) = schema["properties"].as_object() else {
            if let Some(schema) = schema.get("additionalProperties") {
                for value in members.values() {
                    self.walk(schema, value, &below("*"));
                }
            }
            return;
        };
        self.expected
            .extend(properties.keys().map(|key| below(key)));
        for (key, value) in members {
            match properties.get(key) {
                Some(schema) => {
                    self.present.insert(below(key));
                    self.walk(schema, value, &below(key));
                }
                None if self.new.len() < MAX_NEW => {
                    self.new.insert(below(printable_name(key)));
                }
                None => {}
            }
        }
    }
}

/// Whether two words are the same to the gateway: services write blanks for underscores, and small letters.
fn is_same(known: &str, text: &str) -> bool {
    known.eq_ignore_ascii_case(&text.trim().replace(' ', "_"))
        || known.eq_ignore_ascii_case(text.trim())
}

/// Whether a value is of a type.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Fit {
    Yes,
    /// A number that is a text.
    AsText,
    No,
}

impl Fit {
    fn of(kind: &str, format: &str, value: &Value) -> Self {
        let json = value.to_string();
        let is_readable = match (kind, format) {
            ("integer", "unix-time") => json == "0" || Seconds::from_json(&json).is_some(),
            ("integer", "int32") => i32::from_json(&json).is_some(),
            ("integer", _) => i64::from_json(&json).is_some(),
            ("number", _) => f64::from_json(&json).is_some(),
            ("boolean", _) => bool::from_json(&json).is_some(),
            ("string", "date") => NaiveDate::from_json(&json).is_some(),
            ("string", "date-time") => DateTime::<Utc>::from_json(&json).is_some(),
            ("string", _) => String::from_json(&json).is_some(),
            ("object", _) => value.is_object(),
            ("array", _) => value.is_array(),
            _ => true,
        };
        match is_readable {
            false => Self::No,
            true if matches!(kind, "integer" | "number") && value.is_string() => Self::AsText,
            true => Self::Yes,
        }
    }
}

/// Whether a body without rows says that there are none: an empty list or null, alone or as `data`.
fn is_empty_list(body: &[u8]) -> bool {
    let is_empty = |value: &Value| value.is_null() || value.is_array();
    let body: Value = serde_json::from_slice(body).unwrap_or_default();
    let data = body.get("data");
    is_empty(&body)
        || data.is_some_and(|data| is_empty(data) || data.get("data").is_some_and(is_empty))
}

/// How many new keys are told.
const MAX_NEW: usize = 50;

/// A key as it is printed. One that is no name may be a value, such as an email address.
fn printable_name(key: &str) -> &str {
    let is_name = |key: &str| {
        key.len() <= 40
            && key
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    };
    let has_few_digits = key.chars().filter(char::is_ascii_digit).count() <= 4;
    if is_name(key) && has_few_digits {
        key
    } else {
        "(no name)"
    }
}
