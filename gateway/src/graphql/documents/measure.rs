//! Measures a parsed document. Each fragment is walked once and its cost kept: fragments that spread each other cost no
//! more than their text.

use std::collections::HashMap;
use std::num::Saturating;

use async_graphql::parser::types::{
    ExecutableDocument, Field, FragmentDefinition, Selection, SelectionSet,
};
use async_graphql::{Name, Positioned};

use crate::config::settings::Limits;
use crate::error::shortened;
use crate::graphql::request_error::RequestError;

/// The maximum nesting of fields, spreads and inline fragments.
const MAX_NESTING: usize = 64;

/// Measures a document.
///
/// # Errors
/// If the document exceeds a limit, spreads an undefined fragment, or has a fragment cycle.
pub fn measure(document: &ExecutableDocument, limits: &Limits) -> Result<Cost, RequestError> {
    let mut walk = Walk {
        fragments: &document.fragments,
        costs: HashMap::new(),
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
            cost.directives += directives.len();
        }
        if cost.root_fields.0 > limits.root_fields {
            return Err(RequestError::limit(format!(
                "An operation has more than {} root fields.",
                limits.root_fields
            )));
        }
        total.add(cost);
        total.check(limits)?;
    }
    // Fragments that no operation spreads are validated too.
    for name in document.fragments.keys() {
        walk.fragment(name, 1)?.check(limits)?;
    }
    Ok(total)
}

struct Walk<'a> {
    fragments: &'a HashMap<Name, Positioned<FragmentDefinition>>,
    /// The costs of fragments; `None` while a fragment is being walked.
    costs: HashMap<&'a str, Option<Cost>>,
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
                    check_nesting(nesting + cost.nesting.0)?;
                    cost
                }
            };
            cost.nesting += 1;
            cost.directives += selection.node.directives().len();
            total.add(cost);
        }
        Ok(total)
    }

    fn fragment(&mut self, name: &str, nesting: usize) -> Result<Cost, RequestError> {
        let Some((name, fragment)) = self.fragments.get_key_value(name) else {
            return Err(RequestError::bad_document(format!(
                "Unknown fragment \"{}\".",
                shortened(name)
            )));
        };
        match self.costs.get(name.as_str()) {
            Some(Some(cost)) => return Ok(*cost),
            Some(None) => {
                return Err(RequestError::bad_document(format!(
                    "Cannot spread fragment \"{}\" within itself.",
                    shortened(name)
                ))
                .at(fragment.pos));
            }
            None => {}
        }
        self.costs.insert(name, None);
        let mut cost = self.selection_set(&fragment.node.selection_set.node, nesting)?;
        cost.directives += fragment.node.directives.len();
        self.costs.insert(name, Some(cost));
        Ok(cost)
    }
}

fn check_nesting(nesting: usize) -> Result<(), RequestError> {
    if nesting > MAX_NESTING {
        return Err(RequestError::limit(format!(
            "Fields and fragments nest deeper than {MAX_NESTING} levels."
        )));
    }
    Ok(())
}

/// Introspection lists whose items lead back to types: nesting one in another multiplies the response.
const TYPE_LISTS: [&str; 4] = ["fields", "inputFields", "interfaces", "possibleTypes"];

/// The cost of a selection set with its fragments written out. Counts never overflow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Depth of fields.
    pub depth: Saturating<usize>,
    /// Fields.
    pub fields: Saturating<usize>,
    /// Aliases, including those of introspection fields.
    pub aliases: Saturating<usize>,
    /// Aliases of fields with arguments or a selection set: each may cost a call to a service.
    pub calling_aliases: Saturating<usize>,
    /// Directives.
    pub directives: Saturating<usize>,
    /// Depth of fields below `__schema` and `__type`.
    pub introspection_depth: Saturating<usize>,
    /// Fields below `__schema` and `__type`.
    pub introspection_fields: Saturating<usize>,
    /// Fields at the root.
    pub root_fields: Saturating<usize>,
    /// The longest chain of lists that lead back to types, and the same below `__schema` and `__type`.
    type_lists: Saturating<usize>,
    introspection_lists: Saturating<usize>,
    /// Depth of fields, spreads and inline fragments.
    nesting: Saturating<usize>,
}

