//! The rows and calls of debug logs.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;
use serde_json::value::RawValue;

use crate::error::Result;
use crate::upstream::decode::{FromJson, RawObject, Table, Text};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    DEBUG_LOGS = Call::get("debug_logs.all", "/v3/api/planning/ai-debug-logs")
        .list::<DebugLogRow>()
        .large();
    DEBUG_LOG = Call::get("debug_logs.one", "/v3/api/planning/ai-debug-logs/{debugId}")
        .object::<RawObject>()
        .large();
}

/// A debug log in the list, as the main API sends it.
#[row]
pub struct DebugLogRow {
    #[key]
    pub debug_id: Text,
    pub debug_timestamp: Option<DateTime<Utc>>,
    pub route: Option<Text>,
    pub feature_type: Option<Text>,
    pub user_id: Option<i32>,
    pub initiation_type: Option<Text>,
    pub has_errors: Option<bool>,
}

impl DebugLogRow {
    /// The row of a log, taken from its details.
    pub fn of(debug_id: &str, details: &DetailsRow) -> Self {
        Self {
            debug_id: debug_id.into(),
            debug_timestamp: details.instant("debugTimestamp"),
            route: details.text("route").map(Text::from),
            feature_type: details.text("featureType").map(Text::from),
            user_id: details.whole_number("userId"),
            initiation_type: details.text("initiationType").map(Text::from),
            has_errors: details.flag("hasErrors"),
        }
    }
}

/// The details of a debug log, as the main API sends them. Most values are JSON of any type.
#[derive(Clone)]
pub struct DetailsRow(Arc<RawObject>);

impl DetailsRow {
    /// The whole record, as JSON.
    pub fn json(&self) -> String {
        self.0.json().get().to_owned()
    }

    /// A value of any type; `None` if it is missing or null.
    pub fn value(&self, key: &str) -> Option<&RawValue> {
        self.0.get(key).filter(|value| value.get() != "null")
    }

    /// A string, or a number as a string.
    pub fn text(&self, key: &str) -> Option<String> {
        String::from_json(self.0.get(key)?.get())
    }

    /// True or false.
    pub fn flag(&self, key: &str) -> Option<bool> {
        bool::from_json(self.0.get(key)?.get())
    }

    /// A time.
    pub fn instant(&self, key: &str) -> Option<DateTime<Utc>> {
        DateTime::from_json(self.0.get(key)?.get())
    }

    /// A number without its fraction, if it is in the range of a GraphQL Int.
    pub fn whole_number(&self, key: &str) -> Option<i32> {
        let number = f64::from_json(self.0.get(key)?.get())?.trunc();
        let range = f64::from(i32::MIN)..=f64::from(i32::MAX);
        range.contains(&number).then_some(number as i32)
    }
}

/// All debug logs.
pub async fn debug_logs(main: &Api<'_>) -> Result<Arc<Table<DebugLogRow>>> {
    main.table(Path::new(&DEBUG_LOGS, &[])).await
}

/// The details of a debug log.
pub async fn details(main: &Api<'_>, debug_id: &str) -> Result<DetailsRow> {
    main.one(Path::new(&DEBUG_LOG, &[&debug_id]))
        .await
        .map(DetailsRow)
}
