//! The numbers of what needs attention.

use gateway_macros::SimpleObject;

use super::figures::AttentionFigure;
use super::lists::{Lists, Missing};
use super::rules::{AttentionKind, AttentionSeverity};
use crate::error::Result;
use crate::graph::scalars::DateTime;
use crate::request::RequestContext;

/// The numbers of what needs attention.
#[derive(SimpleObject)]
pub struct AttentionSummary {
    /// The moment for which it was computed. The lists may have been read up to 10 seconds before.
    as_of: DateTime,
    /// The number of items of each kind, in display order, 0 included. Kinds that the caller may not see or that only
    /// `Customer.attention` has are left out, and so is UNREADABLE_LIST.
    kinds: Vec<AttentionKindCount>,
    /// What has happened since yesterday, and what waits.
    figures: Vec<AttentionFigure>,
}

/// The number of items of a kind.
#[derive(SimpleObject)]
pub struct AttentionKindCount {
    /// The kind.
    kind: AttentionKind,
    /// The kind as a heading, such as "Stale providers".
    label: &'static str,
    /// How urgent its items are.
    severity: AttentionSeverity,
    /// The number of its items; null if its list cannot be read.
    count: Option<usize>,
    /// Why its list, or a part of it, is missing, as sentences; null if it is whole.
    failure: Option<String>,
    /// Whether the same request may succeed later; false if it has succeeded.
    is_retryable: bool,
}

impl AttentionSummary {
    /// The numbers of everything that the caller may see.
    pub(super) async fn read(context: &RequestContext) -> Result<Self> {
        let (lists, figures) = tokio::try_join!(
            Lists::read(context, None, |_| true),
            AttentionFigure::all(context, None)
        )?;
        Ok(Self {
            as_of: DateTime(context.now()),
            kinds: AttentionKindCount::all(&lists),
            figures,
        })
    }
}

impl AttentionKindCount {
    /// The numbers of all kinds that the lists may have.
    pub(super) fn all(lists: &Lists) -> Vec<Self> {
        let kinds = lists.counts().into_iter();
        let kinds = kinds.map(|(kind, count, missing)| Self {
            kind,
            label: kind.label(),
            severity: kind.severity(),
            count,
            failure: missing.map(|missing: &Missing| missing.reason.clone()),
            is_retryable: missing.is_some_and(|missing| missing.is_retryable),
        });
        kinds.collect()
    }
}
