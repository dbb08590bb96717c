//! The lists in which items are found.

use futures_util::future::join_all;

use super::item::{AttentionAction, AttentionActionKind, FoundItem};
use super::rules::{self, AttentionKind, StudyFacts};
use crate::areas::attribution::AttributionStudy;
use crate::areas::markets::{Market, Markets};
use crate::areas::pipeline::{
    CampaignRefreshJob, MissingPipelineJobs, PipelineCoverage, PipelineJob,
};
use crate::areas::providers::Provider;
use crate::caller::Caller;
use crate::error::{Code, Error, Result};
use crate::graph::dates::day_label;
use crate::graph::decision::Decision;

/// A list in which items are found. Each is read once, and fails by itself.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Source {
    Providers,
    Locks,
    MarketJobs,
    RefreshJobs,
    Coverage,
    Studies,
    PixelCounts,
}

/// Why a list, or a part of it, is missing.
#[derive(Clone)]
pub(super) struct Missing {
    pub(super) reason: String,
    pub(super) is_retryable: bool,
}

impl Missing {
    fn of(what: &str, error: &Error) -> Self {
        let reason = error.user_message().unwrap_or_else(|| error.message());
        Self {
            reason: format!("{what} cannot be read. {reason}"),
            is_retryable: error.is_retryable(),
        }
    }
}

impl From<MissingPipelineJobs> for Missing {
    fn from(missing: MissingPipelineJobs) -> Self {
        Self {
            reason: missing.message,
            is_retryable: missing.is_retryable,
        }
    }
}

/// What was found in a list.
struct Found {
    items: Vec<FoundItem>,
    /// The part of the list that could not be read.
    missing: Option<Missing>,
}

impl From<Vec<FoundItem>> for Found {
    fn from(items: Vec<FoundItem>) -> Self {
        Self {
            items,
            missing: None,
        }
    }
}

/// A list that was read, or not.
struct ReadList {
    source: Source,
    items: Vec<FoundItem>,
    missing: Option<Missing>,
    /// Whether nothing of it could be read.
    is_unread: bool,
}

/// The lists that some kinds of items need.
pub(super) struct Lists(Vec<ReadList>);

impl Source {
    const ALL: [Self; 7] = [
        Self::Providers,
        Self::Locks,
        Self::MarketJobs,
        Self::RefreshJobs,
        Self::Coverage,
        Self::Studies,
        Self::PixelCounts,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Providers => "Providers",
            Self::Locks => "Locks of providers",
            Self::MarketJobs => "Market jobs",
            Self::RefreshJobs => "Campaign refresh jobs",
            Self::Coverage => "Coverage",
            Self::Studies => "Attribution studies",
            Self::PixelCounts => "Pixels of attribution studies",
        }
    }

    /// The kinds of the items that are found in it.
    fn kinds(self) -> &'static [AttentionKind] {
        match self {
            Self::Providers => &[AttentionKind::StaleProvider, AttentionKind::SilentProvider],
            Self::Locks => &[AttentionKind::StuckLock],
            Self::MarketJobs => &[AttentionKind::FailedMarketJob],
            Self::RefreshJobs => &[AttentionKind::FailedRefreshJob],
            Self::Coverage => &[AttentionKind::MissingMarketJobs],
            Self::Studies => &[
                AttentionKind::UnfinishedStudy,
                AttentionKind::DueStudy,
                AttentionKind::MarkedStudy,
            ],
            Self::PixelCounts => &[AttentionKind::BlockedStudy],
        }
    }

    /// The list that is read for this one, too: if both fail, it is the one that is missing.
    fn basis(self) -> Option<Self> {
        match self {
            Self::Locks => Some(Self::Providers),
            Self::Coverage => Some(Self::MarketJobs),
            Self::PixelCounts => Some(Self::Studies),
            _ => None,
        }
    }

    /// What is found in it; `None` if the caller may not read it.
    async fn read(self, caller: &Caller) -> Result<Option<Found>> {
        match self {
            Self::Providers => silent_providers(caller).await.map(Found::from).map(Some),
            Self::Locks => Ok(stuck_locks(caller).await?.map(Found::from)),
            Self::MarketJobs => failed_market_jobs(caller).await.map(Some),
            Self::RefreshJobs => failed_refresh_jobs(caller).await.map(Found::from).map(Some),
            Self::Coverage => markets_without_jobs(caller).await.map(Some),
            Self::Studies => studies(caller).await.map(Found::from).map(Some),
            Self::PixelCounts => blocked_studies(caller).await.map(Found::from).map(Some),
        }
    }
}

