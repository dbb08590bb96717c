//! Rewrites the selection of an operation to read one page of a list and nothing else.

use async_graphql::parser::types::{Field, Selection, SelectionSet};
use async_graphql::{Name, Pos, Positioned};
use async_graphql_value::Value;

/// The response key of the position of the page.
pub const PAGE_KEY: &str = "_page";
/// The response key of the number of rows that cannot be read.
pub const UNREADABLE_KEY: &str = "_unreadable";
/// The response key of the number of rows of the list.
pub const TOTAL_KEY: &str = "_total";

/// The response keys of the fields that are added.
pub const OWN_KEYS: [&str; 3] = [PAGE_KEY, UNREADABLE_KEY, TOTAL_KEY];

type Arguments = Vec<(Positioned<Name>, Positioned<Value>)>;

fn at<T>(node: T) -> Positioned<T> {
    Positioned::new(node, Pos::default())
}

/// Leaves nothing in a selection set but a page of this many rows after a cursor, of the list at a path.
pub fn keep_page(set: &mut SelectionSet, path: &[String], rows: usize, cursor: Option<&str>) {
    let Some((key, rest)) = path.split_first() else {
        return;
    };
    set.items.retain_mut(|item| match &mut item.node {
        Selection::Field(field) => {
            let (pos, field) = (field.pos, &mut field.node);
            let is_on_path = field.response_key().node == key.as_str();
            let below = &mut field.selection_set.node;
            if is_on_path && rest.is_empty() {
                *below = page_selection(below, pos);
                select_page(&mut field.arguments, rows, cursor);
            } else if is_on_path {
                keep_page(below, rest, rows, cursor);
            }
            is_on_path
        }
        Selection::InlineFragment(inline) => {
            let below = &mut inline.node.selection_set.node;
            keep_page(below, path, rows, cursor);
            !below.items.is_empty()
        }
        Selection::FragmentSpread(_) => false,
    });
}

/// The selection of a page: its rows, its position, and the numbers of all rows and of unreadable ones. Added fields have
/// the list's position in the document.
fn page_selection(set: &SelectionSet, pos: Pos) -> SelectionSet {
    let named = |name: &str| {
        set.items.iter().find(|item| match &item.node {
            Selection::Field(field) => field.node.name.node == name,
            _ => false,
        })
    };
    let rows = named("nodes").or_else(|| named("edges")).cloned();
    let selection = |field| Positioned::new(Selection::Field(Positioned::new(field, pos)), pos);
    let info = ["hasNextPage", "endCursor"].map(|name| selection(plain(name, None, Vec::new())));
    let added = [
        plain("pageInfo", Some(PAGE_KEY), info.into()),
        plain("unreadableCount", Some(UNREADABLE_KEY), Vec::new()),
        plain("totalCount", Some(TOTAL_KEY), Vec::new()),
    ];
    SelectionSet {
        items: rows.into_iter().chain(added.map(selection)).collect(),
    }
}

fn plain(name: &str, alias: Option<&str>, items: Vec<Positioned<Selection>>) -> Field {
    Field {
        alias: alias.map(|alias| at(Name::new(alias))),
        name: at(Name::new(name)),
        arguments: Vec::new(),
        directives: Vec::new(),
        selection_set: at(SelectionSet { items }),
    }
}

/// Sets the arguments that select a page.
fn select_page(arguments: &mut Arguments, rows: usize, cursor: Option<&str>) {
    arguments
        .retain(|(name, _)| !["first", "after", "last", "before"].contains(&name.node.as_str()));
    arguments.push((at(Name::new("first")), at(Value::Number(rows.into()))));
    if let Some(cursor) = cursor {
        arguments.push((at(Name::new("after")), at(Value::String(cursor.to_owned()))));
    }
}
