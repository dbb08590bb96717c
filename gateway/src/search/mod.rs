//! Finding things across all areas.

mod kinds;
mod references;
mod results;

use async_graphql::Context;
use futures_util::future::join_all;
use gateway_macros::object;

use crate::error::{Error, Result};
use crate::graph::search::{MOST_FOUND, Search};
use crate::nodes::{self, Node};
use crate::request::{RequestContext, request_context};
pub use kinds::SearchKind;
use references::{Reference, references_in};
pub use results::{SearchHit, SearchResults, SearchedKind};

/// How many hits there are unless a request says otherwise, and at most.
const HITS: i32 = 20;
const MOST_HITS: i32 = MOST_FOUND as i32;
/// The longest text that is searched for, and the longest reference, in characters.
const LONGEST_TEXT: usize = 200;
const LONGEST_REFERENCE: usize = 8_000;
/// The maximum number of objects that a reference stands for.
const MOST_RESOLVED: usize = 20;

/// Root fields that find things of all kinds.
#[derive(Default)]
pub struct SearchQuery;

/// Root fields that find things of all kinds.
#[object]
impl SearchQuery {
    /// What the staff may mean by a text: customers, campaigns, markets, providers, pixels, studies, users, asset owners,
    /// jobs and conversations, by number, name, slug, hash, key or email. The best hits first: whole keys, then whole names,
    /// beginnings, beginnings of words, parts, and objects that have all words of the text in different places, such as the
    /// name of a campaign and that of its customer; within these by kind, then by name. Case and accents do not matter. Costs
    /// one call per kind, but two for PIPELINE_JOB, one for PIXEL only if the text is a number, and one more for the
    /// customers if the text has several words; the lists are those that other fields read. A global id or an address of the console finds what it stands for, at the cost of the kinds in it. A
    /// kind whose service fails is named in `kinds`, and the others answer.
    async fn search(
        &self,
        ctx: &Context<'_>,
        #[graphql(
            desc = "A number, a name, a slug, a hash, a key, an email, or the beginning or a part of one, of at most 200 \
                    characters; or an id or an address, as in `resolve`."
        )]
        text: String,
        #[graphql(desc = "What to look for. Defaults to everything.")] kinds: Option<
            Vec<SearchKind>,
        >,
        #[graphql(desc = "How many hits to return, from 1 to 100. Defaults to 20.")] first: Option<
            i32,
        >,
    ) -> Result<SearchResults> {
        let most = first.unwrap_or(HITS);
        if !(1..=MOST_HITS).contains(&most) {
            return Err(Error::bad_input(format!(
                "\"first\" must be from 1 to {MOST_HITS}, not {most}."
            )));
        }
        let context = request_context(ctx);
        context.require_token()?;
        check_length("text", &text, LONGEST_REFERENCE)?;
        let kinds = SearchKind::distinct(kinds);
        let references = references_in(&text);
        let mut results = SearchResults::default();
        if let [Reference::Key(None, text)] = references.as_slice() {
            check_length("text", text, LONGEST_TEXT)?;
            let searches = kinds.into_iter().map(|kind| (kind, text.clone(), false));
            results.read(context, searches.collect()).await?;
            results.sort();
        } else {
            let known = references.iter().filter_map(Reference::known);
            let wanted = known.filter(|(kind, _)| kinds.contains(kind));
            let searches = wanted.map(|(kind, text)| (kind, text, true));
            results
                .read(context, searches.take(MOST_RESOLVED).collect())
                .await?;
        }
        results.keep(most as usize);
        Ok(results)
    }

    /// The objects that a reference stands for, the most specific first: a global id, a whole number, slug, hash, key or
    /// email, or an address of the console or of GraphiQL with some of these. Empty if there is none. At most 20 objects. A
    /// whole key costs as much as `search`; an address only the calls of the kinds in it.
    async fn resolve(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Whatever stands for an object. At most 8,000 characters.")]
        reference: String,
    ) -> Result<Vec<Node>> {
        check_length("reference", &reference, LONGEST_REFERENCE)?;
        let context = request_context(ctx);
        let references = references_in(&reference);
        let found = references
            .iter()
            .take(MOST_RESOLVED)
            .map(|reference| find(context, reference));
        let mut nodes = Vec::new();
        for found in join_all(found).await {
            nodes.extend(found?);
        }
        nodes.truncate(MOST_RESOLVED);
        Ok(nodes)
    }
}

/// The objects that one reference stands for.
///
/// # Errors
/// If a service fails: what could not be looked at may be what is meant.
async fn find(context: &RequestContext, reference: &Reference) -> Result<Vec<Node>> {
    let (kind, text) = match reference {
        Reference::Id(id) => {
            let node = nodes::find(context, id).await?;
            return Ok(node.into_iter().collect());
        }
        Reference::Key(kind, text) => (*kind, text),
    };
    let Some(search) = Search::new(text) else {
        return Ok(Vec::new());
    };
    let kinds = SearchKind::distinct(kind.map(|kind| vec![kind]));
    let searches = kinds.iter().map(|kind| kind.search(context, &search));
    let mut hits = Vec::new();
    for found in join_all(searches).await {
        hits.extend(found?.best);
    }
    let whole = hits.into_iter().filter(SearchHit::is_whole_key);
    Ok(whole.map(SearchHit::into_node).collect())
}

fn check_length(argument: &str, text: &str, most: usize) -> Result<()> {
    if text.chars().count() > most {
        return Err(Error::bad_input(format!(
            "\"{argument}\" must have at most {most} characters."
        )));
    }
    Ok(())
}
