//! The hits of a search.

use gateway_macros::{SimpleObject, object};

use super::SearchKind;
use crate::error::Error;
use crate::graph::collation::compare_text;
use crate::graph::search::{Found, SearchMatch, SearchReason};
use crate::nodes::Node;

/// An object that a search has found.
pub struct SearchHit {
    kind: SearchKind,
    node: Node,
    title: String,
    why: SearchMatch,
}

/// An object that a search has found.
#[object]
impl SearchHit {
    /// Its kind.
    async fn kind(&self) -> SearchKind {
        self.kind
    }

    /// The object.
    async fn node(&self) -> &Node {
        &self.node
    }

    /// What to show for it: its name, or else the text that was found.
    async fn title(&self) -> &str {
        match self.title.trim() {
            "" => &self.why.text,
            _ => &self.title,
        }
    }

    /// The text of the object in which the search text was found.
    async fn matched_text(&self) -> &str {
        &self.why.text
    }

    /// What that text is.
    async fn reason(&self) -> SearchReason {
        self.why.reason
    }
}

impl SearchHit {
    pub(super) fn new<N: Into<Node>>(kind: SearchKind, found: Found<N>) -> Self {
        Self {
            kind,
            node: found.node.into(),
            title: found.title,
            why: found.why,
        }
    }

    pub(super) fn why(&self) -> &SearchMatch {
        &self.why
    }

    pub(super) fn into_node(self) -> Node {
        self.node
    }
}

/// The hits of one kind.
pub(super) struct Hits {
    /// The number of all.
    pub(super) count: usize,
    /// The best of them.
    pub(super) best: Vec<SearchHit>,
}

/// What a search has found.
#[derive(Default, SimpleObject)]
pub struct SearchResults {
    /// The best hits, as many as were asked for.
    hits: Vec<SearchHit>,
    /// The number of all hits of the kinds that could be searched.
    total_count: usize,
    /// The kinds that were searched, each with its number of hits or the reason why it could not be searched. Empty for an
    /// empty text.
    kinds: Vec<SearchedKind>,
}

/// How the search for one kind of object went.
#[derive(SimpleObject)]
pub struct SearchedKind {
    /// The kind.
    kind: SearchKind,
    /// The number of hits; null if it could not be searched.
    count: Option<usize>,
    /// Why it could not be searched, as a sentence; null if it was.
    failure: Option<String>,
    /// Whether the same search may succeed later; false if it has succeeded.
    is_retryable: bool,
}

impl SearchResults {
    /// Adds the hits of one kind.
    pub(super) fn add(&mut self, kind: SearchKind, mut hits: Hits) {
        self.total_count += hits.count;
        self.kinds.push(SearchedKind {
            kind,
            count: Some(hits.count),
            failure: None,
            is_retryable: false,
        });
        self.hits.append(&mut hits.best);
    }

    /// Adds a kind that could not be searched.
    pub(super) fn fail(&mut self, kind: SearchKind, error: &Error) {
        self.kinds.push(SearchedKind {
            kind,
            count: None,
            failure: Some(error.message().to_owned()),
            is_retryable: error.is_retryable(),
        });
    }

    /// Keeps so many of the best hits.
    pub(super) fn sort(&mut self, most: usize) {
        self.hits.sort_by(|a, b| {
            let rank = |hit: &SearchHit| (hit.why.closeness, hit.kind);
            rank(a)
                .cmp(&rank(b))
                .then_with(|| compare_text(&a.title, &b.title))
        });
        self.hits.truncate(most);
    }
}
