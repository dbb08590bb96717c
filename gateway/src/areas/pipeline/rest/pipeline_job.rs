//! The rows and calls of the jobs of markets.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Text};
use crate::upstream::paths::{self, Path};
use crate::upstream::{Api, WriteOutcome};

/// A job of a market for a date, as the pipeline service sends it.
#[derive(Deserialize)]
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
    post_job(pipeline, paths::rerun_job(), job_id).await
}

/// Deletes a job.
pub async fn delete_job(pipeline: &Api<'_>, job_id: &str) -> Result<WriteOutcome> {
    post_job(pipeline, paths::delete_job(), job_id).await
}

async fn post_job(pipeline: &Api<'_>, path: Path, job_id: &str) -> Result<WriteOutcome> {
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct JobBody<'a> {
        job_id: JobId<'a>,
    }
    let body = JobBody {
        job_id: JobId::of(job_id),
    };
    pipeline.post(path, &body).await
}

/// The id of a job in a body.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum JobId<'a> {
    Number(u64),
    Text(&'a str),
}

impl<'a> JobId<'a> {
    // Inferred: the service sends most ids as numbers, and compares them as text.
    fn of(text: &'a str) -> Self {
        match text.parse::<u64>() {
            Ok(number) if number.to_string() == text => Self::Number(number),
            _ => Self::Text(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_of_digits_is_sent_as_a_number() {
        let cases = [
            ("700", JobId::Number(700)),
            ("0", JobId::Number(0)),
            ("SF-505", JobId::Text("SF-505")),
            ("007", JobId::Text("007")),
            ("+7", JobId::Text("+7")),
            ("-7", JobId::Text("-7")),
            ("99999999999999999999", JobId::Text("99999999999999999999")),
        ];
        for (text, id) in cases {
            assert_eq!(JobId::of(text), id);
        }
    }
}
