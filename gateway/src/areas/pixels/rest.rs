//! Rows and calls for pixels.

use std::borrow::Cow;
use std::sync::Arc;

use async_graphql::MaybeUndefined;
use chrono::{DateTime, Utc};
use gateway_macros::row;
use serde::Serialize;
use serde_json::value::RawValue;
use url::Url;

use super::rules;
use crate::error::Result;
use crate::graph::dates::DaySpan;
use crate::upstream::decode::{self, ListRows, ObjectOr, Row, Table, Unreadable};
use crate::upstream::{Api, Call, Path, Paths, WriteOutcome, calls};

/// The keys of the body that creates or changes a pixel.
const BODY_KEYS: &[&str] = &[
    "pixelId: integer",
    "pixelUUID: string",
    "campaign: integer|null",
    "customerId: integer",
    "metaData.page: string|null",
    "metaData.displayName: string",
    "metaData.funnelStage: string|null",
    "metaData.url: string|null",
];

calls! {
    PIXEL = Call::get("pixels.one", "/v3/api/pixels/{pixelId}").object::<PixelRow>().assumed();
    PIXELS_OF_CAMPAIGN = Call::get("pixels.of_campaign", "/v3/api/pixels/campaign/{campaignId}")
        .list::<PixelRow>();
    PIXELS_OF_CUSTOMER = Call::get("pixels.of_customer", "/v3/api/pixels/customer/{customerId}")
        .list::<PixelRow>();
    PIXELS_WITHOUT_CAMPAIGN = Call::get("pixels.without_campaign", "/v3/api/pixels/missing-campaign")
        .list::<PixelRow>();
    PIXELS_OF_STUDY = Call::get("pixels.of_study", "/v3/api/pixels/attribution/{attributionId}/customer/{customerId}")
        .list::<PixelRow>();
    VISITS = Call::get("pixels.visits", "/v3/api/pixels/pixelData/{campaignId}")
        .reads("The visits of each page by day of the week: an object with the keys 0 to 6.", |body| value_of(body).map(drop))
        .assumed();
    PIXEL_COUNT = Call::get("pixels.count", "/v3/api/pixels/pixel-count/{campaignId}")
        .list::<CountRow>();
    PIXEL_CHECK = Call::get("pixels.check", "/v3/api/pixels/pixel-check/{pixelId}")
        .reads(
            "The requests of the last 3 days: an object with requestCount, a number, a list, or whether there are any.",
            |body| value_of(body).map(drop),
        )
        .assumed();
    REQUESTS = Call::get("pixels.requests", "/v3/api/pixels/pixel-query")
        .query(&["pixelId", "startDate", "endDate"])
        .list::<PixelRequestRow>()
        .large();
    RUN_PIXEL_JOB = Call::get("pixels.run_job", "/v3/api/pixels/pixel-query-async")
        .changing_data()
        .query(&["pixelId", "startDate", "endDate", "customerId", "campaignId"]);
    CREATE_PIXEL = Call::post("pixels.create", "/v3/api/pixels").body(BODY_KEYS).assumed();
    SAVE_PIXEL = Call::patch("pixels.save", "/v3/api/pixels/{pixelId}").body(BODY_KEYS);
}

/// A pixel. Its campaign is sent as a number, an object or null, or is missing.
#[row]
#[derive(Clone)]
pub struct PixelRow {
    #[key]
    pub pixel_id: i32,
    #[name("pixelUUID")]
    pub uuid: String,
    campaign: Option<ObjectOr<CampaignOfPixel, i32>>,
    pub customer_id: Option<i32>,
    pub request_count: Option<i32>,
    pub meta_data: Option<PixelMetaData>,
}

/// The part of a pixel that staff edit.
#[row]
#[derive(Clone, Default)]
pub struct PixelMetaData {
    pub page: Option<String>,
    pub display_name: Option<String>,
    pub funnel_stage: Option<String>,
    pub url: Option<String>,
}

/// The campaign of a pixel, as an object.
#[row]
#[derive(Clone)]
struct CampaignOfPixel {
    campaign_id: Option<i32>,
}

impl PixelRow {
    /// The display name, or else the type of page, or else "Pixel" and its number. Never empty.
    pub fn shown_name(&self) -> Cow<'_, str> {
        let meta = self.meta_data.as_ref();
        let texts = [
            meta.and_then(|meta| meta.display_name.as_deref()),
            meta.and_then(|meta| meta.page.as_deref()),
        ];
        texts
            .into_iter()
            .flatten()
            .find(|text| !text.trim().is_empty())
            .map_or_else(|| format!("Pixel {}", self.pixel_id).into(), Cow::Borrowed)
    }

    /// The number of the pixel's campaign.
    pub fn campaign_id(&self) -> Option<i32> {
        match self.campaign.as_ref()? {
            ObjectOr::Object(campaign) => campaign.campaign_id,
            ObjectOr::Key(campaign_id) => Some(*campaign_id),
        }
    }
}

/// One pixel.
pub async fn pixel(main: &Api<'_>, pixel_id: i32) -> Result<Row<PixelRow>> {
    main.row(Path::new(&PIXEL, &[&pixel_id])).await
}

/// The pixels of a campaign.
pub async fn pixels_of_campaign(main: &Api<'_>, campaign_id: i32) -> Result<Arc<Table<PixelRow>>> {
    main.table(Path::new(&PIXELS_OF_CAMPAIGN, &[&campaign_id]))
        .await
}

