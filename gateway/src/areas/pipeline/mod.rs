//! The pipeline: the processing jobs of markets.

mod processing_job;
mod queries;
mod rest;
mod rules;

pub use processing_job::{ProcessingJob, ProcessingJobOrderField};
pub use queries::PipelineQuery;
