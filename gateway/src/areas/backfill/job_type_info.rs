//! What a form shows for each type of backfill job.

use gateway_macros::SimpleObject;

use super::job_type::BackfillJobType;
use super::rules;

/// A type of backfill job, and what a form for it shows.
#[derive(SimpleObject)]
pub struct BackfillJobTypeInfo {
    /// The type.
    job_type: BackfillJobType,
    /// The name, such as "DIGITAL TRANSIT".
    label: &'static str,
    /// Whether jobs of this type have a provider. If false, a given provider is ignored.
    has_provider: bool,
    /// A hint that lists the expected headers; null if any are accepted.
    headers_hint: Option<String>,
    /// A warning to show when the type is chosen; null if there is none.
    warning: Option<&'static str>,
}

impl BackfillJobTypeInfo {
    /// All types.
    pub fn all() -> Vec<Self> {
        let info = |job_type| Self {
            job_type,
            label: rules::label(job_type),
            has_provider: rules::has_provider(job_type),
            headers_hint: rules::headers_hint(job_type),
            warning: rules::warning(job_type),
        };
        BackfillJobType::ALL.map(info).into()
    }
}
