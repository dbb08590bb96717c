//! The paths of the pipeline service.

use super::Path;

/// P1
pub fn pipeline_hello() -> Path {
    Path::new("/api/hello", &[])
}

/// P2
pub fn pipeline_jobs() -> Path {
    Path::new("/api/jobs", &[]).large()
}

/// P3
pub fn warehouse_jobs() -> Path {
    Path::new("/api/jobs-sf", &[]).large()
}

/// P4
pub fn campaign_refresh_jobs() -> Path {
    Path::new("/api/pipeline-jobs", &[]).large()
}

/// P5
pub fn frames_of_market_hash(market_hash: &str) -> Path {
    Path::new("/frames/frames-by-market", &[])
        .query("marketHash", market_hash)
        .large()
}

/// P6
pub fn rerun_job() -> Path {
    Path::new("/api/re-run-job", &[])
}

/// P7
pub fn delete_job() -> Path {
    Path::new("/api/delete-job", &[])
}

/// P8
pub fn run_campaign_refresh_job() -> Path {
    Path::new("/api/run-pipeline-job", &[])
}

/// P9
pub fn run_market() -> Path {
    Path::new("/api/run-market", &[])
}

/// P10
pub fn run_campaigns() -> Path {
    Path::new("/api/run-campaigns-sf", &[])
}

/// P11
pub fn query_history() -> Path {
    Path::new("/api/query-history", &[]).large()
}