impl Lists {
    /// Reads the lists that the wanted kinds need.
    ///
    /// # Errors
    /// If the session is over. Every other failure is that of its list.
    pub(super) async fn read(
        caller: &Caller,
        is_wanted: impl Fn(AttentionKind) -> bool,
    ) -> Result<Self> {
        caller.require_token()?;
        let sources = Source::ALL
            .into_iter()
            .filter(|source| source.kinds().iter().any(|kind| is_wanted(*kind)));
        let reads = sources.map(async |source| (source, source.read(caller).await));
        let mut lists = Vec::new();
        for (source, found) in join_all(reads).await {
            match found {
                Ok(None) => {}
                Ok(Some(Found { items, missing })) => lists.push(ReadList {
                    source,
                    items,
                    missing,
                    is_unread: false,
                }),
                Err(error) if error.code() == Code::Unauthenticated => return Err(error),
                Err(error) => lists.push(ReadList {
                    source,
                    items: Vec::new(),
                    missing: Some(Missing::of(source.name(), &error)),
                    is_unread: true,
                }),
            }
        }
        Ok(Self(lists))
    }

    /// The number of items of each kind that the caller may see, in display order: `None` if its list could not be read.
    /// And why its list, or a part of it, is missing.
    pub(super) fn counts(&self) -> Vec<(AttentionKind, Option<usize>, Option<&Missing>)> {
        let kinds = AttentionKind::ALL.into_iter().filter_map(|kind| {
            let list = self
                .0
                .iter()
                .find(|list| list.source.kinds().contains(&kind))?;
            let items = list.items.iter().filter(|item| item.kind == kind);
            // Unless all jobs were read, no day is known to be without one.
            let is_partial = list.source == Source::Coverage && list.missing.is_some();
            let count = (!list.is_unread && !is_partial).then(|| items.count());
            Some((kind, count, list.missing.as_ref()))
        });
        kinds.collect()
    }

    /// The items, among them the lists that could not be read.
    pub(super) fn items(self) -> Vec<FoundItem> {
        let missing = self.0.iter().filter(|list| list.missing.is_some());
        let missing: Vec<Source> = missing.map(|list| list.source).collect();
        let is_missing =
            |source: Option<Source>| source.is_some_and(|source| missing.contains(&source));
        let lists = self.0.into_iter().flat_map(|list| {
            let missing = list.missing.filter(|_| !is_missing(list.source.basis()));
            let unreadable = missing.map(|missing| FoundItem {
                key: format!("{:?}", list.source),
                kind: AttentionKind::UnreadableList,
                subject: list.source.name().to_owned(),
                reason: missing.reason,
                since: None,
                node: None,
                action: None,
            });
            unreadable.into_iter().chain(list.items)
        });
        lists.collect()
    }
}

/// The key of an item: the key of its object, and its kind.
fn key(kind: AttentionKind, object: impl std::fmt::Display) -> String {
    format!("{kind:?}:{object}")
}

async fn silent_providers(caller: &Caller) -> Result<Vec<FoundItem>> {
    let found = Provider::silent(caller).await?.into_iter();
    let items = found.map(|found| {
        let kind = match found.has_history {
            true => AttentionKind::StaleProvider,
            false => AttentionKind::SilentProvider,
        };
        FoundItem {
            key: key(kind, found.provider.number()),
            kind,
            subject: found.label,
            reason: found.reason,
            since: found.since,
            node: Some(found.provider.into()),
            action: Some(AttentionAction::open()),
        }
    });
    Ok(items.collect())
}

async fn stuck_locks(caller: &Caller) -> Result<Option<Vec<FoundItem>>> {
    let Some(found) = Provider::stuck(caller).await? else {
        return Ok(None);
    };
    let items = found.into_iter().map(|found| FoundItem {
        key: key(AttentionKind::StuckLock, found.provider.number()),
        kind: AttentionKind::StuckLock,
        subject: found.label,
        reason: found.lock.reason.to_owned(),
        since: found.lock.since,
        node: Some(found.provider.into()),
        action: Some(AttentionAction::new(
            AttentionActionKind::Unlock,
            found.lock.unlock,
        )),
    });
    Ok(Some(items.collect()))
}

