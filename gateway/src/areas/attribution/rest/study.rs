//! The rows and calls of studies.

use std::sync::Arc;

use async_graphql::MaybeUndefined;
use chrono::{DateTime, NaiveDate, Utc};
use gateway_macros::row;
use serde::Serialize;

use super::LocationRow;
use crate::areas::attribution::rules::{self, StudyStatus};
use crate::areas::attribution::study_type::StudyType;
use crate::error::Result;
use crate::graph::upstream_enum::known_texts;
use crate::upstream::decode::{Keyed, RawObject, Row, Table};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    STUDIES = Call::get("attribution.all", "/v3/api/attribution").list::<StudyRow>()
        .large();
    STUDY = Call::get("attribution.one", "/v3/api/attribution/{attributionId}")
        .object::<StudyRow>();
    SAVE_STUDY = Call::put("attribution.save", "/v3/api/attribution/{attributionId}")
        .whole_body("The whole study, or the fields that change.")
        .inferred();
    SET_STATUS = Call::put("attribution.set_status", "/v3/api/attribution/status/{attributionId}")
        .body(&["status: string"]);
    RUN_STUDY = Call::post("attribution.run", "/v3/api/attribution/process-study/{attributionId}");
    EXPORT_STUDY = Call::get("attribution.export", "/v3/api/attribution/process-study/{attributionId}")
        .changing_data()
        .query(&["email", "mainRange", "deviceGroup", "customerId", "campaignIds", "startDate", "endDate", "timezone"])
        .optional_query(&["cuts"]);
    PIXEL_COUNTS = Call::get("attribution.pixel_counts", "/v3/api/pixels/attribution-studies-pixel-counts")
        .list::<PixelCountRow>();
}

/// A study, as the main API sends it.
#[row]
pub struct StudyRow {
    #[required]
    #[name("attributionId")]
    pub study_id: i32,
    pub customer_id: Option<i32>,
    pub study_name: String,
    #[known(known_texts::<StudyType>)]
    pub study_type: Option<String>,
    pub objective: Option<String>,
    #[known(known_texts::<StudyStatus>)]
    pub status: String,
    pub campaign_id: Option<i32>,
    #[seconds]
    pub start_date: Option<DateTime<Utc>>,
    #[seconds]
    pub end_date: Option<DateTime<Utc>>,
    #[seconds]
    pub post_study_end_date: Option<DateTime<Utc>>,
    #[seconds]
    pub delivery_date: Option<DateTime<Utc>>,
    pub notes: Option<String>,
    pub is_part_of_other_effort: Option<bool>,
    pub pause_other_channels: Option<bool>,
    pub brand_focused: Option<bool>,
    pub ads_aligned: Option<bool>,
    meta_data: Option<StudyMetaData>,
}

#[row]
struct StudyMetaData {
    locations: Vec<LocationRow>,
}

impl StudyRow {
    /// The selected places, in the order of the service.
    pub fn locations(&self) -> &[LocationRow] {
        self.meta_data
            .as_ref()
            .map_or(&[], |meta_data| &meta_data.locations)
    }
}

impl Keyed for StudyRow {
    type Key = i32;
    fn key(&self) -> &i32 {
        &self.study_id
    }

    fn is_final(&self) -> bool {
        rules::status(&self.status) != StudyStatus::Processing
    }
}

/// All studies.
pub async fn studies(main: &Api<'_>) -> Result<Arc<Table<StudyRow>>> {
    main.table(Path::new(&STUDIES, &[]).with_timestamp()).await
}

/// One study.
pub async fn study(main: &Api<'_>, study_id: i32) -> Result<Row<StudyRow>> {
    main.row(study_path(&STUDY, study_id)).await
}

/// The whole study, to send back with one key changed and the rest untouched.
pub async fn whole_study(main: &Api<'_>, study_id: i32) -> Result<Arc<RawObject>> {
    main.one(study_path(&STUDY, study_id)).await
}

/// Replaces a study.
pub async fn save_whole_study(
    main: &Api<'_>,
    study_id: i32,
    study: &RawObject,
) -> Result<WriteOutcome> {
    main.write(study_path(&SAVE_STUDY, study_id), study).await
}

/// The changed fields of a study. Times are in epoch seconds.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StudyBody {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub study_name: Option<String>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub study_type: MaybeUndefined<&'static str>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub start_date: MaybeUndefined<i64>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub end_date: MaybeUndefined<i64>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub post_study_end_date: MaybeUndefined<i64>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub delivery_date: MaybeUndefined<i64>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub notes: MaybeUndefined<String>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub pause_other_channels: MaybeUndefined<bool>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub brand_focused: MaybeUndefined<bool>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub ads_aligned: MaybeUndefined<bool>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub is_part_of_other_effort: MaybeUndefined<bool>,
}

