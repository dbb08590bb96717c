//! The rows and calls of market jobs.

use chrono::{DateTime, NaiveDate, Utc};
use gateway_macros::row;

use super::job_body::{JOB_KEY, JobBody};
use crate::areas::pipeline::rules::PipelineJobType;
use crate::error::Result;
use crate::graph::upstream_enum::known_texts;
use crate::upstream::decode::Text;
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

calls! {
    RERUN_JOB = Call::post("pipeline.rerun_job", "/api/re-run-job").pipeline().body(&[JOB_KEY]);
    DELETE_JOB = Call::post("pipeline.delete_job", "/api/delete-job").pipeline().body(&[JOB_KEY]);
}

/// A job of a market for a date, as the pipeline service sends it.
#[row]
#[derive(PartialEq)]
pub struct PipelineJobRow {
    #[key]
    pub job_id: Text,
    pub market_hash: Text,
    pub date: Option<NaiveDate>,
    #[known(known_texts::<PipelineJobType>)]
    pub job_type: Text,
    pub match_group: Option<Text>,
    pub status: Text,
    pub total_frames: Option<i32>,
    pub total_assets: Option<i32>,
    pub total_pins: Option<i64>,
    pub unique_pins: Option<i64>,
    pub total_matches: Option<i64>,
    pub total_unique_matches: Option<i64>,
    /// Seconds.
    pub duration: Option<f64>,
    pub processing_start_time: Option<DateTime<Utc>>,
    pub run_by: Option<Text>,
}

/// Runs a job again.
pub async fn rerun_job(pipeline: &Api<'_>, job_id: &str) -> Result<WriteOutcome> {
    pipeline
        .write(Path::new(&RERUN_JOB, &[]), &JobBody::of(job_id))
        .await
}

/// Deletes a job.
pub async fn delete_job(pipeline: &Api<'_>, job_id: &str) -> Result<WriteOutcome> {
    pipeline
        .write(Path::new(&DELETE_JOB, &[]), &JobBody::of(job_id))
        .await
}
