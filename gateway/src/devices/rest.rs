//! The call of the device search.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde::de::{Deserializer, SeqAccess, Visitor};

use crate::error::Result;
use crate::upstream::reading::{self, Failure};
use crate::upstream::{Api, paths};

/// What a search found.
pub struct Found {
    /// How many devices were counted.
    pub total: i64,
    /// How many different devices were counted.
    pub unique: i64,
    /// The device ids, one per line, each line ended by CRLF and safe for a spreadsheet.
    pub lines: DeviceLines,
}

/// Device ids as lines of a CSV file. A million of them are one text, never a million texts.
#[derive(Default)]
pub struct DeviceLines {
    /// The lines.
    pub text: String,
    /// How many there are.
    pub count: i64,
}

impl<'de> Deserialize<'de> for DeviceLines {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Lines;
        impl<'de> Visitor<'de> for Lines {
            type Value = DeviceLines;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a list of device ids")
            }
            fn visit_unit<E>(self) -> Result<Self::Value, E> {
                Ok(DeviceLines::default())
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut ids: A) -> Result<Self::Value, A::Error> {
                let mut lines = DeviceLines::default();
                while let Some(DeviceId(id)) = ids.next_element()? {
                    if let Some(id) = id {
                        lines.text.push_str(&crate::csv_file::guarded(&id));
                        lines.text.push_str("\r\n");
                        lines.count += 1;
                    }
                }
                Ok(lines)
            }
        }
        deserializer.deserialize_any(Lines)
    }
}

#[derive(Deserialize)]
struct DeviceId(#[serde(deserialize_with = "reading::text")] Option<String>);

/// M27: bare or enveloped; a body with `status` "error" is a refusal whatever the HTTP status.
pub async fn search(
    main: &Api<'_>,
    email: &str,
    customer_id: i32,
    range: (DateTime<Utc>, DateTime<Utc>),
    campaign_ids: &[i32],
) -> Result<Arc<Found>> {
    #[derive(Deserialize)]
    struct Wire {
        #[serde(default, deserialize_with = "reading::object")]
        counts: Option<Counts>,
        #[serde(default)]
        raw: DeviceLines,
        #[serde(default, deserialize_with = "reading::text")]
        status: Option<String>,
        #[serde(default, deserialize_with = "reading::text")]
        message: Option<String>,
    }
    #[derive(Default, Deserialize)]
    struct Counts {
        #[serde(default, deserialize_with = "reading::int")]
        total: Option<i64>,
        #[serde(default, deserialize_with = "reading::int")]
        unique: Option<i64>,
    }
    main.read_or_refused(
        paths::device_search(email, customer_id, range, campaign_ids),
        |body| {
            let json = reading::unwrap_envelope(body)?;
            let wire: Wire =
                serde_json::from_str(json).map_err(|error| format!("no devices: {error}"))?;
            if wire.status.as_deref() == Some("error") {
                let words = wire
                    .message
                    .unwrap_or_else(|| "The device search failed.".to_owned());
                return Err(Failure::Refused(words));
            }
            let counts = wire.counts.unwrap_or_default();
            Ok(Found {
                total: counts.total.unwrap_or(wire.raw.count),
                unique: counts.unique.unwrap_or(wire.raw.count),
                lines: wire.raw,
            })
        },
    )
    .await
}