async fn failed_market_jobs(caller: &Caller) -> Result<Found> {
    let (found, markets) = tokio::join!(
        PipelineJob::failed_since(caller, caller.today()),
        Markets::read(caller)
    );
    let (found, markets) = (found?, markets.ok());
    let items = found.jobs.into_iter().map(|found| {
        let hash = &found.market_hash;
        let market = markets.as_ref().and_then(|markets| markets.with_hash(hash));
        let label = Market::label(market.as_ref(), hash);
        let date = found.date.map(|date| format!(" for {}", day_label(date)));
        FoundItem {
            key: key(AttentionKind::FailedMarketJob, &found.job_id),
            kind: AttentionKind::FailedMarketJob,
            subject: match label {
                "" => format!("Job {}", found.job_id),
                label => label.to_owned(),
            },
            reason: format!(
                "The {} job {}{} has failed.",
                found.type_label,
                found.job_id,
                date.unwrap_or_default()
            ),
            since: Some(found.started_at),
            node: Some(found.job.into()),
            action: Some(AttentionAction::new(
                AttentionActionKind::Rerun,
                Decision::allow(),
            )),
        }
    });
    let items = items.collect();
    let missing = found.missing.map(Missing::from);
    Ok(Found { items, missing })
}

async fn markets_without_jobs(caller: &Caller) -> Result<Found> {
    let found = PipelineCoverage::gaps(caller).await?;
    let items = found.markets.into_iter().map(|gap| FoundItem {
        key: key(AttentionKind::MissingMarketJobs, gap.market.number()),
        kind: AttentionKind::MissingMarketJobs,
        subject: Market::label(Some(&gap.market), gap.market.hash()).to_owned(),
        reason: rules::missing_jobs_reason(&gap.missing, found.days),
        since: None,
        node: Some(gap.market.into()),
        action: Some(AttentionAction::open()),
    });
    Ok(Found {
        items: items.collect(),
        missing: found.missing_jobs.map(Missing::from),
    })
}

async fn failed_refresh_jobs(caller: &Caller) -> Result<Vec<FoundItem>> {
    let found = CampaignRefreshJob::failed_since(caller, caller.today()).await?;
    let items = found.into_iter().map(|found| FoundItem {
        key: key(AttentionKind::FailedRefreshJob, &found.job_id),
        kind: AttentionKind::FailedRefreshJob,
        subject: found.label,
        reason: format!("The refresh job {} has failed.", found.job_id),
        since: Some(found.created_at),
        node: Some(found.job.into()),
        action: Some(AttentionAction::new(
            AttentionActionKind::RunRefresh,
            found.run,
        )),
    });
    Ok(items.collect())
}

async fn studies(caller: &Caller) -> Result<Vec<FoundItem>> {
    let found = AttributionStudy::open(caller).await?.into_iter();
    let items = found.flat_map(|found| {
        let facts = StudyFacts {
            status: found.status,
            status_label: &found.status_label,
            finished_since: found.finished_since,
            due_at: found.due_at,
        };
        let concerns = rules::study_concerns(&facts, caller.now());
        let items = concerns.into_iter().map(|concern| FoundItem {
            key: key(concern.kind, found.study.number()),
            kind: concern.kind,
            subject: found.label.clone(),
            reason: concern.reason,
            since: concern.since,
            node: Some(found.study.clone().into()),
            action: Some(AttentionAction::open()),
        });
        items.collect::<Vec<_>>()
    });
    Ok(items.collect())
}

async fn blocked_studies(caller: &Caller) -> Result<Vec<FoundItem>> {
    let found = AttributionStudy::blocked(caller).await?.into_iter();
    let items = found.map(|found| FoundItem {
        key: key(AttentionKind::BlockedStudy, found.study.number()),
        kind: AttentionKind::BlockedStudy,
        subject: found.label,
        reason: found.reason,
        since: None,
        node: Some(found.study.into()),
        action: Some(AttentionAction::new(
            AttentionActionKind::RunStudy,
            found.run,
        )),
    });
    Ok(items.collect())
}
