//! The rules of the pipeline.

mod duration;
mod jobs;
mod processing;

pub use duration::{duration_label, whole_seconds};
pub use jobs::{
    PipelineJobPhase, PipelineJobType, delete, is_in_window, phase, status_label, type_label,
    window_label,
};
pub use processing::{AuditFacts, is_done};
