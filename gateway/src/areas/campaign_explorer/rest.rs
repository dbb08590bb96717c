//! The rows and calls of the campaign explorer.

use std::sync::Arc;

use chrono::NaiveDate;
use gateway_macros::row;

use crate::error::Result;
use crate::upstream::decode::{FromJson, Unreadable};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    GREETING = Call::get("campaign_explorer.greeting", "/v3/api/campaign-explorer")
        .reads("An object with a message.", |body| read_greeting(body).map(drop));
    EXPLORED_CAMPAIGN = Call::get("campaign_explorer.campaign", "/v3/api/campaign-explorer/campaign/{campaignId}/{customerId}")
        .object::<ExploredRow>()
        .assumed();
    MILEAGE = Call::get("campaign_explorer.mileage", "/v3/api/campaign-explorer/mileage-by-date/{campaignId}/{customerId}")
        .list::<MilesRow>()
        .assumed();
    DEVICE_COUNT = Call::get("campaign_explorer.device_count", "/v3/api/campaign-explorer/device-count-by-date/{campaignId}/{customerId}")
        .list::<DevicesRow>()
        .assumed();
}

/// A campaign, as the explorer sends it.
#[row]
pub struct ExploredRow {
    pub campaign_ref: String,
    /// The names of its markets.
    pub markets: Vec<String>,
    pub flights: Vec<FlightRow>,
}

/// An ad group of a campaign, as the explorer sends it.
#[row]
pub struct FlightRow {
    pub flight_id: Option<i32>,
    pub flight_ref: String,
    pub inventory_type: Option<String>,
    meta_data: Option<FlightMetaData>,
}

#[row]
struct FlightMetaData {
    #[name("type")]
    media_type: Option<String>,
}

impl FlightRow {
    /// The advertising medium.
    pub fn media_type(&self) -> Option<&str> {
        self.meta_data.as_ref()?.media_type.as_deref()
    }
}

/// The miles of a day.
#[row]
pub struct MilesRow {
    #[required]
    pub date: NaiveDate,
    pub miles: Option<f64>,
}

/// The devices of a day.
#[row]
pub struct DevicesRow {
    #[required]
    pub date: NaiveDate,
    pub device_count: Option<i32>,
}

/// The service's greeting.
pub async fn greeting(main: &Api<'_>) -> Result<Arc<String>> {
    main.read(Path::new(&GREETING, &[]), read_greeting).await
}

/// Reads the message of an object, which is not an error here.
fn read_greeting(body: &[u8]) -> Result<String, Unreadable> {
    #[row]
    struct Greeting {
        message: Option<String>,
        data: Option<Box<Greeting>>,
    }
    let greeting = Greeting::from_json(&String::from_utf8_lossy(body)).ok_or("no greeting")?;
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
    main.one(Path::new(&EXPLORED_CAMPAIGN, &[&campaign_id, &customer_id]))
        .await
}

/// The miles of each day of a campaign.
pub async fn mileage_by_date(
    main: &Api<'_>,
    campaign_id: i32,
    customer_id: i32,
) -> Result<Arc<Vec<MilesRow>>> {
    main.list(Path::new(&MILEAGE, &[&campaign_id, &customer_id]))
        .await
}

/// The devices of each day of a campaign.
pub async fn device_count_by_date(
    main: &Api<'_>,
    campaign_id: i32,
    customer_id: i32,
) -> Result<Arc<Vec<DevicesRow>>> {
    main.list(Path::new(&DEVICE_COUNT, &[&campaign_id, &customer_id]))
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
