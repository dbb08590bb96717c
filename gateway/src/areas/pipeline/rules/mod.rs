//! The rules of the pipeline.

mod calendar;
mod campaign_ids;
mod coverage;
mod duration;
mod jobs;
mod other_jobs;
mod processing;
mod refresh;
mod run_dates;
mod summary;
mod tally;

pub use calendar::{day_label, days, month_of, opening_month};
pub use campaign_ids::campaign_ids;
pub use coverage::{
    CoverageJob, PipelineCoverageState, StateCounts, coverage, covered_days, days_due, start,
};
pub use duration::{duration_label, whole_units};
pub use jobs::{
    PipelineJobPhase, PipelineJobType, delete, is_in_window, phase, status_explanation,
    status_label, type_label, window_label,
};
pub use other_jobs::{MarketJob, completed_since, is_slow, usual_seconds};
pub use processing::{AuditFacts, ProcessingJobType, is_done, newest_of_each_date};
pub use refresh::{RefreshedCampaigns, refresh_moment, run_refresh, run_refresh_label};
pub use run_dates::{InvalidDates, run_dates};
pub use summary::{CountedJob, summary};
pub use tally::{Outcomes, Tally, tally};