/// Saves the changed fields of a study.
pub async fn save_study(main: &Api<'_>, study_id: i32, body: &StudyBody) -> Result<WriteOutcome> {
    main.write(study_path(&SAVE_STUDY, study_id), body).await
}

/// Sets the status of a study.
pub async fn save_status(
    main: &Api<'_>,
    study_id: i32,
    status: &'static str,
) -> Result<WriteOutcome> {
    #[derive(Serialize)]
    struct Body {
        status: &'static str,
    }
    main.write(Path::new(&SET_STATUS, &[&study_id]), &Body { status })
        .await
}

/// Queues the job that produces a study's results.
pub async fn run_study(main: &Api<'_>, study_id: i32) -> Result<WriteOutcome> {
    main.write_empty(Path::new(&RUN_STUDY, &[&study_id])).await
}

/// Queues the job that exports a study. A GET that changes data.
pub async fn export_study(
    main: &Api<'_>,
    study_id: i32,
    export: &StudyExport<'_>,
) -> Result<WriteOutcome> {
    main.write_empty(export_study_path(study_id, export)).await
}

/// The number of a study's pixels.
#[row]
pub struct PixelCountRow {
    #[key]
    #[name("attributionId")]
    pub study_id: i32,
    pub pixel_count: Option<i32>,
}

/// The number of pixels of each study that has any.
pub async fn pixel_counts(main: &Api<'_>) -> Result<Arc<Table<PixelCountRow>>> {
    main.table(Path::new(&PIXEL_COUNTS, &[])).await
}

/// The number of pixels of one study; 0 if it has none.
pub fn pixel_count(counts: &Table<PixelCountRow>, study_id: i32) -> i32 {
    let position = counts.position(&study_id);
    let count = position.and_then(|position| counts.rows()[position as usize].pixel_count);
    count.unwrap_or(0)
}

fn study_path(call: &'static Call, study_id: i32) -> Path {
    Path::new(call, &[&study_id]).with_timestamp()
}

/// What an export of a study covers.
pub struct StudyExport<'a> {
    /// The email address the export is sent to.
    pub email: &'a str,
    /// When the measurement starts and ends.
    pub range: (DateTime<Utc>, DateTime<Utc>),
    /// The group of devices.
    pub device_group: &'a str,
    /// The customer.
    pub customer_id: i32,
    /// The campaigns.
    pub campaign_ids: &'a [i32],
    /// The first and last day.
    pub days: (NaiveDate, NaiveDate),
    /// The IANA name of the time zone of the days.
    pub time_zone: &'a str,
    /// The cuts, each "one,two" or "one".
    pub cuts: &'a [String],
}

fn export_study_path(study_id: i32, export: &StudyExport<'_>) -> Path {
    let (start, end) = export.range;
    let path = Path::new(&EXPORT_STUDY, &[&study_id])
        .query("email", export.email)
        .query("mainRange", start.timestamp())
        .query("mainRange", end.timestamp())
        .query("deviceGroup", export.device_group)
        .query("customerId", export.customer_id);
    let campaigns = export.campaign_ids.iter();
    let path = campaigns.fold(path, |path, id| path.query("campaignIds", id));
    let path = path
        .query("startDate", export.days.0)
        .query("endDate", export.days.1)
        .query("timezone", export.time_zone);
    let cuts = export.cuts.iter();
    cuts.fold(path, |path, cut| path.query("cuts", cut))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::upstream::decode::FromJson;

    #[test]
    fn locations_are_places_or_ids() {
        let json = r#"{ "attributionId": 52, "metaData": { "locations": [
            610, "P-7", { "placeId": "9", "placeRef": "Pier Store" }, { "placeRef": "no id" }, null, [] ] } }"#;
        let study = StudyRow::from_json(json).unwrap();
        let ids: Vec<_> = study
            .locations()
            .iter()
            .map(LocationRow::place_id)
            .collect();
        assert_eq!(ids, ["610", "P-7", "9"]);
        for meta_data in ["null", "{}", r#"{ "locations": null }"#, "[]", "7"] {
            let json = format!(r#"{{ "attributionId": 52, "metaData": {meta_data} }}"#);
            let study = StudyRow::from_json(&json).unwrap();
            assert!(study.locations().is_empty(), "{meta_data}");
        }
    }
}
