//! Values for the calls that need some: those of rows that other calls returned.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;

use crate::upstream::{Call, Path};

/// How many rows of a call are kept.
pub(super) const MAX_ROWS: usize = 200;

/// The values of one call.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Sample(Vec<(&'static str, String)>);

impl Sample {
    /// The path with these values.
    pub(super) fn path(&self, call: &'static Call) -> Path {
        let values = self.0.iter().take(call.placeholders().count());
        let values: Vec<_> = values.map(|(_, value)| value as _).collect();
        let queries = self.0.iter().skip(values.len());
        queries.fold(Path::new(call, &values), |path, (name, value)| {
            path.query(name, value)
        })
    }
}

/// What has been read so far, and the values that need no row.
pub(super) struct Samples {
    rows: Vec<(&'static Call, Value)>,
    email: String,
    now: DateTime<Utc>,
}

impl Samples {
    pub(super) fn new(email: &str, now: DateTime<Utc>) -> Self {
        Self {
            rows: Vec::new(),
            email: email.to_owned(),
            now,
        }
    }

    /// Keeps rows that a call returned.
    pub(super) fn keep(&mut self, call: &'static Call, rows: Vec<Value>) {
        let rows = rows.into_iter().take(MAX_ROWS);
        self.rows.extend(rows.map(|row| (call, row)));
    }

    /// The names of the values of a call that must be in a row.
    pub(super) fn needs(call: &Call) -> Vec<&'static str> {
        let queries = call.query.iter().copied();
        let names = call.placeholders().chain(queries);
        names.filter(|name| Self::fixed(name).is_empty()).collect()
    }

    /// Up to so many samples for a call: the values of each are of one row, which is of the same area if that has any.
    pub(super) fn of(&self, call: &'static Call, most: usize) -> Vec<Sample> {
        let area = |call: &Call| call.name.split('.').next();
        let own = self
            .rows
            .iter()
            .filter(|(from, _)| area(from) == area(call));
        let samples = self.of_rows(call, own.map(|(_, row)| row), most);
        match samples.is_empty() {
            true => self.of_rows(call, self.rows.iter().map(|(_, row)| row), most),
            false => samples,
        }
    }

    fn of_rows<'r>(
        &'r self,
        call: &'static Call,
        rows: impl Iterator<Item = &'r Value>,
        most: usize,
    ) -> Vec<Sample> {
        if Self::needs(call).is_empty() {
            return self.sample(call, &Value::Null).into_iter().collect();
        }
        let mut found = BTreeSet::new();
        for row in rows {
            found.extend(self.sample(call, row));
            if found.len() == most {
                break;
            }
        }
        found.into_iter().collect()
    }

    /// The values of a call from a row; `None` if it does not have all of them.
    fn sample(&self, call: &'static Call, row: &Value) -> Option<Sample> {
        let mut values = Vec::new();
        for name in call.placeholders().chain(call.query.iter().copied()) {
            let fixed = Self::fixed(name);
            if fixed.is_empty() {
                let key = if name == "campaignIds" {
                    "campaignId"
                } else {
                    name
                };
                let value = match &row[key] {
                    Value::String(text) if is_usable(text) => text.clone(),
                    Value::Number(number) => number.to_string(),
                    _ => return None,
                };
                values.push((name, value));
            }
            values.extend(fixed.iter().map(|value| (name, self.filled(value))));
        }
        let sample = Sample(values);
        let path = sample.path(call);
        let can_be_sent = !path.has_invalid_segment() && !path.is_too_long();
        can_be_sent.then_some(sample)
    }

    /// The values of a parameter that is the same for all rows.
    fn fixed(name: &str) -> &'static [&'static str] {
        match name {
            "email" => &["email"],
            "startDate" => &["first day"],
            "endDate" => &["last day"],
            "mainRange" => &["first second", "last second"],
            "deviceGroup" => &["EXPOSED"],
            "includeInternalUsers" => &["false"],
            "offset" => &["0"],
            "limit" => &["10"],
            _ => &[],
        }
    }

    /// A fixed value with what it stands for: the week that ended yesterday.
    fn filled(&self, value: &str) -> String {
        let first = self.now - TimeDelta::days(8);
        let last = self.now - TimeDelta::days(1);
        match value {
            "email" => self.email.clone(),
            "first day" => first.date_naive().to_string(),
            "last day" => last.date_naive().to_string(),
            "first second" => first.timestamp().to_string(),
            "last second" => last.timestamp().to_string(),
            value => value.to_owned(),
        }
    }
}

/// Whether a text can be the value of a call: what stands for no record, and the words of other paths, cannot.
fn is_usable(text: &str) -> bool {
    let is_segment = |call: &&Call| call.path.split('/').any(|segment| segment == text);
    !text.trim().is_empty() && text.len() < 200 && !Call::all().iter().any(is_segment)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_row_leads_to_the_path_of_no_other_call() {
        let calls = Call::all();
        let named = |name| *calls.iter().find(|call| call.name == name).unwrap();
        let call = named("pixels.one");
        let cases = [
            (json!({ "pixelId": 7 }), Some("/v3/api/pixels/7")),
            (
                json!({ "pixelId": "a b/c" }),
                Some("/v3/api/pixels/a%20b%2Fc"),
            ),
            (json!({ "pixelId": "pixel-query-async" }), None),
            (json!({ "pixelId": ".." }), None),
            (json!({ "pixelId": " " }), None),
            (json!({ "pixelId": "7".repeat(1_000) }), None),
            (json!({ "pixelId": [7] }), None),
            (json!({ "campaignId": 7 }), None),
        ];
        for (row, path) in cases {
            let mut samples = Samples::new("ada@example.com", Utc::now());
            samples.keep(named("pixels.of_customer"), vec![row.clone()]);
            let found = samples.of(call, 2);
            let found = found
                .first()
                .map(|sample| sample.path(call).as_str().to_owned());
            assert_eq!(found.as_deref(), path, "{row}");
        }
    }
}
