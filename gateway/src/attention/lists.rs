//! The lists that hold what needs attention.

use super::item::FoundItem;
use super::rules::AttentionKind;
use super::sources::{self, Source};
use crate::areas::pipeline::MissingPipelineJobs;
use crate::error::{Code, Error, Result};
use crate::request::RequestContext;

/// Why a list, or a part of it, is missing.
#[derive(Clone)]
pub(super) struct Missing {
    pub(super) reason: String,
    pub(super) is_retryable: bool,
}

impl Missing {
    pub(super) fn of(what: &str, error: &Error) -> Self {
        let reason = error.reason();
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

/// Whether an error is that of everything, not of its list: the session is over or, for a customer, the operation has reached
/// a limit. It may ask for many customers, and the caller must learn that it is not whole.
pub(super) fn is_fatal(error: &Error, customer_id: Option<i32>) -> bool {
    match error.code() {
        Code::Unauthenticated => true,
        Code::LimitExceeded => customer_id.is_some(),
        _ => false,
    }
}

/// What was found in a list.
pub(super) struct Found {
    pub(super) items: Vec<FoundItem>,
    /// The part of the list that could not be read.
    pub(super) missing: Option<Missing>,
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

impl Lists {
    /// Reads the lists that the wanted kinds need: of everything, or of a customer.
    ///
    /// # Errors
    /// Those of [`is_fatal`]. Every other failure is that of its list.
    pub(super) async fn read(
        context: &RequestContext,
        customer_id: Option<i32>,
        is_wanted: impl Fn(AttentionKind) -> bool,
    ) -> Result<Self> {
        context.require_token()?;
        let is_needed = |source: &Source| source.kinds().iter().any(|kind| is_wanted(*kind));
        let needed: Vec<Source> = Source::ALL.into_iter().filter(is_needed).collect();
        let mut lists = Vec::new();
        for (source, found) in sources::read_all(context, customer_id, &needed).await {
            match found {
                Ok(None) => {}
                Ok(Some(Found { items, missing })) => lists.push(ReadList {
                    source,
                    items,
                    missing,
                    is_unread: false,
                }),
                Err(error) if is_fatal(&error, customer_id) => return Err(error),
                Err(error) => lists.push(ReadList {
                    source,
                    items: Vec::new(),
                    missing: Some(Missing::of(source.name(), &error)),
                    is_unread: true,
                }),
            }
        }
        let mut lists = Self(lists);
        lists.join_studies();
        Ok(lists)
    }

    /// Makes one item of a study that is found in both lists of studies, with both reasons.
    fn join_studies(&mut self) {
        let of = |lists: &[ReadList], source| lists.iter().position(|list| list.source == source);
        let positions = (
            of(&self.0, Source::PixelCounts),
            of(&self.0, Source::Studies),
        );
        let (Some(blocked), Some(studies)) = positions else {
            return;
        };
        let mut others = std::mem::take(&mut self.0[blocked].items);
        for study in &mut self.0[studies].items {
            let is_same = |other: &FoundItem| other.study_id() == study.study_id();
            if let Some(position) = others.iter().position(is_same) {
                let other = others.swap_remove(position);
                study.reason = format!("{} {}", study.reason, other.reason);
            }
        }
        self.0[blocked].items = others;
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
            let is_partial = list.source.needs_all() && list.missing.is_some();
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
