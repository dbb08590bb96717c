//! The rows and calls of processing jobs.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Table};
use crate::upstream::{Api, Path};

/// A processing job, as the main API sends it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ProcessingJobRow {
    #[serde(deserialize_with = "decode::key")]
    pub job_id: i32,
    #[serde(default, deserialize_with = "decode::text")]
    pub job_class: Option<String>,
    #[serde(default, deserialize_with = "decode::instant")]
    pub created_at: Option<DateTime<Utc>>,
    #[serde(default, rename = "jobAOI", deserialize_with = "decode::object")]
    area: Option<AreaRow>,
    #[serde(default, deserialize_with = "decode::rows")]
    pub audits: Vec<AuditRow>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AreaRow {
    #[serde(default, deserialize_with = "decode::text")]
    market_name: Option<String>,
}

/// A step of a processing job, and what of it is done.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AuditRow {
    #[serde(deserialize_with = "decode::key")]
    pub audit_id: i32,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub job_type: String,
    #[serde(default, deserialize_with = "decode::object")]
    pub job_status: Option<BTreeMap<String, serde_json::Value>>,
    #[serde(default, deserialize_with = "decode::instant")]
    pub created_at: Option<DateTime<Utc>>,
}

impl ProcessingJobRow {
    /// The name of the market, if the job has one.
    pub fn market_name(&self) -> Option<&str> {
        self.area.as_ref()?.market_name.as_deref()
    }
}

impl Keyed for ProcessingJobRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.job_id
    }
}

/// The processing jobs of all markets.
pub async fn processing_jobs(main: &Api<'_>) -> Result<Arc<Table<ProcessingJobRow>>> {
    main.table(Path::new("/v3/api/jobs/index", &[]).large())
        .await
}

/// The processing jobs of the market with this name.
pub async fn processing_jobs_of_market(
    main: &Api<'_>,
    market_name: &str,
) -> Result<Arc<Table<ProcessingJobRow>>> {
    main.table(Path::new("/v3/api/jobs/market-name/{}", &[&market_name]).large())
        .await
}
