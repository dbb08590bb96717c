//! The lists in which items are found.

use futures_util::future::join_all;

use super::item::{AttentionAction, AttentionActionKind, FoundItem};
use super::lists::{Found, Missing, is_fatal};
use super::rules::{self, AttentionKind, StudyDeadlines};
use crate::areas::attribution::Study;
use crate::areas::campaigns::{ActiveCampaign, Campaign};
use crate::areas::markets::{Market, Markets};
use crate::areas::pipeline::{CampaignRefreshJob, PipelineCoverage, PipelineJob};
use crate::areas::pixels::Pixel;
use crate::areas::providers::Provider;
use crate::areas::vehicles::Vehicle;
use crate::error::Result;
use crate::graph::dates::{day_label, days_before};
use crate::graph::decision::Decision;
use crate::request::RequestContext;

/// A list in which items are found. Each is read once, and fails by itself.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Source {
    Providers,
    Locks,
    MarketJobs,
    RefreshJobs,
    Coverage,
    Studies,
    PixelCounts,
    Campaigns,
    Vehicles,
}

impl Source {
    pub(super) const ALL: [Self; 9] = [
        Self::Providers,
        Self::Locks,
        Self::MarketJobs,
        Self::RefreshJobs,
        Self::Coverage,
        Self::Studies,
        Self::PixelCounts,
        Self::Campaigns,
        Self::Vehicles,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Providers => "Providers",
            Self::Locks => "Locks of providers",
            Self::MarketJobs => "Market jobs",
            Self::RefreshJobs => "Campaign refresh jobs",
            Self::Coverage => "Coverage",
            Self::Studies => "Attribution studies",
            Self::PixelCounts => "Pixels of attribution studies",
            Self::Campaigns => "Campaigns",
            Self::Vehicles => "Vehicles",
        }
    }

    /// The kinds of the items that are found in it.
    pub(super) fn kinds(self) -> &'static [AttentionKind] {
        match self {
            Self::Providers => &[
                AttentionKind::StaleProvider,
                AttentionKind::NeverSeenProvider,
            ],
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
            Self::Campaigns => &[AttentionKind::CampaignWithoutPixel],
            Self::Vehicles => &[AttentionKind::VehicleNeedsAttention],
        }
    }

    /// The list that is read for this one, too: if both fail, it is the one that is missing.
    pub(super) fn basis(self) -> Option<Self> {
        match self {
            Self::Locks => Some(Self::Providers),
            Self::Coverage => Some(Self::MarketJobs),
            Self::PixelCounts => Some(Self::Studies),
            _ => None,
        }
    }

    /// Whether nothing is known to be found in it unless all of it was read: a missing job or pixel may be the one in question.
    pub(super) fn needs_all(self) -> bool {
        matches!(self, Self::Coverage | Self::Campaigns)
    }

    /// Whether it is read for one customer only, because it costs a call for each.
    fn is_own(self) -> bool {
        matches!(self, Self::Campaigns | Self::Vehicles)
    }

    /// What is found in it, of everything or of a customer. `None` if the caller may not read it, or if it is not read for
    /// that: market jobs belong to no customer.
    async fn read(
        self,
        context: &RequestContext,
        customer_id: Option<i32>,
    ) -> Result<Option<Found>> {
        let found: Found = match (self, customer_id) {
            (Self::Providers, of) => silent_providers(context, of).await?.into(),
            (Self::Locks, of) => match stuck_locks(context, of).await? {
                Some(items) => items.into(),
                None => return Ok(None),
            },
            (Self::MarketJobs, None) => failed_market_jobs(context).await?,
            (Self::RefreshJobs, of) => failed_refresh_jobs(context, of).await?.into(),
            (Self::Coverage, None) => markets_without_jobs(context).await?,
            (Self::Studies, of) => studies(context, of).await?.into(),
            (Self::PixelCounts, of) => blocked_studies(context, of).await?.into(),
            (Self::MarketJobs | Self::Coverage, Some(_))
            | (Self::Campaigns | Self::Vehicles, _) => return Ok(None),
        };
        Ok(Some(found))
    }
}

/// What was found in a list, or why it could not be read.
type Outcome = (Source, Result<Option<Found>>);

/// Reads these lists: of everything, or of a customer.
pub(super) async fn read_all(
    context: &RequestContext,
    customer_id: Option<i32>,
    sources: &[Source],
) -> Vec<Outcome> {
    let shared = sources.iter().copied().filter(|source| !source.is_own());
    let shared = shared.map(async |source| (source, source.read(context, customer_id).await));
    let shared = join_all(shared);
    let Some(customer_id) = customer_id else {
        return shared.await;
    };
    // What all customers share is read first. An operation that asks for too many customers then has calls left for the lists
    // of some, and fails for the others only.
    let is_wanted = |source| sources.contains(&source);
    let active = async {
        match is_wanted(Source::Campaigns) {
            true => Some(Campaign::active_of(context, customer_id).await),
            false => None,
        }
    };
    let (mut outcomes, active) = tokio::join!(shared, active);
    let campaigns = async {
        let found = campaigns_without_pixel(context, customer_id, active?).await;
        Some((Source::Campaigns, found.map(Some)))
    };
    let vehicles = async {
        if !is_wanted(Source::Vehicles) {
            return None;
        }
        let found = doubtful_pairings(context, customer_id).await;
        Some((Source::Vehicles, found.map(|items| Some(items.into()))))
    };
    let (campaigns, vehicles) = tokio::join!(campaigns, vehicles);
    outcomes.extend(campaigns.into_iter().chain(vehicles));
    outcomes
}

