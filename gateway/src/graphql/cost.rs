//! What a parsed document costs once its fragments are written out. Every fragment is walked once and
//! its cost kept, so that fragments which spread each other cost no more than their text.

use std::collections::HashMap;

use async_graphql::parser::types::{
    ExecutableDocument, Field, FragmentDefinition, Selection, SelectionSet,
};
use async_graphql::{Name, Positioned};

use crate::config::settings::Limits;
use crate::graphql::request_error::RequestError;

/// How deep fields, spreads and inline fragments may stand in each other before a walk is given up.
const MOST_NESTING: usize = 64;

/// Lists of introspection whose entries lead back to types: one inside the other multiplies the answer.
const TYPE_LISTS: [&str; 4] = ["fields", "inputFields", "interfaces", "possibleTypes"];

/// The cost of a selection set; counts never overflow, they stop at the largest number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Depth of fields.
    pub depth: usize,
    /// Fields.
    pub fields: usize,
    /// Aliases, those of introspection included.
    pub aliases: usize,
    /// Aliases of fields with arguments or fields of their own: each may cost a call of its own.
    pub calling_aliases: usize,
    /// Directives.
    pub directives: usize,
    /// Depth of fields below `__schema` and `__type`.
    pub introspection_depth: usize,
    /// Fields below `__schema` and `__type`.
    pub introspection_fields: usize,
    /// Fields at the root.
    pub root_fields: usize,
    /// The longest way through lists that lead back to types, and the same below `__schema` and `__type`.
    type_lists: usize,
    introspection_lists: usize,
    /// Depth of fields, spreads and inline fragments.
    nesting: usize,
}

impl Cost {
    /// Puts a selection beside the others of its set.
    fn add(&mut self, other: Self) {
        self.fields = self.fields.saturating_add(other.fields);
        self.aliases = self.aliases.saturating_add(other.aliases);
        self.calling_aliases = self.calling_aliases.saturating_add(other.calling_aliases);
        self.directives = self.directives.saturating_add(other.directives);
        self.introspection_fields = self
            .introspection_fields
            .saturating_add(other.introspection_fields);
        self.depth = self.depth.max(other.depth);
        self.introspection_depth = self.introspection_depth.max(other.introspection_depth);
        self.root_fields = self.root_fields.saturating_add(other.root_fields);
        self.type_lists = self.type_lists.max(other.type_lists);
        self.introspection_lists = self.introspection_lists.max(other.introspection_lists);
        self.nesting = self.nesting.max(other.nesting);
    }

    /// Puts a selection below a field.
    fn below_field(mut self, field: &Field) -> Self {
        let name = field.name.node.as_str();
        let is_aliased = field.alias.is_some();
        let may_call = !field.arguments.is_empty() || !field.selection_set.node.items.is_empty();
        self.aliases = self.aliases.saturating_add(usize::from(is_aliased));
        self.calling_aliases = self
            .calling_aliases
            .saturating_add(usize::from(is_aliased && may_call));
        self.type_lists += usize::from(TYPE_LISTS.contains(&name));
        self.root_fields = 1;
        if matches!(name, "__schema" | "__type") {
            self.introspection_depth = self.introspection_depth.max(self.depth) + 1;
            self.introspection_fields = self
                .introspection_fields
                .saturating_add(self.fields)
                .saturating_add(1);
            self.introspection_lists = self.introspection_lists.max(self.type_lists);
            (self.depth, self.fields, self.type_lists) = (0, 0, 0);
        } else {
            self.depth += 1;
            self.fields = self.fields.saturating_add(1);
        }
        self
    }
}

/// Measures a document and refuses what passes a limit, spreads a fragment that is not there, or goes
/// round in a circle.
pub fn measure(document: &ExecutableDocument, limits: &Limits) -> Result<Cost, RequestError> {
    let mut walk = Walk {
        fragments: &document.fragments,
        known: HashMap::new(),
    };
    let mut total = Cost::default();
    for (_, operation) in document.operations.iter() {
        let mut cost = walk.selection_set(&operation.node.selection_set.node, 1)?;
        let on_variables = operation
            .node
            .variable_definitions
            .iter()
            .map(|variable| &variable.node.directives);
        for directives in on_variables.chain([&operation.node.directives]) {
            cost.directives = cost.directives.saturating_add(directives.len());
        }
        if cost.root_fields > limits.root_fields {
            return Err(RequestError::limit(format!(
                "An operation has more than {} root fields.",
                limits.root_fields
            )));
        }
        total.add(cost);
        check(&total, limits)?;
    }
    // A fragment nobody spreads is validated all the same.
    for name in document.fragments.keys() {
        check(&walk.fragment(name, 1)?, limits)?;
    }
    Ok(total)
}

