//! The rows and calls of the campaign explorer.

use std::sync::Arc;

use chrono::NaiveDate;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use crate::error::Result;
use crate::upstream::decode::{self, Unreadable};
use crate::upstream::{Api, Path};

/// A campaign, as the explorer sends it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExploredRow {
    #[serde(default, deserialize_with = "decode::required_text")]
    pub campaign_ref: String,
    /// The names of its markets.
    #[serde(default, deserialize_with = "decode::rows")]
    pub markets: Vec<String>,
    #[serde(default, deserialize_with = "decode::rows")]
    pub flights: Vec<FlightRow>,
}

/// An ad group of a campaign, as the explorer sends it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FlightRow {
    #[serde(default, deserialize_with = "decode::int32")]
    pub flight_id: Option<i32>,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub flight_ref: String,
    #[serde(default, deserialize_with = "decode::text")]
    pub inventory_type: Option<String>,
    #[serde(default, deserialize_with = "decode::object")]
    meta_data: Option<FlightMetaData>,
}

#[derive(Deserialize)]
struct FlightMetaData {
    #[serde(default, rename = "type", deserialize_with = "decode::text")]
    media_type: Option<String>,
}

impl FlightRow {
    /// What carries the advertising.
    pub fn media_type(&self) -> Option<&str> {
        self.meta_data.as_ref()?.media_type.as_deref()
    }
}

/// The miles of a day.
#[derive(Deserialize)]
pub struct MilesRow {
    #[serde(deserialize_with = "day")]
    pub date: NaiveDate,
    #[serde(default, deserialize_with = "decode::num")]
    pub miles: Option<f64>,
}

/// The devices of a day.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DevicesRow {
    #[serde(deserialize_with = "day")]
    pub date: NaiveDate,
    #[serde(default, deserialize_with = "decode::int32")]
    pub device_count: Option<i32>,
}

/// A row without its day is dropped.
fn day<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveDate, D::Error> {
    decode::day(deserializer)?.ok_or_else(|| D::Error::custom("a row without its day"))
}

/// How the service greets its user.
pub async fn greeting(main: &Api<'_>) -> Result<Arc<String>> {
    main.read(Path::new("/v3/api/campaign-explorer", &[]), read_greeting)
        .await
}

/// The message of an object, which is no error here.
fn read_greeting(body: &[u8]) -> Result<String, Unreadable> {
    #[derive(Deserialize)]
    struct Greeting {
        #[serde(default, deserialize_with = "decode::text")]
        message: Option<String>,
        #[serde(default, deserialize_with = "decode::object")]
        data: Option<Box<Greeting>>,
    }
    let greeting: Greeting = serde_json::from_slice(body)
        .map_err(|error| format!("no greeting: {}", decode::fault(&error)))?;
    let inner = greeting.data.and_then(|data| data.message);
    inner
        .or(greeting.message)
        .ok_or_else(|| "the body has no message".into())
}

/// A campaign of a customer.
pub async fn campaign(
    main: &Api<'_>,
    campaign_id: i32,
    customer_id: i32,
) -> Result<Arc<ExploredRow>> {
    main.one(Path::new(
        "/v3/api/campaign-explorer/campaign/{}/{}",
        &[&campaign_id, &customer_id],
    ))
    .await
}

/// The miles of each day of a campaign.
pub async fn mileage_by_date(
    main: &Api<'_>,
    campaign_id: i32,
    customer_id: i32,
) -> Result<Arc<Vec<MilesRow>>> {
    main.list(Path::new(
        "/v3/api/campaign-explorer/mileage-by-date/{}/{}",
        &[&campaign_id, &customer_id],
    ))
    .await
}

/// The devices of each day of a campaign.
pub async fn device_count_by_date(
    main: &Api<'_>,
    campaign_id: i32,
    customer_id: i32,
) -> Result<Arc<Vec<DevicesRow>>> {
    main.list(Path::new(
        "/v3/api/campaign-explorer/device-count-by-date/{}/{}",
        &[&campaign_id, &customer_id],
    ))
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_greeting_is_the_message_of_an_object() {
        let cases = [
            (
                r#"{"message":"Pick a customer."}"#,
                Some("Pick a customer."),
            ),
            (r#"{"data":{"message":"Hello."}}"#, Some("Hello.")),
            (r#"{"data":null,"message":"Hello."}"#, Some("Hello.")),
            (r#"{"message":7}"#, Some("7")),
            (r#"{"message":null}"#, None),
            ("{}", None),
            ("[]", None),
            ("hello", None),
        ];
        for (body, expected) in cases {
            let found = read_greeting(body.as_bytes()).ok();
            assert_eq!(found.as_deref(), expected, "{body}");
        }
    }
}
