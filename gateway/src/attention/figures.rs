//! The figures of the last days.

use async_graphql::Enum;
use chrono::NaiveDate;
use gateway_macros::SimpleObject;

use super::rules;
use crate::areas::attribution::{AttributionStudy, StudyStatus};
use crate::areas::pipeline::{CampaignRefreshJob, PipelineJob};
use crate::areas::providers::{Provider, ProviderHealthStatus};
use crate::caller::Caller;
use crate::error::{Code, Error, Result};
use crate::graph::dates::{days_before, local_day};
use crate::graph::scalars::Date;

/// What a figure counts.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AttentionFigureKind {
    /// Providers whose `health` is STALE or NO_HISTORY. The service has no history of them.
    ProvidersWithoutData,
    /// Market jobs that have failed and started yesterday or today, and campaign refresh jobs that have failed and were
    /// created then, in the time zone of the request.
    FailedJobs,
    /// Studies that are PENDING, ATTENTION_REQUIRED or UNDER_REVIEW. The service has no history of them.
    WaitingStudies,
}

/// A number to begin the day with.
#[derive(SimpleObject)]
pub struct AttentionFigure {
    /// What it counts.
    kind: AttentionFigureKind,
    /// What it counts, as text.
    label: &'static str,
    /// The number; null if it cannot be read. Without the jobs of a list that cannot be read.
    count: Option<usize>,
    /// Why the number, or a part of it, is missing, as a sentence; null if it is whole.
    failure: Option<String>,
    /// The statuses of the providers that are counted; empty for other figures.
    health_statuses: Vec<ProviderHealthStatus>,
    /// The statuses of the studies that are counted; empty for other figures.
    study_statuses: Vec<StudyStatus>,
    /// The numbers of the last fourteen days, earliest first, for FAILED_JOBS: the jobs that have failed, by the day on which
    /// they started or were created. Empty if there is no history, or if it cannot be read.
    days: Vec<AttentionDay>,
}

/// The number of a day.
#[derive(SimpleObject)]
pub struct AttentionDay {
    /// The day, in the time zone of the request.
    date: Date,
    /// The number.
    count: usize,
}

impl AttentionFigureKind {
    fn label(self) -> &'static str {
        match self {
            Self::ProvidersWithoutData => "Providers without data",
            Self::FailedJobs => "Jobs failed since yesterday",
            Self::WaitingStudies => "Studies waiting",
        }
    }

    fn health_statuses(self) -> &'static [ProviderHealthStatus] {
        match self {
            Self::ProvidersWithoutData => &Provider::SILENT,
            Self::FailedJobs | Self::WaitingStudies => &[],
        }
    }

    fn study_statuses(self) -> &'static [StudyStatus] {
        match self {
            Self::WaitingStudies => &rules::WAITING,
            Self::ProvidersWithoutData | Self::FailedJobs => &[],
        }
    }
}

impl AttentionFigure {
    /// All figures.
    ///
    /// # Errors
    /// If the session is over. Every other failure is that of its figure.
    pub(super) async fn all(caller: &Caller) -> Result<Vec<Self>> {
        let (providers, market_jobs, refresh_jobs, studies) = tokio::join!(
            Provider::silent(caller),
            failed_market_jobs(caller),
            failed_refresh_jobs(caller),
            AttributionStudy::open(caller),
        );
        let studies = studies.map(|studies| {
            let waiting = studies
                .iter()
                .filter(|study| rules::is_waiting(study.status));
            waiting.count()
        });
        let providers = providers.map(|providers| providers.len());
        Ok(vec![
            Self::counted(AttentionFigureKind::ProvidersWithoutData, providers)?,
            Self::failed_jobs(market_jobs, refresh_jobs, caller.today())?,
            Self::counted(AttentionFigureKind::WaitingStudies, studies)?,
        ])
    }

    fn new(kind: AttentionFigureKind) -> Self {
        Self {
            kind,
            label: kind.label(),
            count: None,
            failure: None,
            health_statuses: kind.health_statuses().to_vec(),
            study_statuses: kind.study_statuses().to_vec(),
            days: Vec::new(),
        }
    }

    fn counted(kind: AttentionFigureKind, count: Result<usize>) -> Result<Self> {
        let mut figure = Self::new(kind);
        match count {
            Ok(count) => figure.count = Some(count),
            Err(error) => figure.failure = Some(failure_of(&error)?),
        }
        Ok(figure)
    }

    fn failed_jobs(
        market_jobs: Result<(Vec<NaiveDate>, Option<String>)>,
        refresh_jobs: Result<Vec<NaiveDate>>,
        today: NaiveDate,
    ) -> Result<Self> {
        let mut figure = Self::new(AttentionFigureKind::FailedJobs);
        let mut days = Vec::new();
        let mut failures = Vec::new();
        let is_read = market_jobs.is_ok() || refresh_jobs.is_ok();
        match market_jobs {
            Ok((jobs, missing)) => {
                days.extend(jobs);
                failures.extend(missing);
            }
            Err(error) => failures.push(failure_of(&error)?),
        }
        match refresh_jobs {
            Ok(jobs) => days.extend(jobs),
            Err(error) => failures.push(failure_of(&error)?),
        }
        // Both lists are of one service, and may fail for the same reason.
        failures.dedup();
        figure.failure = (!failures.is_empty()).then(|| failures.join(" "));
        if is_read {
            let yesterday = days_before(today, 1);
            figure.count = Some(days.iter().filter(|day| **day >= yesterday).count());
            let counts = rules::daily_counts(&days, today).into_iter();
            let counts = counts.map(|(date, count)| AttentionDay {
                date: Date(date),
                count,
            });
            figure.days = counts.collect();
        }
        Ok(figure)
    }
}

/// The days of the market jobs that have failed, and why some of them may be missing.
async fn failed_market_jobs(caller: &Caller) -> Result<(Vec<NaiveDate>, Option<String>)> {
    let first = rules::first_day(caller.today());
    let found = PipelineJob::failed_since(caller, first).await?;
    let jobs = found.jobs.iter();
    let days = jobs.map(|job| local_day(job.started_at, caller.time_zone()));
    Ok((days.collect(), found.missing.map(|missing| missing.message)))
}

/// The days of the campaign refresh jobs that have failed.
async fn failed_refresh_jobs(caller: &Caller) -> Result<Vec<NaiveDate>> {
    let first = rules::first_day(caller.today());
    let found = CampaignRefreshJob::failed_since(caller, first).await?;
    let days = found
        .iter()
        .map(|job| local_day(job.created_at, caller.time_zone()));
    Ok(days.collect())
}

/// Why something cannot be read.
///
/// # Errors
/// If the session is over.
fn failure_of(error: &Error) -> Result<String> {
    if error.code() == Code::Unauthenticated {
        return Err(error.clone());
    }
    let reason = error.user_message().unwrap_or_else(|| error.message());
    Ok(reason.to_owned())
}
