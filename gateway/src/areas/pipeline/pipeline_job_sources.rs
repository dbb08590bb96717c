//! The two lists that provide market jobs.

use gateway_macros::SimpleObject;

use super::rest::{self, PipelineJobSource};
use super::rules;
use crate::error::{Error, Result};
use crate::request::RequestContext;

/// The lists that provide market jobs, one from the pipeline service and one from the warehouse. The warehouse's
/// version of a job takes precedence. If one list cannot be read, everything about jobs comes from the other.
#[derive(SimpleObject)]
pub struct PipelineJobSources {
    /// Number of jobs that were read, each counted once.
    job_count: usize,
    /// The list that could not be read, and why; null if both were read.
    missing: Option<MissingPipelineJobs>,
    /// The sentence about the window of the jobs list: "Ten days of jobs show until a filter is selected."
    window_label: String,
}

/// A list of jobs that could not be read.
#[derive(SimpleObject)]
pub struct MissingPipelineJobs {
    /// The list.
    source: PipelineJobSource,
    /// The reason, to show to the user.
    pub(crate) message: String,
    /// Whether the same request may succeed later.
    pub(crate) is_retryable: bool,
}

impl PipelineJobSources {
    /// The lists, read now.
    pub(super) async fn read(context: &RequestContext) -> Result<Self> {
        let found = rest::pipeline_jobs(&context.pipeline()).await?;
        Ok(Self {
            job_count: found.jobs.table.rows().len(),
            missing: found.missing.map(MissingPipelineJobs::of),
            window_label: rules::window_label(),
        })
    }
}

impl MissingPipelineJobs {
    /// The list, and the error of its call.
    pub(super) fn of((source, error): (PipelineJobSource, Error)) -> Self {
        let list = match source {
            PipelineJobSource::Pipeline => "jobs of the pipeline service",
            PipelineJobSource::Warehouse => "jobs of the warehouse",
        };
        let reason = error.reason();
        Self {
            source,
            message: format!("The {list} are missing. {reason}"),
            is_retryable: error.is_retryable(),
        }
    }
}
