//! The pipeline: the jobs that compute impressions, and the processing jobs of markets.

mod campaign_refresh_job;
mod campaign_run_job;
mod debug_pins;
mod failed_jobs;
mod impression_comparison;
mod jobs_of_markets;
mod market_runs;
mod mutations;
mod pipeline_calendar;
mod pipeline_coverage;
mod pipeline_job;
mod pipeline_job_list;
mod pipeline_job_sources;
mod pipeline_summary;
mod pipeline_tally;
mod processing_job;
mod queries;
mod rest;
mod rules;
mod subscriptions;
mod warehouse_query;

pub use campaign_refresh_job::{
    CampaignRefreshJob, CampaignRefreshJobFilter, CampaignRefreshJobOrderField,
};
pub use debug_pins::{DEBUG_PIN_FILES, DebugPin, DebugPinFile};
pub use impression_comparison::ImpressionComparison;
pub use mutations::PipelineMutation;
pub use pipeline_coverage::{
    PipelineCoverage, PipelineCoverageCell, PipelineCoverageCellOrderField,
};
pub use pipeline_job::PipelineJob;
pub use pipeline_job_list::{PipelineJobFilter, PipelineJobOrderField};
pub use pipeline_job_sources::MissingPipelineJobs;
pub use pipeline_tally::{PipelineTally, PipelineTallyOrderField};
pub use processing_job::{ProcessingJob, ProcessingJobFilter, ProcessingJobOrderField};
pub use queries::{PipelineHelpers, PipelineQuery};
pub(crate) use rest::{campaign_refresh_jobs, processing_jobs};
pub use subscriptions::PipelineSubscription;
pub use warehouse_query::{WarehouseQuery, WarehouseQueryOrderField};