fn check(cost: &Cost, limits: &Limits) -> Result<(), RequestError> {
    let counts = [
        (cost.depth, limits.depth, "levels of fields"),
        (cost.fields, limits.fields, "fields"),
        (cost.aliases, limits.aliases, "aliases"),
        (
            cost.calling_aliases,
            limits.calling_aliases,
            "aliases of fields that may call a service",
        ),
        (cost.directives, limits.directives, "directives"),
        (
            cost.introspection_depth,
            limits.introspection_depth,
            "levels of introspection",
        ),
        (
            cost.introspection_fields,
            limits.introspection_fields,
            "fields of introspection",
        ),
    ];
    match counts.into_iter().find(|(count, limit, _)| count > limit) {
        Some((_, limit, what)) => Err(RequestError::limit(format!(
            "The document asks for more than {limit} {what}, with its fragments written out."
        ))),
        None if cost.introspection_lists > 1 => Err(RequestError::limit(
            "Introspection may not nest the fields of a type in the fields of another.",
        )),
        None => Ok(()),
    }
}

struct Walk<'a> {
    fragments: &'a HashMap<Name, Positioned<FragmentDefinition>>,
    /// The cost of a fragment; nothing while it is being walked.
    known: HashMap<&'a str, Option<Cost>>,
}

impl<'a> Walk<'a> {
    fn selection_set(
        &mut self,
        set: &'a SelectionSet,
        nesting: usize,
    ) -> Result<Cost, RequestError> {
        check_nesting(nesting)?;
        let mut total = Cost::default();
        for selection in &set.items {
            let mut cost = match &selection.node {
                Selection::Field(field) => {
                    let field = &field.node;
                    self.selection_set(&field.selection_set.node, nesting + 1)?
                        .below_field(field)
                }
                Selection::InlineFragment(inline) => {
                    self.selection_set(&inline.node.selection_set.node, nesting + 1)?
                }
                Selection::FragmentSpread(spread) => {
                    let cost = self.fragment(&spread.node.fragment_name.node, nesting + 1)?;
                    check_nesting(nesting + cost.nesting)?;
                    cost
                }
            };
            cost.nesting += 1;
            cost.directives = cost
                .directives
                .saturating_add(selection.node.directives().len());
            total.add(cost);
        }
        Ok(total)
    }

    fn fragment(&mut self, name: &str, nesting: usize) -> Result<Cost, RequestError> {
        let Some((name, fragment)) = self.fragments.get_key_value(name) else {
            return Err(RequestError::bad_document(format!(
                "The fragment \"{name}\" is not in the document."
            )));
        };
        match self.known.get(name.as_str()) {
            Some(Some(cost)) => return Ok(*cost),
            Some(None) => {
                return Err(RequestError::bad_document(format!(
                    "The fragment \"{name}\" spreads itself."
                ))
                .at(fragment.pos));
            }
            None => {}
        }
        self.known.insert(name, None);
        let mut cost = self.selection_set(&fragment.node.selection_set.node, nesting)?;
        cost.directives = cost
            .directives
            .saturating_add(fragment.node.directives.len());
        self.known.insert(name, Some(cost));
        Ok(cost)
    }
}

