//! What can be searched for.

use async_graphql::Enum;

use super::results::{Hits, SearchHit};
use crate::areas::ai_insights::Conversation;
use crate::areas::asset_owners::AssetOwner;
use crate::areas::attribution::Study;
use crate::areas::campaigns::Campaign;
use crate::areas::customers::{Customer, User};
use crate::areas::jobs::Job;
use crate::areas::markets::Market;
use crate::areas::pipeline::PipelineJob;
use crate::areas::pixels::Pixel;
use crate::areas::providers::Provider;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::search::{Findings, Search};
use crate::nodes::Node;
use crate::request::RequestContext;

/// A kind of object that can be searched for.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum SearchKind {
    /// Customers, by number, name and slug.
    Customer,
    /// Campaigns, by number and reference; by several words also with their customer's name.
    Campaign,
    /// Markets, by number, name and hash.
    Market,
    /// Providers, by number and name, inactive ones included; by several words also with their customer's name.
    Provider,
    /// Pixels, by number only: no service lists them all.
    Pixel,
    /// Attribution studies, by number and name; by several words also with all that the filter of `studies` searches.
    Study,
    /// Users, by number, name and email.
    User,
    /// Asset owners, by number and name.
    AssetOwner,
    /// Market jobs of the pipeline, by key.
    PipelineJob,
    /// Jobs of the queue, by key.
    Job,
    /// Conversations with the AI assistant, by key and title.
    Conversation,
}

impl SearchKind {
    const ALL: [Self; 11] = [
        Self::Customer,
        Self::Campaign,
        Self::Market,
        Self::Provider,
        Self::Pixel,
        Self::Study,
        Self::User,
        Self::AssetOwner,
        Self::PipelineJob,
        Self::Job,
        Self::Conversation,
    ];

    /// These kinds, each once and in their own order; all kinds if none are given.
    pub(super) fn distinct(kinds: Option<Vec<Self>>) -> Vec<Self> {
        let is_wanted = |kind: &Self| kinds.as_ref().is_none_or(|kinds| kinds.contains(kind));
        Self::ALL.into_iter().filter(is_wanted).collect()
    }

    /// The kind of a type of nodes, if it can be searched for.
    pub(super) fn of_type(name: &str) -> Option<Self> {
        Some(match name {
            Customer::TYPE_NAME => Self::Customer,
            Campaign::TYPE_NAME => Self::Campaign,
            Market::TYPE_NAME => Self::Market,
            Provider::TYPE_NAME => Self::Provider,
            Pixel::TYPE_NAME => Self::Pixel,
            Study::TYPE_NAME => Self::Study,
            User::TYPE_NAME => Self::User,
            AssetOwner::TYPE_NAME => Self::AssetOwner,
            PipelineJob::TYPE_NAME => Self::PipelineJob,
            Job::TYPE_NAME => Self::Job,
            Conversation::TYPE_NAME => Self::Conversation,
            _ => return None,
        })
    }

    /// The objects of this kind that a search finds.
    pub(super) async fn search(self, context: &RequestContext, search: &Search) -> Result<Hits> {
        match self {
            Self::Customer => Customer::search(context, search).await.map(self.hits()),
            Self::Campaign => Campaign::search(context, search).await.map(self.hits()),
            Self::Market => Market::search(context, search).await.map(self.hits()),
            Self::Provider => Provider::search(context, search).await.map(self.hits()),
            Self::Pixel => Pixel::search(context, search).await.map(self.hits()),
            Self::Study => {
                let found = Study::search(context, search).await;
                found.map(self.hits())
            }
            Self::User => User::search(context, search).await.map(self.hits()),
            Self::AssetOwner => AssetOwner::search(context, search).await.map(self.hits()),
            Self::PipelineJob => PipelineJob::search(context, search).await.map(self.hits()),
            Self::Job => Job::search(context, search).await.map(self.hits()),
            Self::Conversation => Conversation::search(context, search).await.map(self.hits()),
        }
    }

    fn hits<N: Into<Node>>(self) -> impl FnOnce(Findings<N>) -> Hits {
        move |findings| {
            let best = findings.best.into_iter();
            Hits {
                count: findings.count,
                best: best.map(|found| SearchHit::new(self, found)).collect(),
            }
        }
    }
}
