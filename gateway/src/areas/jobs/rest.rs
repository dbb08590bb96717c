//! The rows and calls of the queue.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use gateway_macros::row;

use super::rules::{self, JobStatus};
use crate::error::Result;
use crate::upstream::decode::{FromJson, Keyed, Row, Scalar, Schemas, Seconds, Table};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    QUEUE = Call::get("jobs.queue", "/v3/internal/queue").list::<JobRow>()
        .large();
    QUEUED_JOB = Call::get("jobs.one", "/v3/internal/queue/{id}").object::<JobRow>();
    ATTRIBUTION_JOBS = Call::get("jobs.of_attribution", "/v3/api/attribution/jobs")
        .list::<JobRow>();
}

/// A job, as the main API sends it.
#[row]
pub struct JobRow {
    #[required]
    pub id: String,
    pub status: String,
    pub job_type: String,
    pub email: Option<String>,
    pub user_id: Option<i32>,
    // Inferred: services explain themselves in this key everywhere else.
    pub message: Option<String>,
    pub created_at: Option<DateTime<Utc>>,
    /// Signed links by file key.
    result: Option<BTreeMap<String, serde_json::Value>>,
    meta_data: Option<JobMetaData>,
}

#[row]
struct JobMetaData {
    request_info: Option<RequestRow>,
}

/// The parameters of a job.
#[row]
pub struct RequestRow {
    pub customer_id: Option<i32>,
    pub campaign_ids: Vec<i32>,
    main_range: Vec<Moment>,
    pub pixel_id: Option<i32>,
    pub campaign_id: Option<i32>,
    pub start_date: Option<NaiveDate>,
    pub end_date: Option<NaiveDate>,
    #[name("attributionId")]
    pub study_id: Option<i32>,
}

/// An end of the range, which keeps its place even if it is missing.
struct Moment(Option<Seconds>);

impl FromJson for Moment {
    fn of_scalar(seconds: Scalar<'_>) -> Option<Self> {
        Some(Self(Seconds::of_scalar(seconds)))
    }

    fn describe(schemas: &mut Schemas) -> serde_json::Value {
        Seconds::describe(schemas)
    }
}

impl RequestRow {
    /// The start and end of the time range.
    pub fn range(&self) -> (Option<DateTime<Utc>>, Option<DateTime<Utc>>) {
        let moment = |index: usize| Some(self.main_range.get(index)?.0.as_ref()?.0);
        (moment(0), moment(1))
    }
}

impl JobRow {
    /// The key and signed link of each file, sorted by key.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.result
            .iter()
            .flatten()
            .filter_map(|(key, link)| Some((key.as_str(), link.as_str()?)))
    }

    /// The parameters of the job.
    pub fn request(&self) -> Option<&RequestRow> {
        self.meta_data.as_ref()?.request_info.as_ref()
    }
}

impl Keyed for JobRow {
    type Key = str;
    fn key(&self) -> &str {
        &self.id
    }

    fn is_final(&self) -> bool {
        matches!(
            rules::status(&self.status),
            JobStatus::Completed | JobStatus::Error
        )
    }
}

/// The whole queue.
pub async fn queue(main: &Api<'_>) -> Result<Arc<Table<JobRow>>> {
    main.table(Path::new(&QUEUE, &[])).await
}

/// One job, with newly signed links.
pub async fn job(main: &Api<'_>, job_id: &str) -> Result<Row<JobRow>> {
    main.row(Path::new(&QUEUED_JOB, &[&job_id])).await
}

/// The jobs that export attribution studies or produce their results.
pub async fn attribution_jobs(main: &Api<'_>) -> Result<Arc<Table<JobRow>>> {
    main.table(Path::new(&ATTRIBUTION_JOBS, &[])).await
}
