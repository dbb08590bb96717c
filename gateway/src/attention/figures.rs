//! The figures of the last days.

use async_graphql::Enum;
use chrono::NaiveDate;
use gateway_macros::SimpleObject;

use super::rules;
use crate::areas::attribution::{Study, StudyStatus};
use crate::areas::pipeline::{CampaignRefreshJob, PipelineJob};
use crate::areas::providers::{Provider, ProviderHealthStatus};
use crate::error::{Code, Error, Result};
use crate::graph::dates::{days_before, local_day};
use crate::graph::scalars::Date;
use crate::request::RequestContext;

/// What a figure counts.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AttentionFigureKind {
    /// Providers whose `health` is STALE or NO_HISTORY. The service has no history of them.
    ProvidersWithoutData,
    /// Market jobs that have failed and started yesterday or later, in the time zone of the request.
    FailedMarketJobs,
    /// Campaign refresh jobs that have failed and were created yesterday or later, in the time zone of the request.
    FailedRefreshJobs,
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
    /// The number; null if it cannot be read. Excludes market jobs of a list that cannot be read.
    count: Option<usize>,
    /// Why the number is missing or incomplete, as a sentence; null if it is complete.
    failure: Option<String>,
    /// The statuses of the providers that are counted; empty for other figures.
    health_statuses: Vec<ProviderHealthStatus>,
    /// The statuses of the studies that are counted; empty for other figures.
    study_statuses: Vec<StudyStatus>,
    /// The first day counted. Pass it as `startedSince` or `createdSince` to list the jobs; null for figures of the
    /// present state.
    since: Option<Date>,
    /// Failed jobs on each of the last fourteen days, earliest first, by the day on which they started or were
    /// created. Empty if there is no history, or if it cannot be read.
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
            Self::FailedMarketJobs => "Market jobs failed since yesterday",
            Self::FailedRefreshJobs => "Refresh jobs failed since yesterday",
            Self::WaitingStudies => "Studies waiting",
        }
    }

    fn health_statuses(self) -> &'static [ProviderHealthStatus] {
        match self {
            Self::ProvidersWithoutData => &Provider::SILENT,
            Self::FailedMarketJobs | Self::FailedRefreshJobs | Self::WaitingStudies => &[],
        }
    }

    fn study_statuses(self) -> &'static [StudyStatus] {
        match self {
            Self::WaitingStudies => &rules::WAITING,
            Self::ProvidersWithoutData | Self::FailedMarketJobs | Self::FailedRefreshJobs => &[],
        }
    }
}

impl AttentionFigure {
    /// All figures.
    ///
    /// # Errors
    /// If the session is over. Every other failure is that of its figure.
    pub(super) async fn all(context: &RequestContext) -> Result<Vec<Self>> {
        let (providers, market_jobs, refresh_jobs, studies) = tokio::join!(
            Provider::silent(context, None),
            failed_market_jobs(context),
            failed_refresh_jobs(context),
            Study::open(context, None),
        );
        let studies = studies.map(|studies| {
            let waiting = studies
                .iter()
                .filter(|study| rules::is_waiting(study.status));
            waiting.count()
        });
        let providers = providers.map(|providers| providers.len());
        let today = context.today();
        Ok(vec![
            Self::counted(AttentionFigureKind::ProvidersWithoutData, providers)?,
            Self::failed_jobs(AttentionFigureKind::FailedMarketJobs, market_jobs, today)?,
            Self::failed_jobs(AttentionFigureKind::FailedRefreshJobs, refresh_jobs, today)?,
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
            since: None,
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
        kind: AttentionFigureKind,
        jobs: Result<FailedDays>,
        today: NaiveDate,
    ) -> Result<Self> {
        let mut figure = Self::new(kind);
        let yesterday = days_before(today, 1);
        figure.since = Some(Date(yesterday));
        let (days, missing) = match jobs {
            Ok(found) => found,
            Err(error) => {
                figure.failure = Some(failure_of(&error)?);
                return Ok(figure);
            }
        };
        figure.failure = missing;
        figure.count = Some(days.iter().filter(|day| **day >= yesterday).count());
        let counts = rules::daily_counts(&days, today).into_iter();
        let counts = counts.map(|(date, count)| AttentionDay {
            date: Date(date),
            count,
        });
        figure.days = counts.collect();
        Ok(figure)
    }
}

/// The days of jobs that have failed, and why some of them may be missing.
type FailedDays = (Vec<NaiveDate>, Option<String>);

/// The days of the market jobs that have failed.
async fn failed_market_jobs(context: &RequestContext) -> Result<FailedDays> {
    let first = rules::first_day(context.today());
    let found = PipelineJob::failed_since(context, first).await?;
    let jobs = found.jobs.iter();
    let days = jobs.map(|job| local_day(job.started_at, context.time_zone()));
    Ok((days.collect(), found.missing.map(|missing| missing.message)))
}

/// The days of the campaign refresh jobs that have failed.
async fn failed_refresh_jobs(context: &RequestContext) -> Result<FailedDays> {
    let first = rules::first_day(context.today());
    let found = CampaignRefreshJob::failed_since(context, first, None).await?;
    let days = found
        .iter()
        .map(|job| local_day(job.created_at, context.time_zone()));
    Ok((days.collect(), None))
}

/// Why something cannot be read.
///
/// # Errors
/// If the session is over.
fn failure_of(error: &Error) -> Result<String> {
    if error.code() == Code::Unauthenticated {
        return Err(error.clone());
    }
    let reason = error.reason();
    Ok(reason.to_owned())
}
