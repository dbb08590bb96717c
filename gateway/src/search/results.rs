//! The hits of a search.

use futures_util::future::join_all;
use gateway_macros::{SimpleObject, object};

use super::SearchKind;
use crate::error::{Code, Error, Result};
use crate::graph::collation::compare_text;
use crate::graph::search::{Closeness, Found, Search, SearchReason};
use crate::nodes::Node;
use crate::request::RequestContext;

/// An object that a search has found.
pub struct SearchHit {
    kind: SearchKind,
    found: Found<Node>,
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
        &self.found.node
    }

    /// What to show for it: its name, or else the text that was found.
    async fn title(&self) -> &str {
        match self.found.title.trim() {
            "" => &self.found.text,
            _ => &self.found.title,
        }
    }

    /// The text of the object in which the search text was found.
    async fn matched_text(&self) -> &str {
        &self.found.text
    }

    /// What that text is.
    async fn reason(&self) -> SearchReason {
        self.found.reason
    }
}

impl SearchHit {
    pub(super) fn new<N: Into<Node>>(kind: SearchKind, found: Found<N>) -> Self {
        let found = Found {
            node: found.node.into(),
            title: found.title,
            closeness: found.closeness,
            reason: found.reason,
            text: found.text,
        };
        Self { kind, found }
    }

    /// Whether the search text is the whole key of the object.
    pub(super) fn is_whole_key(&self) -> bool {
        self.found.closeness == Closeness::Key
    }

    pub(super) fn into_node(self) -> Node {
        self.found.node
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
    /// Adds what is found of each kind for a text, or only for a text that is a whole key.
    ///
    /// # Errors
    /// If the session is over.
    pub(super) async fn read(
        &mut self,
        context: &RequestContext,
        searches: Vec<(SearchKind, String, bool)>,
    ) -> Result<()> {
        let searches = searches
            .into_iter()
            .filter_map(|(kind, text, is_key)| Some((kind, Search::new(&text)?, is_key)));
        let reads = searches.map(async |(kind, search, is_key)| {
            let mut found = kind.search(context, &search).await;
            if let Ok(hits) = &mut found
                && is_key
            {
                hits.best.retain(SearchHit::is_whole_key);
                hits.count = hits.best.len();
            }
            (kind, found)
        });
        for (kind, found) in join_all(reads).await {
            match found {
                Ok(hits) => self.add(kind, hits),
                Err(error) if error.code() == Code::Unauthenticated => return Err(error),
                Err(error) => self.fail(kind, &error),
            }
        }
        Ok(())
    }

    fn add(&mut self, kind: SearchKind, mut hits: Hits) {
        self.total_count += hits.count;
        self.kinds.push(SearchedKind {
            kind,
            count: Some(hits.count),
            failure: None,
            is_retryable: false,
        });
        self.hits.append(&mut hits.best);
    }

    fn fail(&mut self, kind: SearchKind, error: &Error) {
        self.kinds.push(SearchedKind {
            kind,
            count: None,
            failure: Some(error.message().to_owned()),
            is_retryable: error.is_retryable(),
        });
    }

    /// Sorts the hits, the best first.
    pub(super) fn sort(&mut self) {
        self.hits.sort_by(|a, b| {
            let rank = |hit: &SearchHit| (hit.found.closeness, hit.kind);
            rank(a)
                .cmp(&rank(b))
                .then_with(|| compare_text(&a.found.title, &b.found.title))
        });
    }

    /// Keeps so many hits.
    pub(super) fn keep(&mut self, most: usize) {
        self.hits.truncate(most);
    }
}