/// Reads the lists of a customer that no other shares, before it is known that it exists.
pub(super) async fn read_own(context: &RequestContext, customer_id: i32) {
    let campaigns = async {
        let active = Campaign::active_of(context, customer_id).await;
        let _found = campaigns_without_pixel(context, customer_id, active).await;
    };
    let _read = tokio::join!(campaigns, Vehicle::doubtful_pairings(context, customer_id));
}

/// The key of an item: the key of its object, and its kind.
fn key(kind: AttentionKind, object: impl std::fmt::Display) -> String {
    format!("{kind:?}:{object}")
}

async fn silent_providers(
    context: &RequestContext,
    customer_id: Option<i32>,
) -> Result<Vec<FoundItem>> {
    let found = Provider::silent(context, customer_id).await?.into_iter();
    let items = found.map(|found| {
        let kind = match found.has_history {
            true => AttentionKind::StaleProvider,
            false => AttentionKind::NeverSeenProvider,
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

async fn stuck_locks(
    context: &RequestContext,
    customer_id: Option<i32>,
) -> Result<Option<Vec<FoundItem>>> {
    let Some(found) = Provider::stuck(context, customer_id).await? else {
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

async fn failed_market_jobs(context: &RequestContext) -> Result<Found> {
    let (found, markets) = tokio::join!(
        PipelineJob::failed_since(context, days_before(context.today(), 1)),
        Markets::read(context)
    );
    let (found, markets) = (found?, markets.ok());
    let jobs = found.jobs.into_iter().filter(|found| found.needs_rerun);
    let items = jobs.map(|found| {
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

async fn markets_without_jobs(context: &RequestContext) -> Result<Found> {
    let found = PipelineCoverage::gaps(context).await?;
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

async fn failed_refresh_jobs(
    context: &RequestContext,
    customer_id: Option<i32>,
) -> Result<Vec<FoundItem>> {
    let since = days_before(context.today(), 1);
    let found = CampaignRefreshJob::failed_since(context, since, customer_id).await?;
    let jobs = found.into_iter().filter(|found| found.needs_rerun);
    let items = jobs.map(|found| FoundItem {
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

async fn studies(context: &RequestContext, customer_id: Option<i32>) -> Result<Vec<FoundItem>> {
    let found = Study::open(context, customer_id).await?.into_iter();
    let items = found.filter_map(|found| {
        let facts = StudyDeadlines {
            status: found.status,
            status_label: &found.status_label,
            finished_since: found.finished_since,
            due_at: found.due_at,
        };
        let concern = rules::study_concern(&facts, context.now())?;
        Some(FoundItem {
            key: key(concern.kind, found.study.number()),
            kind: concern.kind,
            subject: found.label,
            reason: concern.reason,
            since: concern.since,
            node: Some(found.study.into()),
            action: Some(AttentionAction::open()),
        })
    });
    Ok(items.collect())
}

async fn blocked_studies(
    context: &RequestContext,
    customer_id: Option<i32>,
) -> Result<Vec<FoundItem>> {
    let found = Study::blocked(context, customer_id).await?.into_iter();
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

/// The active campaigns without a pixel. Without an active campaign, the pixels are not read.
async fn campaigns_without_pixel(
    context: &RequestContext,
    customer_id: i32,
    active: Result<Vec<ActiveCampaign>>,
) -> Result<Found> {
    let active = active?;
    if active.is_empty() {
        return Ok(Vec::new().into());
    }
    let missing = match Pixel::campaigns_named_by(context, customer_id).await {
        Ok(named) if named.unreadable == 0 => {
            let items = active.into_iter();
            let items = items.filter(|found| !named.campaign_ids.contains(&found.campaign_id));
            let items = items.map(|found| FoundItem {
                key: key(AttentionKind::CampaignWithoutPixel, found.campaign_id),
                kind: AttentionKind::CampaignWithoutPixel,
                subject: found.label,
                reason: format!(
                    "The campaign began on {} and has no pixel.",
                    day_label(found.began_at.date_naive())
                ),
                since: Some(found.began_at),
                node: Some(found.campaign.into()),
                action: Some(AttentionAction::open()),
            });
            return Ok(items.collect::<Vec<_>>().into());
        }
        Ok(_) => Missing {
            reason: "Some pixels cannot be read, so it is unknown which campaigns have none."
                .to_owned(),
            is_retryable: false,
        },
        Err(error) if is_fatal(&error, Some(customer_id)) => return Err(error),
        Err(error) => Missing::of("Pixels", &error),
    };
    Ok(Found {
        items: Vec::new(),
        missing: Some(missing),
    })
}

async fn doubtful_pairings(context: &RequestContext, customer_id: i32) -> Result<Vec<FoundItem>> {
    let found = Vehicle::doubtful_pairings(context, customer_id).await?;
    let items = found.into_iter().map(|found| FoundItem {
        key: key(AttentionKind::VehicleNeedsAttention, found.asset_id),
        kind: AttentionKind::VehicleNeedsAttention,
        subject: found.label,
        reason: found.reason,
        since: None,
        node: Some(found.vehicle.into()),
        action: Some(AttentionAction::open()),
    });
    Ok(items.collect())
}
