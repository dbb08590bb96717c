//! A property of every operation: the merged selections are those that the specification's algorithm collects. The
//! algorithm is implemented here for a small part of the schema.

use async_graphql::indexmap::IndexMap;
use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::graphql::documents::parse::parse;

/// A selection as written in a document.
#[derive(Clone, Debug)]
enum Written {
    /// A field: its response key, `@skip` and `@include`, and its selections.
    Field(&'static str, Condition, Vec<Written>),
    /// An inline fragment, with or without a type condition.
    Inline(Option<&'static str>, Condition, Vec<Written>),
    /// A fragment by its number.
    Spread(usize, Condition),
}

/// `@skip` and `@include`, each with a variable that is true or false, or absent.
#[derive(Clone, Copy, Debug)]
struct Condition {
    skip: Option<bool>,
    include: Option<bool>,
}

/// The selections of an object: response keys in order, each with its own selections.
#[derive(Debug, Default, PartialEq)]
struct Tree(Vec<(String, Tree)>);

/// The types that `node` may have here.
const TYPES: [&str; 3] = ["Customer", "Provider", "Vehicle"];
/// The type condition of each fragment. A fragment spreads only later ones, so there are no cycles.
const FRAGMENTS: [&str; 3] = ["Node", "Customer", "Provider"];

impl Condition {
    fn is_included(self) -> bool {
        self.skip != Some(true) && self.include != Some(false)
    }

    fn text(self) -> String {
        let directive = |name: &str, value: Option<bool>| {
            value.map_or(String::new(), |value| {
                format!(" @{name}(if: ${value}Value)")
            })
        };
        directive("skip", self.skip) + &directive("include", self.include)
    }
}

fn text(selections: &[Written]) -> String {
    let written = selections.iter().map(|selection| match selection {
        Written::Field(key, condition, below) => {
            let field = match *key {
                "other" => "other: node(id: \"x\")".to_owned(),
                "node" => "node(id: \"x\")".to_owned(),
                key => key.to_owned(),
            };
            let condition = condition.text();
            match below.as_slice() {
                [] => format!("{field}{condition}"),
                below => format!("{field}{condition} {{ __typename {} }}", text(below)),
            }
        }
        Written::Inline(on, condition, below) => {
            let on = on.map_or(String::new(), |on| format!(" on {on}"));
            format!(
                "...{on}{} {{ __typename {} }}",
                condition.text(),
                text(below)
            )
        }
        Written::Spread(number, condition) => format!("...F{number}{}", condition.text()),
    });
    written.collect::<Vec<_>>().join(" ")
}

/// The specification's CollectFields, and ExecuteSelectionSet with one type for every node.
fn collected(
    sets: &[&[Written]],
    fragments: &[Vec<Written>],
    on: &'static str,
    node: &'static str,
) -> Tree {
    fn collect<'a>(
        set: &'a [Written],
        fragments: &'a [Vec<Written>],
        on: &str,
        fields: &mut IndexMap<&'static str, Vec<&'a [Written]>>,
        visited: &mut HashSet<usize>,
    ) {
        let applies =
            |condition: &str| condition == on || (condition == "Node" && TYPES.contains(&on));
        for selection in set {
            match selection {
                Written::Field(key, condition, below) if condition.is_included() => {
                    fields.entry(key).or_default().push(below);
                }
                Written::Inline(condition_type, condition, below)
                    if condition.is_included() && condition_type.is_none_or(applies) =>
                {
                    fields.entry("__typename").or_default();
                    collect(below, fragments, on, fields, visited);
                }
                Written::Spread(number, condition)
                    if condition.is_included()
                        && visited.insert(*number)
                        && applies(FRAGMENTS[*number]) =>
                {
                    fields.entry("__typename").or_default();
                    collect(&fragments[*number], fragments, on, fields, visited);
                }
                _ => {}
            }
        }
    }
    let mut fields = IndexMap::new();
    fields.entry("__typename").or_default();
    let mut visited = HashSet::new();
    for set in sets {
        collect(set, fragments, on, &mut fields, &mut visited);
    }
    let tree = fields.into_iter().map(|(key, below)| {
        let tree = match key {
            "node" | "other" => collected(&below, fragments, node, node),
            _ => Tree::default(),
        };
        (key.to_owned(), tree)
    });
    Tree(tree.collect())
}

/// What the merged operation selects if every node has this type.
fn merged(set: &SelectionSet, node: &str) -> Tree {
    let mut tree = Vec::new();
    for item in &set.items {
        match &item.node {
            Selection::Field(field) => {
                let below = merged(&field.node.selection_set.node, node);
                tree.push((field.node.response_key().node.to_string(), below));
            }
            Selection::InlineFragment(inline) => {
                let condition = inline.node.type_condition.as_ref();
                if condition.is_some_and(|condition| condition.node.on.node == *node) {
                    tree.extend(merged(&inline.node.selection_set.node, node).0);
                }
            }
            Selection::FragmentSpread(_) => panic!("a fragment is left"),
        }
    }
    Tree(tree)
}

fn condition() -> impl Strategy<Value = Condition> {
    let value = prop_oneof![3 => Just(None), 1 => any::<bool>().prop_map(Some)];
    [value.clone(), value].prop_map(|[skip, include]| Condition { skip, include })
}

/// Selections on a node, or on one of its types, that spread only fragments from this number on.
fn on_node(of: Option<&'static str>, from: usize) -> BoxedStrategy<Vec<Written>> {
    let keys = match of {
        Some("Customer") => vec!["id", "name", "slug"],
        Some("Provider") => vec!["id", "name", "handler"],
        _ => vec!["id"],
    };
    let field = (proptest::sample::select(keys), condition())
        .prop_map(|(key, condition)| Written::Field(key, condition, Vec::new()));
    let leaf = match from < FRAGMENTS.len() {
        true => prop_oneof![
            3 => field,
            1 => (from..FRAGMENTS.len(), condition()).prop_map(|(number, condition)| Written::Spread(number, condition)),
        ]
        .boxed(),
        false => field.boxed(),
    };
    let inline = match of {
        None => (proptest::sample::select(&TYPES[..2]), condition())
            .prop_flat_map(move |(on, condition)| {
                on_node(Some(on), from)
                    .prop_map(move |below| Written::Inline(Some(on), condition, below))
            })
            .boxed(),
        Some(_) => (condition(), vec(leaf.clone(), 0..3))
            .prop_map(|(condition, below)| Written::Inline(None, condition, below))
            .boxed(),
    };
    vec(prop_oneof![3 => leaf, 1 => inline], 1..5).boxed()
}

/// Selections on the root.
fn on_query() -> impl Strategy<Value = Vec<Written>> {
    let node = (
        prop_oneof![Just("node"), Just("other")],
        condition(),
        on_node(None, 0),
    )
        .prop_map(|(key, condition, below)| Written::Field(key, condition, below));
    vec(node, 1..4).prop_recursive(2, 12, 3, |inner| {
        let inline = (
            prop_oneof![Just(None), Just(Some("Query"))],
            condition(),
            inner.clone(),
        )
            .prop_map(|(on, condition, below)| vec![Written::Inline(on, condition, below)]);
        (inner, inline).prop_map(|(left, right)| [left, right].concat())
    })
}

proptest! {
    #[test]
    fn the_merged_selections_are_those_that_would_be_executed(
        query in on_query(),
        fragments in (on_node(None, 1), on_node(Some("Customer"), 2), on_node(Some("Provider"), 3)),
    ) {
        let fragments = [fragments.0, fragments.1, fragments.2];
        let definitions = fragments.iter().zip(FRAGMENTS).enumerate().map(|(number, (fragment, on))| {
            format!("fragment F{number} on {on} {{ __typename {} }}", text(fragment))
        });
        let document = format!(
            "query ($trueValue: Boolean! = true, $falseValue: Boolean! = false) {{ __typename {} }} {}",
            text(&query),
            definitions.collect::<Vec<_>>().join(" ")
        );
        let parsed = parse(&document).unwrap().document;
        let (_, operation) = parsed.operations.iter().next().unwrap();
        let once = merge(&parsed, operation, &mut Variables::default()).unwrap();
        for node in TYPES {
            let expected = collected(&[&query], &fragments, "Query", node);
            prop_assert_eq!(merged(&once.node.selection_set.node, node), expected, "{} in {}", node, document);
        }
    }
}