fn check_nesting(nesting: usize) -> Result<(), RequestError> {
    if nesting > MOST_NESTING {
        return Err(RequestError::limit(format!(
            "Fields and fragments stand in each other more than {MOST_NESTING} levels deep."
        )));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;

    use super::*;
    use crate::config::settings::Settings;
    use crate::error::Code;

    fn cost(text: &str) -> Result<Cost, Code> {
        let limits = Settings::from_flags([
            "--max-depth",
            "4",
            "--max-fields",
            "10",
            "--max-aliases",
            "3",
            "--max-calling-aliases",
            "1",
            "--max-root-fields",
            "3",
            "--max-directives",
            "2",
            "--max-introspection-depth",
            "5",
            "--max-introspection-fields",
            "8",
        ])
        .expect("these limits are right")
        .limits;
        measure(&parse_query(text).expect("the document parses"), &limits)
            .map_err(|refusal| refusal.code())
    }

    const LIMIT: Result<Cost, Code> = Err(Code::LimitExceeded);
    const WRONG: Result<Cost, Code> = Err(Code::BadUserInput);

    #[test]
    fn every_limit_holds_at_its_edge() {
        for (passes, fails) in [
            ("{ a { b { c { d } } } }", "{ a { b { c { d { e } } } } }"),
            (
                "{ a { b c d e f g h i j } }",
                "{ a { b c d e f g h i j k } }",
            ),
            ("{ a { x: a y: b z: c } }", "{ a { w: d x: a y: b z: c } }"),
            ("{ x: a { b } y: c }", "{ x: a { b } y: c { d } }"),
            ("{ x: a(b: 1) y: c }", "{ x: a(b: 1) y: a(b: 2) }"),
            ("{ a b c }", "{ a b c d }"),
            ("{ a @b @c }", "{ a @b @c @d }"),
            (
                "query ($a: Int @b) @c { a }",
                "query ($a: Int @b @d) @c { a }",
            ),
            (
                "{ __schema { a { b { c { d } } } } }",
                "{ __schema { a { b { c { d { e } } } } } }",
            ),
            (
                "{ __schema { a b c d e f g } }",
                "{ __schema { a b c d e f g h } }",
            ),
            (
                "{ __schema { types { fields { a } } } }",
                "{ __schema { types { fields { type { fields } } } } }",
            ),
            (
                "{ fields { fields } }",
                "{ __type { fields { interfaces } } }",
            ),
        ] {
            assert!(cost(passes).is_ok(), "{passes}");
            assert_eq!(cost(fails), LIMIT, "{fails}");
        }
    }

    #[test]
    fn fragments_count_wherever_they_are_spread() {
        let two = "{ a { ...F } b { ...F } } fragment F on T { c d e }";
        assert_eq!(cost(two).map(|cost| cost.fields), Ok(8));
        assert_eq!(
            cost("{ a { ...F } b { ...F } } fragment F on T { c d e f g }"),
            LIMIT
        );
        assert_eq!(cost("{ ...F ...F } fragment F on Query { a b }"), LIMIT);
        assert_eq!(
            cost("{ a } fragment F on T { a b c d e f g h i j k }"),
            LIMIT
        );
    }

    #[test]
    fn operations_count_together() {
        assert_eq!(
            cost(
                "query A { ...F } query B { ...F } query C { ...F } fragment F on T { a { b c d } }"
            ),
            LIMIT
        );
    }

    #[test]
    fn fragments_that_double_are_refused_at_once() {
        let mut text = String::from("{ ...F0 }");
        for number in 0..60 {
            text += &format!(
                " fragment F{number} on Query {{ ...F{0} ...F{0} }}",
                number + 1
            );
        }
        text += " fragment F60 on Query { a }";
        let started = std::time::Instant::now();
        assert_eq!(cost(&text), LIMIT);
        assert!(started.elapsed().as_millis() < 500);
    }

    #[test]
    fn long_chains_of_fragments_are_refused() {
        let mut text = String::from("{ ...F0 }");
        for number in 0..600 {
            text += &format!(" fragment F{number} on Query {{ ...F{} }}", number + 1);
        }
        assert_eq!(cost(&(text + " fragment F600 on Query { a }")), LIMIT);
    }

    #[test]
    fn circles_and_missing_fragments_are_refused() {
        assert_eq!(cost("{ ...F } fragment F on Query { ...F }"), WRONG);
        assert_eq!(
            cost("{ ...F } fragment F on Query { a { ...G } } fragment G on T { ...F }"),
            WRONG
        );
        assert_eq!(
            cost("{ a } fragment F on Query { ...G } fragment G on T { ...F }"),
            WRONG
        );
        assert_eq!(cost("{ ...F }"), WRONG);
    }
}
