//! The rows and calls of processing jobs.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;

use crate::areas::pipeline::rules::ProcessingJobType;
use crate::error::Result;
use crate::graph::upstream_enum::known_texts;
use crate::upstream::decode::Table;
use crate::upstream::{Api, Call, Path, calls};

calls! {
    PROCESSING_JOBS = Call::get("pipeline.processing_jobs", "/v3/api/jobs/index")
        .list::<ProcessingJobRow>()
        .large();
    PROCESSING_JOBS_OF_MARKET = Call::get("pipeline.processing_jobs_of_market", "/v3/api/jobs/market-name/{marketName}")
        .list::<ProcessingJobRow>()
        .large();
}

/// A processing job, as the main API sends it.
#[row]
pub struct ProcessingJobRow {
    #[key]
    pub job_id: i32,
    pub job_class: Option<String>,
    pub created_at: Option<DateTime<Utc>>,
    #[name("jobAOI")]
    area: Option<AreaRow>,
    pub audits: Vec<AuditRow>,
}

#[row]
struct AreaRow {
    market_name: Option<String>,
}

/// The progress of a step of a processing job.
#[row]
pub struct AuditRow {
    #[required]
    pub audit_id: i32,
    #[known(known_texts::<ProcessingJobType>)]
    pub job_type: String,
    pub job_status: Option<BTreeMap<String, serde_json::Value>>,
    pub created_at: Option<DateTime<Utc>>,
}

impl ProcessingJobRow {
    /// The name of the market, if the job has one.
    pub fn market_name(&self) -> Option<&str> {
        self.area.as_ref()?.market_name.as_deref()
    }
}

/// The processing jobs of all markets.
pub async fn processing_jobs(main: &Api<'_>) -> Result<Arc<Table<ProcessingJobRow>>> {
    main.table(Path::new(&PROCESSING_JOBS, &[])).await
}

/// The processing jobs of the market with this name.
pub async fn processing_jobs_of_market(
    main: &Api<'_>,
    market_name: &str,
) -> Result<Arc<Table<ProcessingJobRow>>> {
    main.table(Path::new(&PROCESSING_JOBS_OF_MARKET, &[&market_name]))
        .await
}
