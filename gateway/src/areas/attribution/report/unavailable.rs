//! Why a job has no report data.

use async_graphql::Enum;
use gateway_macros::SimpleObject;

use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;
use crate::upstream::storage::FileProblem;

/// Why a job has no report data.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum ReportUnavailableCode {
    /// The job has not completed.
    NotCompleted,
    /// The job has no files.
    NoFiles,
    /// Jobs of this type have no report.
    NoReport,
    /// None of the job's files is the report file.
    NoReportFile,
    /// The link to the report file is invalid.
    InvalidLink,
    /// The link points to a host that the gateway may not read from.
    HostNotAllowed,
    /// The link has expired, or storage rejects it. Reading the job again returns a new link.
    LinkExpired,
    /// Storage no longer has the file.
    FileNotFound,
    /// The file exceeds 16 MiB, the largest size that is read.
    FileTooLarge,
    /// The file is not a report: not a JSON object, or one without any part of a report.
    FileUnreadable,
}

/// Why a job has no report data.
#[derive(Clone, SimpleObject)]
pub struct ReportUnavailable {
    /// The reason, as a code.
    code: ReportUnavailableCode,
    /// The reason, to show to the user.
    message: String,
}

impl ReportUnavailable {
    fn new(code: ReportUnavailableCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
        }
    }

    /// The reason that the job has no report; None if it may have one.
    pub(super) fn of_decision(decision: Decision) -> Option<Self> {
        let code = match decision.code {
            Some(UserErrorCode::NotCompleted) => ReportUnavailableCode::NotCompleted,
            Some(UserErrorCode::NoFiles) => ReportUnavailableCode::NoFiles,
            _ => ReportUnavailableCode::NoReport,
        };
        decision.reason.map(|reason| Self::new(code, reason))
    }

    /// The job has no report file.
    pub(super) fn no_report_file() -> Self {
        Self::new(
            ReportUnavailableCode::NoReportFile,
            "This job has no report file.",
        )
    }

    /// The report file cannot be read.
    pub(super) fn of_problem(problem: FileProblem) -> Self {
        let (code, message) = match problem {
            FileProblem::InvalidLink => (
                ReportUnavailableCode::InvalidLink,
                "The link to the report file is invalid.",
            ),
            FileProblem::HostNotAllowed => (
                ReportUnavailableCode::HostNotAllowed,
                "The report file is on a host that is not allowed.",
            ),
            FileProblem::Expired => (
                ReportUnavailableCode::LinkExpired,
                "The link to the report file has expired. Refresh the job.",
            ),
            FileProblem::NotFound => (
                ReportUnavailableCode::FileNotFound,
                "The report file no longer exists.",
            ),
            FileProblem::TooLarge => (
                ReportUnavailableCode::FileTooLarge,
                "The report file is too large.",
            ),
            FileProblem::Unreadable => (
                ReportUnavailableCode::FileUnreadable,
                "The report file cannot be read as a report.",
            ),
        };
        Self::new(code, message)
    }
}
