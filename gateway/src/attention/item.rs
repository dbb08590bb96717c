//! Something that needs attention, and lists of such things.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Enum, InputObject};
use chrono::Utc;
use gateway_macros::{SimpleObject, object};

use super::lists::Lists;
use super::rules::{AttentionKind, AttentionSeverity};
use crate::areas::providers::require_maintainer;
use crate::error::Result;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::decision::Decision;
use crate::graph::list::{List, ListArgs, SortBy};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::DateTime;
use crate::nodes::Node;
use crate::request::RequestContext;
use crate::upstream::Row;
use crate::upstream::decode::{Keyed, Table};

/// What can be done about an item.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AttentionActionKind {
    /// Look at the object, and decide.
    Open,
    /// Remove the lock, with `unlockProviders`.
    Unlock,
    /// Run the market job again, with `rerunPipelineJobs`.
    Rerun,
    /// Run the refresh job, with `runCampaignRefreshJobs`.
    RunRefresh,
    /// Run the study, with `runStudies`.
    RunStudy,
}

impl AttentionActionKind {
    fn label(self) -> &'static str {
        match self {
            Self::Open => "Open",
            Self::Unlock => "Unlock",
            Self::Rerun => "Re-run",
            Self::RunRefresh => "Run",
            Self::RunStudy => "Run Study",
        }
    }
}

/// What can be done about an item.
#[derive(SimpleObject)]
pub struct AttentionAction {
    /// The action.
    kind: AttentionActionKind,
    /// The label of its button, such as "Unlock".
    label: &'static str,
    /// Whether it is allowed now.
    decision: Decision,
}

impl AttentionAction {
    pub(super) fn new(kind: AttentionActionKind, decision: Decision) -> Self {
        Self {
            kind,
            label: kind.label(),
            decision,
        }
    }

    /// The action of looking at the object.
    pub(super) fn open() -> Self {
        Self::new(AttentionActionKind::Open, Decision::allow())
    }
}

/// Something that needs attention, as it was found.
pub(super) struct FoundItem {
    pub(super) key: String,
    pub(super) kind: AttentionKind,
    pub(super) subject: String,
    pub(super) reason: String,
    pub(super) since: Option<chrono::DateTime<Utc>>,
    pub(super) node: Option<Node>,
    pub(super) action: Option<AttentionAction>,
}

impl FoundItem {
    /// The number of the study that it is; `None` if it is something else.
    pub(super) fn study_id(&self) -> Option<i32> {
        match &self.node {
            Some(Node::Study(study)) => Some(study.number()),
            _ => None,
        }
    }
}

impl Keyed for FoundItem {
    type Key = str;
    fn key(&self) -> &str {
        &self.key
    }
}

/// Something that needs attention.
pub struct AttentionItem(Row<FoundItem>);

/// Something that needs attention: an object and why. An object has an item for each kind of reasons; a study has one for all
/// of them, of the most urgent kind.
#[object(row)]
impl AttentionItem {
    /// Its key: the same as long as the reason lasts, and unique in the list.
    async fn key(&self) -> &str {
        &self.0.key
    }

    /// Why it needs attention.
    async fn kind(&self) -> AttentionKind {
        self.0.kind
    }

    /// The kind as a heading, such as "Stale providers".
    async fn kind_label(&self) -> &str {
        self.0.kind.label()
    }

    /// How urgent it is, by its kind.
    async fn severity(&self) -> AttentionSeverity {
        self.0.kind.severity()
    }

    /// What needs attention: the name of the object. For a market job, its market: the hash if the market is unknown or the
    /// markets cannot be read. For UNREADABLE_LIST, the list.
    async fn subject(&self) -> &str {
        &self.0.subject
    }

    /// Why, as a sentence.
    async fn reason(&self) -> &str {
        &self.0.reason
    }

    /// The time since which it needs attention; null if nothing records it.
    async fn since(&self) -> Option<DateTime> {
        self.0.since.map(DateTime)
    }

    /// The object; null for UNREADABLE_LIST.
    #[per_row]
    async fn node(&self) -> Option<&Node> {
        self.0.node.as_ref()
    }

    /// What can be done about it; null for UNREADABLE_LIST.
    #[per_row]
    async fn action(&self) -> Option<&AttentionAction> {
        self.0.action.as_ref()
    }
}

connection_node!(
    AttentionItem,
    "Something that needs attention",
    "what needs attention"
);

/// Selects what needs attention.
#[derive(Default, InputObject)]
pub struct AttentionItemFilter {
    /// Items of any of these kinds; STUCK_LOCK alone is FORBIDDEN unless the caller is a lock maintainer. Only the lists that they need are read; one that cannot be read is always an item.
    kinds: Option<HashSet<AttentionKind>>,
    /// Items of any of these severities.
    severities: Option<HashSet<AttentionSeverity>>,
}

/// Sort fields of a list of what needs attention. Ties are sorted by key.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum AttentionItemOrderField {
    /// The severity, HIGH first if ascending; within it by kind, then by `since`, earliest first.
    Severity,
    /// The time since which it needs attention.
    Since,
    /// The subject, case-insensitive.
    Subject,
}

impl OrderField for AttentionItemOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Severity, OrderDirection::Asc);
}

impl AttentionItem {
    /// A page of what needs attention: of everything, or of a customer.
    pub(super) async fn page(
        context: &RequestContext,
        customer_id: Option<i32>,
        args: &ListArgs<AttentionItemFilter, AttentionItemOrderField>,
    ) -> Result<Connection<Self>> {
        let AttentionItemFilter { kinds, severities } = &args.filter;
        let is_wanted =
            |kind: AttentionKind| kinds.as_ref().is_none_or(|kinds| kinds.contains(&kind));
        let only_locks = |kinds: &HashSet<AttentionKind>| {
            kinds.len() == 1 && kinds.contains(&AttentionKind::StuckLock)
        };
        if kinds.as_ref().is_some_and(only_locks) {
            // An empty list would look as if no lock were stuck.
            require_maintainer(context).await?;
        }
        let lists = Lists::read(context, customer_id, is_wanted).await?;
        let table = Arc::new(Table::new(lists.items()));
        let by_time = SortBy::value(|item: &FoundItem| item.since);
        let sort_by = match args.order.field {
            AttentionItemOrderField::Severity => {
                SortBy::value(|item: &FoundItem| Some(item.kind.severity() as u32))
                    .then(SortBy::value(|item: &FoundItem| Some(item.kind as u32)))
                    .then(by_time)
            }
            AttentionItemOrderField::Since => by_time,
            AttentionItemOrderField::Subject => {
                SortBy::text(|item: &FoundItem| item.subject.as_str())
            }
        };
        List::new(&table)
            .keep(|item| {
                (item.kind == AttentionKind::UnreadableList || is_wanted(item.kind))
                    && severities
                        .as_ref()
                        .is_none_or(|severities| severities.contains(&item.kind.severity()))
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }
}
