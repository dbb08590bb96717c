//! Texts that stand for objects.

use async_graphql::ID;
use percent_encoding::percent_decode_str;
use url::Url;

use super::SearchKind;
use crate::graph::global_id;
use crate::graph::text::trim_invisible;
use crate::nodes::NODE_TYPES;

/// Something that stands for objects.
#[derive(Debug, PartialEq)]
pub(super) enum Reference {
    /// The id of one.
    Id(ID),
    /// A whole key, of any kind unless it is known.
    Key(Option<SearchKind>, String),
}

impl Reference {
    /// The kind and the key, if both are known.
    pub(super) fn known(&self) -> Option<(SearchKind, String)> {
        match self {
            Self::Key(kind, key) => kind.map(|kind| (kind, key.clone())),
            Self::Id(id) => {
                let (name, key) = global_id::decode(id)?;
                Some((SearchKind::of_type(&name)?, key))
            }
        }
    }
}

/// What stands for an object in a text, the most specific first: the ids in it, or the keys in an address of the console, or
/// else the text itself.
pub(super) fn references_in(text: &str) -> Vec<Reference> {
    let text = trim_invisible(text);
    let ids = ids_in(text);
    if !ids.is_empty() {
        return ids;
    }
    match address(text) {
        Some(address) => keys_in(&address),
        None if text.is_empty() => Vec::new(),
        None => vec![Reference::Key(None, text.to_owned())],
    }
}

/// The ids of nodes in a text, each once. An address of GraphiQL may have some in its query or its variables.
fn ids_in(text: &str) -> Vec<Reference> {
    let text = percent_decode_str(text).decode_utf8_lossy();
    let mut ids = Vec::new();
    for word in text.split(|letter: char| !is_of_id(letter)) {
        let id = global_id::decode(word).filter(|(name, _)| NODE_TYPES.contains(&name.as_str()));
        let reference = Reference::Id(ID(word.to_owned()));
        if id.is_some() && !ids.contains(&reference) {
            ids.push(reference);
        }
    }
    ids
}

fn is_of_id(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')
}

/// The text as an address: a whole one, or its path.
fn address(text: &str) -> Option<Url> {
    if text.starts_with("http://") || text.starts_with("https://") {
        return Url::parse(text).ok();
    }
    if !text.starts_with('/') {
        return None;
    }
    let base = Url::parse("http://console.invalid").ok()?;
    base.join(text).ok()
}

/// The keys in an address of the console, each once: each follows a word that says what it is the key of.
fn keys_in(address: &Url) -> Vec<Reference> {
    let segments = address.path_segments().into_iter().flatten();
    let segments: Vec<String> = segments
        .map(|segment| percent_decode_str(segment).decode_utf8_lossy().into_owned())
        .collect();
    let pairs = segments.windows(2).filter_map(|pair| match pair {
        [word, key] => reference(word, key),
        _ => None,
    });
    let mut keys: Vec<Reference> = pairs.collect();
    let screen = segments.last().map_or("", String::as_str);
    for (name, value) in address.query_pairs() {
        let word = if name == "id" { screen } else { &name };
        keys.extend(reference(word, &value));
    }
    keys.reverse();
    let mut distinct = Vec::with_capacity(keys.len());
    for key in keys {
        if !distinct.contains(&key) {
            distinct.push(key);
        }
    }
    distinct
}

/// What a word and the key behind it stand for; `None` if nothing.
fn reference(word: &str, key: &str) -> Option<Reference> {
    let kind = match word {
        "place-details" => return Some(Reference::Id(global_id::id("Place", key))),
        "campaign-refresh-jobs" => {
            return Some(Reference::Id(global_id::id("CampaignRefreshJob", key)));
        }
        "customer" => SearchKind::Customer,
        "campaign" | "run-campaign-pipeline" => SearchKind::Campaign,
        "pixel" => SearchKind::Pixel,
        "pipeline-frames-by-market" => SearchKind::Market,
        "attribution" | "edit-attribution-study" | "select-locations" => SearchKind::Study,
        "providers" => SearchKind::Provider,
        "pipeline-jobs" => SearchKind::PipelineJob,
        "attribution-report" => SearchKind::Job,
        _ => return None,
    };
    Some(Reference::Key(Some(kind), key.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(kind: impl Into<Option<SearchKind>>, text: &str) -> Reference {
        Reference::Key(kind.into(), text.to_owned())
    }

    #[test]
    fn a_reference_is_an_id_an_address_or_a_key() {
        use SearchKind::{Campaign, Customer, Job, Market, PipelineJob, Pixel, Provider, Study};
        let id = global_id::id("Customer", 3);
        let other = global_id::id("Campaign", 12);
        let encoded = format!(
            "https://a.example/graphiql?variables=%7B%22id%22%3A%22{}%22%7D",
            &*id
        );
        let two = format!("{} {} {}", &*id, &*other, &*id);
        let host = "https://console.example";
        let cases: Vec<(String, Vec<Reference>)> = vec![
            ("\u{feff} harbor\u{200b}".into(), vec![key(None, "harbor")]),
            ("  ".into(), vec![]),
            ("12".into(), vec![key(None, "12")]),
            (id.to_string(), vec![Reference::Id(id.clone())]),
            (encoded, vec![Reference::Id(id.clone())]),
            (two, vec![Reference::Id(id), Reference::Id(other)]),
            (
                format!("{host}/app/customer/harbor-foods/campaign/12/pixel/31?tab=x"),
                vec![
                    key(Pixel, "31"),
                    key(Campaign, "12"),
                    key(Customer, "harbor-foods"),
                ],
            ),
            (
                "/app/pipeline-frames-by-market/d4%20f1".into(),
                vec![key(Market, "d4 f1")],
            ),
            (
                "/app/edit-attribution-study?id=7".into(),
                vec![key(Study, "7")],
            ),
            ("/app/attribution/7".into(), vec![key(Study, "7")]),
            ("/app/attribution?status=ALL".into(), vec![]),
            (
                format!("{host}/app/providers/3?form=edit"),
                vec![key(Provider, "3")],
            ),
            (
                "/app/pipeline-jobs/j-1".into(),
                vec![key(PipelineJob, "j-1")],
            ),
            (
                "/app/campaign-refresh-jobs/9".into(),
                vec![Reference::Id(global_id::id("CampaignRefreshJob", 9))],
            ),
            (
                "/app/devices?customer=3&campaign=12".into(),
                vec![key(Campaign, "12"), key(Customer, "3")],
            ),
            (
                "/app/devices?campaign=12&campaign=12".into(),
                vec![key(Campaign, "12")],
            ),
            ("/app/attribution-report/j-1".into(), vec![key(Job, "j-1")]),
            (
                "/app/place-details/p1".into(),
                vec![Reference::Id(global_id::id("Place", "p1"))],
            ),
            ("/app/customers".into(), vec![]),
            (format!("{host}/app/edit-attribution-study"), vec![]),
            // "Q3VzdG9tZXI" is no id: it has no key.
            ("Q3VzdG9tZXI".into(), vec![key(None, "Q3VzdG9tZXI")]),
        ];
        for (text, expected) in cases {
            assert_eq!(references_in(&text), expected, "{text}");
        }
    }
}
