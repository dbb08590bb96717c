//! The rows and calls of the pipeline.

mod campaign_refresh_job;
mod hello;
mod impressions;
mod job_body;
mod job_union;
mod market_run;
mod pipeline_job;
mod processing_job;
mod warehouse_query;

pub use campaign_refresh_job::{
    CampaignRefreshJobRow, campaign_refresh_jobs, run_campaign_refresh_job,
};
pub use hello::hello;
pub use impressions::impressions;
pub use job_union::{JobUnion, ListedJob, PipelineJobSource, pipeline_jobs};
pub use market_run::{
    CampaignRunJobType, MarketRunBody, MarketRunDetails, MarketRunJobType, PipelineRunType,
    run_campaigns, run_market,
};
pub use pipeline_job::{PipelineJobRow, delete_job, rerun_job};
pub use processing_job::{AuditRow, ProcessingJobRow, processing_jobs, processing_jobs_of_market};
pub use warehouse_query::{WarehouseQueryRow, warehouse_queries};
