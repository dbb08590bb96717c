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
    /// Market jobs that have failed and started yesterday or later, in the time zone of the request, and that `needsRerun`: the
    /// items FAILED_MARKET_JOB. Market jobs belong to no customer.
    FailedMarketJobs,
    /// Campaign refresh jobs that have failed and were created yesterday or later, in the time zone of the request, and no later
    /// job of their campaign is completed: the items FAILED_REFRESH_JOB.
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
    /// created, those included whose work another has done since. Empty if there is no history, or if it cannot be read.
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
    /// All figures: of everything, or of a customer.
    ///
    /// # Errors
    /// If the session is over. Every other failure is that of its figure.
    pub(super) async fn all(
        context: &RequestContext,
        customer_id: Option<i32>,
    ) -> Result<Vec<Self>> {
        let market_jobs = async {
            match customer_id {
                None => Some(failed_market_jobs(context).await),
                Some(_) => None,
            }
        };
        let (providers, market_jobs, refresh_jobs, studies) = tokio::join!(
            Provider::silent(context, customer_id),
            market_jobs,
            failed_refresh_jobs(context, customer_id),
            Study::open(context, customer_id),
        );
        let studies = studies.map(|studies| {
            let waiting = studies
                .iter()
                .filter(|study| rules::is_waiting(study.status));
            waiting.count()
        });
        let providers = providers.map(|providers| providers.len());
        let today = context.today();
        let mut figures = vec![Self::counted(
            AttentionFigureKind::ProvidersWithoutData,
            providers,
        )?];
        if let Some(jobs) = market_jobs {
            let kind = AttentionFigureKind::FailedMarketJobs;
            figures.push(Self::failed_jobs(kind, jobs, today)?);
        }
        let kind = AttentionFigureKind::FailedRefreshJobs;
        figures.push(Self::failed_jobs(kind, refresh_jobs, today)?);
        figures.push(Self::counted(AttentionFigureKind::WaitingStudies, studies)?);
        Ok(figures)
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
        jobs: Result<FailedJobs>,
        today: NaiveDate,
    ) -> Result<Self> {
        let mut figure = Self::new(kind);
        let yesterday = days_before(today, 1);
        figure.since = Some(Date(yesterday));
        let FailedJobs {
            days,
            reruns,
            missing,
        } = match jobs {
            Ok(found) => found,
            Err(error) => {
                figure.failure = Some(failure_of(&error)?);
                return Ok(figure);
            }
        };
        figure.failure = missing;
        figure.count = Some(reruns.iter().filter(|day| **day >= yesterday).count());
        let counts = rules::daily_counts(&days, today).into_iter();
        let counts = counts.map(|(date, count)| AttentionDay {
            date: Date(date),
            count,
        });
        figure.days = counts.collect();
        Ok(figure)
    }
}

/// The jobs that have failed.
struct FailedJobs {
    /// Their days.
    days: Vec<NaiveDate>,
    /// The days of those whose work no other job has done since.
    reruns: Vec<NaiveDate>,
    /// Why some of them may be missing.
    missing: Option<String>,
}

impl FailedJobs {
    /// Jobs, each with its day and whether no other has done its work since.
    fn of(jobs: impl Iterator<Item = (NaiveDate, bool)>, missing: Option<String>) -> Self {
        let jobs: Vec<(NaiveDate, bool)> = jobs.collect();
        let reruns = jobs.iter().filter(|(_, needs_rerun)| *needs_rerun);
        Self {
            reruns: reruns.map(|(day, _)| *day).collect(),
            days: jobs.into_iter().map(|(day, _)| day).collect(),
            missing,
        }
    }
}

async fn failed_market_jobs(context: &RequestContext) -> Result<FailedJobs> {
    let first = rules::first_day(context.today());
    let found = PipelineJob::failed_since(context, first).await?;
    let day = |at| local_day(at, context.time_zone());
    let jobs = found.jobs.iter();
    Ok(FailedJobs::of(
        jobs.map(|job| (day(job.started_at), job.needs_rerun)),
        found.missing.map(|missing| missing.message),
    ))
}

async fn failed_refresh_jobs(
    context: &RequestContext,
    customer_id: Option<i32>,
) -> Result<FailedJobs> {
    let first = rules::first_day(context.today());
    let found = CampaignRefreshJob::failed_since(context, first, customer_id).await?;
    let day = |at| local_day(at, context.time_zone());
    let jobs = found.iter();
    Ok(FailedJobs::of(
        jobs.map(|job| (day(job.created_at), job.needs_rerun)),
        None,
    ))
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