/// The pixels of a customer.
pub async fn pixels_of_customer(main: &Api<'_>, customer_id: i32) -> Result<Arc<Table<PixelRow>>> {
    main.table(Path::new(&PIXELS_OF_CUSTOMER, &[&customer_id]))
        .await
}

/// The pixels that belong to no campaign.
pub async fn pixels_without_campaign(main: &Api<'_>) -> Result<Arc<Table<PixelRow>>> {
    main.table(Path::new(&PIXELS_WITHOUT_CAMPAIGN, &[])).await
}

/// The pixels of an attribution study.
pub async fn pixels_of_study(
    main: &Api<'_>,
    study_id: i32,
    customer_id: i32,
) -> Result<Arc<Table<PixelRow>>> {
    main.table(Path::new(&PIXELS_OF_STUDY, &[&study_id, &customer_id]))
        .await
}

/// The visits of a campaign's pixels. Kept as JSON, because any part may be missing.
pub async fn visits(main: &Api<'_>, campaign_id: i32) -> Result<Arc<serde_json::Value>> {
    main.read(Path::new(&VISITS, &[&campaign_id]), value_of)
        .await
}

/// Any JSON, without its envelope.
fn value_of(body: &[u8]) -> Result<serde_json::Value, Unreadable> {
    serde_json::from_str(decode::unwrap_envelope(body)?)
        .map_err(|error| decode::fault(&error).into())
}

/// The number of pixels of a campaign.
#[row]
struct CountRow {
    #[rule(value)]
    pixels: serde_json::Value,
}

/// Any value.
fn value(json: &RawValue) -> Option<serde_json::Value> {
    serde_json::from_str(json.get()).ok()
}

/// The number of a campaign's pixels: `pixels` in the first row, which is a number, or a list whose length counts.
pub async fn pixel_count(main: &Api<'_>, campaign_id: i32) -> Result<Arc<i32>> {
    main.list_as(
        Path::new(&PIXEL_COUNT, &[&campaign_id]),
        |counts: ListRows<CountRow>| {
            let first = counts.rows.first();
            first.map_or(0, |row| rules::count(&row.pixels))
        },
    )
    .await
}

/// Whether the pixel has fired in the last 3 days.
pub async fn has_fired(main: &Api<'_>, pixel_id: i32) -> Result<Arc<bool>> {
    main.read(Path::new(&PIXEL_CHECK, &[&pixel_id]), |body| {
        Ok(rules::has_fired(&value_of(body)?))
    })
    .await
}

/// A request that a pixel received.
#[row]
pub struct PixelRequestRow {
    pub device_ip: Option<String>,
    pub device_time: Option<DateTime<Utc>>,
}

/// The requests of a pixel on these days.
pub async fn requests(
    main: &Api<'_>,
    pixel_id: i32,
    days: DaySpan,
) -> Result<Arc<Vec<PixelRequestRow>>> {
    main.list(
        Path::new(&REQUESTS, &[])
            .query("pixelId", pixel_id)
            .query("startDate", days.from)
            .query("endDate", days.to),
    )
    .await
}

/// Starts a job that collects the requests of a pixel. A GET that changes data.
pub async fn run_job(
    main: &Api<'_>,
    pixel_id: i32,
    days: DaySpan,
    customer_id: i32,
    campaign_id: i32,
) -> Result<WriteOutcome> {
    let path = Path::new(&RUN_PIXEL_JOB, &[])
        .query("pixelId", pixel_id)
        .query("startDate", days.from)
        .query("endDate", days.to)
        .query("customerId", customer_id)
        .query("campaignId", campaign_id);
    main.write_empty(path).await
}

/// The body that creates or changes a pixel.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PixelBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pixel_id: Option<i32>,
    #[serde(rename = "pixelUUID", skip_serializing_if = "Option::is_none")]
    pub uuid: Option<&'a str>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub campaign: MaybeUndefined<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_id: Option<i32>,
    #[serde(skip_serializing_if = "MetaDataBody::is_empty")]
    pub meta_data: MetaDataBody<'a>,
}

/// The part of that body that staff edit.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MetaDataBody<'a> {
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub page: MaybeUndefined<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display_name: Option<&'a str>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub funnel_stage: MaybeUndefined<&'static str>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub url: MaybeUndefined<String>,
}

impl MetaDataBody<'_> {
    fn is_empty(&self) -> bool {
        self.page.is_undefined()
            && self.display_name.is_none()
            && self.funnel_stage.is_undefined()
            && self.url.is_undefined()
    }
}

/// Creates a pixel, or changes one that has a number.
pub async fn save_pixel(main: &Api<'_>, body: &PixelBody<'_>) -> Result<WriteOutcome> {
    let path = match body.pixel_id {
        None => Path::new(&CREATE_PIXEL, &[]),
        Some(pixel_id) => Path::new(&SAVE_PIXEL, &[&pixel_id]),
    };
    main.write(path, body).await
}

// No call, and therefore not in the contract.
static TRACKING_LINK: Call = Call::get("pixels.tracking_link", "/v3/pixel/{pixelUuid}").inferred();

/// The tracking link of a pixel, which users copy. The gateway never calls it.
pub fn tracking_link(main_base: &Url, uuid: &str) -> String {
    Path::new(&TRACKING_LINK, &[&uuid]).url(main_base, &Paths::default(), DateTime::UNIX_EPOCH)
}
