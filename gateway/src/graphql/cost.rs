//! What a selection set costs, and the limits on it.

use std::num::Saturating;

use async_graphql::parser::types::Field;

use crate::config::settings::Limits;
use crate::graphql::request_error::RequestError;

/// Lists of introspection whose items lead back to types: one inside the other multiplies the response.
const TYPE_LISTS: [&str; 4] = ["fields", "inputFields", "interfaces", "possibleTypes"];

/// The cost of a selection set with its fragments written out. Counts never overflow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Depth of fields.
    pub depth: Saturating<usize>,
    /// Fields.
    pub fields: Saturating<usize>,
    /// Aliases, including those of introspection.
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
    pub(crate) nesting: Saturating<usize>,
}

impl Cost {
    /// Adds another selection of the same set.
    pub(crate) fn add(&mut self, other: Self) {
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
    pub(crate) fn below_field(mut self, field: &Field) -> Self {
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
    pub(crate) fn check(&self, limits: &Limits) -> Result<(), RequestError> {
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