impl Cost {
    /// Adds another selection of the same set.
    fn add(&mut self, other: Self) {
        self.fields += other.fields;
        self.aliases += other.aliases;
        self.calling_aliases += other.calling_aliases;
        self.directives += other.directives;
        self.introspection_fields += other.introspection_fields;
        self.root_fields += other.root_fields;
        self.depth = self.depth.max(other.depth);
        self.introspection_depth = self.introspection_depth.max(other.introspection_depth);
        self.type_lists = self.type_lists.max(other.type_lists);
        self.introspection_lists = self.introspection_lists.max(other.introspection_lists);
        self.nesting = self.nesting.max(other.nesting);
    }

    /// Returns the cost of a field whose selection set has this cost.
    fn below_field(mut self, field: &Field) -> Self {
        let name = field.name.node.as_str();
        let is_aliased = field.alias.is_some();
        let may_call = !field.arguments.is_empty() || !field.selection_set.node.items.is_empty();
        self.aliases += usize::from(is_aliased);
        self.calling_aliases += usize::from(is_aliased && may_call);
        self.type_lists += usize::from(TYPE_LISTS.contains(&name));
        self.root_fields = Saturating(1);
        if matches!(name, "__schema" | "__type") {
            self.introspection_depth = self.introspection_depth.max(self.depth) + Saturating(1);
            self.introspection_fields += self.fields + Saturating(1);
            self.introspection_lists = self.introspection_lists.max(self.type_lists);
            (self.depth, self.fields, self.type_lists) = Default::default();
        } else {
            self.depth += 1;
            self.fields += 1;
        }
        self
    }

    /// Checks the limits.
    fn check(&self, limits: &Limits) -> Result<(), RequestError> {
        let counts = [
            (self.depth, limits.depth, "levels of fields"),
            (self.fields, limits.fields, "fields"),
            (self.aliases, limits.aliases, "aliases"),
            (
                self.calling_aliases,
                limits.calling_aliases,
                "aliases of fields that may call a service",
            ),
            (self.directives, limits.directives, "directives"),
            (
                self.introspection_depth,
                limits.introspection_depth,
                "levels of introspection",
            ),
            (
                self.introspection_fields,
                limits.introspection_fields,
                "fields of introspection",
            ),
        ];
        match counts
            .into_iter()
            .find(|(count, limit, _)| count.0 > *limit)
        {
            Some((_, limit, what)) => Err(RequestError::limit(format!(
                "The document selects more than {limit} {what}, with its fragments written out."
            ))),
            None if self.introspection_lists.0 > 1 => Err(RequestError::limit(
                "Introspection may not nest the fields of a type in the fields of another.",
            )),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;

    use super::*;
    use crate::config::settings::Settings;
    use crate::error::Code;

    fn cost(text: &str) -> Result<Cost, Code> {
        let limits = Limits {
            depth: 4,
            fields: 10,
            aliases: 3,
            calling_aliases: 1,
            root_fields: 3,
            directives: 2,
            introspection_depth: 5,
            introspection_fields: 8,
            ..Settings::from_flags::<_, &str>([]).unwrap().limits
        };
        measure(&parse_query(text).expect("the document is valid"), &limits)
            .map_err(|error| error.code())
    }

    const LIMIT: Result<Cost, Code> = Err(Code::LimitExceeded);
    const INVALID: Result<Cost, Code> = Err(Code::BadUserInput);

    #[test]
    fn every_limit_is_exact() {
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
    fn fragments_count_each_time_they_are_spread() {
        let two = "{ a { ...F } b { ...F } } fragment F on T { c d e }";
        assert_eq!(cost(two).map(|cost| cost.fields.0), Ok(8));
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
    fn costs_of_operations_add_up() {
        assert_eq!(
            cost(
                "query A { ...F } query B { ...F } query C { ...F } fragment F on T { a { b c d } }"
            ),
            LIMIT
        );
    }

    #[test]
    fn cyclic_and_missing_fragments_are_refused() {
        assert_eq!(cost("{ ...F } fragment F on Query { ...F }"), INVALID);
        assert_eq!(
            cost("{ ...F } fragment F on Query { a { ...G } } fragment G on T { ...F }"),
            INVALID
        );
        assert_eq!(
            cost("{ a } fragment F on Query { ...G } fragment G on T { ...F }"),
            INVALID
        );
        assert_eq!(cost("{ ...F }"), INVALID);
    }
}
