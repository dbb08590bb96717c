//! The rows and calls of the refresh jobs of campaigns.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;
use serde_json::value::RawValue;

use super::job_body::{JOB_KEY, JobBody};
use crate::error::Result;
use crate::upstream::decode::{FromJson, Table, Text};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    CAMPAIGN_REFRESH_JOBS = Call::get("pipeline.campaign_refresh_jobs", "/api/pipeline-jobs")
        .pipeline()
        .list::<CampaignRefreshJobRow>()
        .large();
    RUN_CAMPAIGN_REFRESH_JOB = Call::post("pipeline.run_campaign_refresh_job", "/api/run-pipeline-job")
        .pipeline()
        .body(&[JOB_KEY]);
}

/// A job that refreshes the impressions of a campaign, as the pipeline service sends it.
#[row]
#[derive(PartialEq)]
pub struct CampaignRefreshJobRow {
    #[key]
    pub job_id: Text,
    pub campaign_id: Option<i32>,
    pub customer_id: Option<i32>,
    pub created_at: Option<DateTime<Utc>>,
    pub job_status: Text,
    #[seconds]
    pub active_from: Option<DateTime<Utc>>,
    #[seconds]
    pub active_to: Option<DateTime<Utc>>,
    #[rule(meta_data)]
    pub meta_data: RefreshMetaData,
}

/// The data that a refresh job keeps about its campaign.
#[row]
#[derive(Default, PartialEq)]
pub struct RefreshMetaData {
    pub campaign_ref: Option<String>,
    #[seconds]
    pub active_from: Option<DateTime<Utc>>,
    #[seconds]
    pub active_to: Option<DateTime<Utc>>,
    pub markets: Vec<RefreshMarketRow>,
    #[name("flights")]
    #[rule(first_flight)]
    pub first_flight: Option<FlightRow>,
}

/// A market of the campaign.
#[row]
#[derive(PartialEq)]
pub struct RefreshMarketRow {
    #[required]
    pub market_name: String,
    #[seconds]
    pub active_from: Option<DateTime<Utc>>,
    #[seconds]
    pub active_to: Option<DateTime<Utc>>,
}

/// An ad group of the campaign.
#[row]
#[derive(PartialEq)]
pub struct FlightRow {
    #[seconds]
    pub active_from: Option<DateTime<Utc>>,
    #[seconds]
    pub active_to: Option<DateTime<Utc>>,
}

/// The first of a list, and never the second in its place.
fn first_flight(json: &RawValue) -> Option<FlightRow> {
    let flights: Vec<&RawValue> = serde_json::from_str(json.get()).ok()?;
    FlightRow::from_json(flights.first()?.get())
}

/// An object, or the JSON text of one.
fn meta_data(json: &RawValue) -> Option<RefreshMetaData> {
    match json.get().starts_with('"') {
        true => RefreshMetaData::from_json(&String::from_json(json.get())?),
        false => RefreshMetaData::from_json(json.get()),
    }
}

/// All refresh jobs.
pub async fn campaign_refresh_jobs(
    pipeline: &Api<'_>,
) -> Result<Arc<Table<CampaignRefreshJobRow>>> {
    pipeline.table(Path::new(&CAMPAIGN_REFRESH_JOBS, &[])).await
}

/// Runs a refresh job.
pub async fn run_campaign_refresh_job(pipeline: &Api<'_>, job_id: &str) -> Result<WriteOutcome> {
    pipeline
        .write(
            Path::new(&RUN_CAMPAIGN_REFRESH_JOB, &[]),
            &JobBody::of(job_id),
        )
        .await
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn row(meta_data: Value) -> CampaignRefreshJobRow {
        let row = json!({ "jobId": 91, "metaData": meta_data });
        CampaignRefreshJobRow::from_json(&row.to_string()).unwrap()
    }

    #[test]
    fn the_second_ad_group_never_counts() {
        let second = json!({ "activeFrom": 1_725_062_400 });
        for (flights, is_dated) in [
            (json!([second]), true),
            (json!([null, second]), false),
            (json!([7, second]), false),
            (json!([]), false),
        ] {
            let first = row(json!({ "flights": flights })).meta_data.first_flight;
            assert_eq!(
                first.and_then(|flight| flight.active_from).is_some(),
                is_dated,
                "{flights}"
            );
        }
    }

    #[test]
    fn metadata_is_the_text_of_an_object_or_an_object() {
        let fields =
            json!({ "campaignRef": "Spring", "flights": [{ "activeFrom": 1_725_062_400 }] });
        let cases = [
            (json!(fields.to_string()), Some("Spring")),
            (json!(format!(" \n{fields} ")), Some("Spring")),
            (fields, Some("Spring")),
            (json!({ "campaignRef": 7 }), Some("7")),
            (json!("{}"), None),
            (json!("{\"campaignRef\":\"Spri"), None),
            (json!("[]"), None),
            (json!("[\"Spring\"]"), None),
            (json!(["Spring"]), None),
            (json!("null"), None),
            (json!("\"Spring\""), None),
            (json!(""), None),
            (json!(7), None),
            (Value::Null, None),
        ];
        for (meta_data, name) in cases {
            let row = row(meta_data.clone());
            let found = row.meta_data.campaign_ref.as_deref();
            assert_eq!(found, name, "{meta_data}");
        }
        let absent = CampaignRefreshJobRow::from_json(r#"{"jobId":91}"#).unwrap();
        assert!(absent.meta_data.campaign_ref.is_none());
    }
}
