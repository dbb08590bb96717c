//! The rows and calls of the jobs of markets.

use chrono::{DateTime, NaiveDate, Utc};
use serde::Deserialize;

use super::job_body::JobBody;
use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Text};
use crate::upstream::{Api, Path, WriteOutcome};

/// A job of a market for a date, as the pipeline service sends it.
#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
pub struct PipelineJobRow {
    #[serde(deserialize_with = "decode::text_key")]
    pub job_id: Text,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub market_hash: Text,
    #[serde(default, deserialize_with = "decode::day")]
    pub date: Option<NaiveDate>,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub job_type: Text,
    #[serde(default, deserialize_with = "decode::text")]
    pub match_group: Option<Text>,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub status: Text,
    #[serde(default, deserialize_with = "decode::int32")]
    pub total_frames: Option<i32>,
    #[serde(default, deserialize_with = "decode::int32")]
    pub total_assets: Option<i32>,
    #[serde(default, deserialize_with = "decode::int")]
    pub total_pins: Option<i64>,
    #[serde(default, deserialize_with = "decode::int")]
    pub unique_pins: Option<i64>,
    #[serde(default, deserialize_with = "decode::int")]
    pub total_matches: Option<i64>,
    #[serde(default, deserialize_with = "decode::int")]
    pub total_unique_matches: Option<i64>,
    /// Seconds.
    #[serde(default, deserialize_with = "decode::num")]
    pub duration: Option<f64>,
    #[serde(default, deserialize_with = "decode::instant")]
    pub processing_start_time: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "decode::text")]
    pub run_by: Option<Text>,
}

impl Keyed for PipelineJobRow {
    type Key = Text;
    fn key(&self) -> Text {
        self.job_id.clone()
    }
}

/// Runs a job again.
pub async fn rerun_job(pipeline: &Api<'_>, job_id: &str) -> Result<WriteOutcome> {
    pipeline
        .post(Path::new("/api/re-run-job", &[]), &JobBody::of(job_id))
        .await
}

/// Deletes a job.
pub async fn delete_job(pipeline: &Api<'_>, job_id: &str) -> Result<WriteOutcome> {
    pipeline
        .post(Path::new("/api/delete-job", &[]), &JobBody::of(job_id))
        .await
}
