//! Measures a document before it is validated. Each fragment is walked once and its cost kept: fragments that spread each
//! other cost no more than their text.

use std::collections::HashMap;

use apollo_compiler::ast::{Definition, Document, Field, Selection};

use crate::config::settings::Limits;
use crate::graphql::request_error::RequestError;

/// Introspection lists whose items lead back to types: nesting one in another multiplies the response.
const TYPE_LISTS: [&str; 4] = ["fields", "inputFields", "interfaces", "possibleTypes"];

/// The maximum number of operations in a document. Each is validated on its own, with its fragments.
const MAX_OPERATIONS: usize = 50;

/// The fields that a field below `__schema` and `__type` counts for: it is answered for every type.
const INTROSPECTION: usize = 5;

/// The cost of a selection set with its fragments written out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Levels of fields, spreads and inline fragments.
    depth: usize,
    fields: usize,
    aliases: usize,
    /// The longest chain of lists that lead back to types.
    type_lists: usize,
    /// Whether it has introspection fields.
    pub is_introspection: bool,
}

/// Measures a document.
///
/// # Errors
/// If the document exceeds a limit.
pub fn measure(document: &Document, limits: &Limits) -> Result<Cost, RequestError> {
    let fragments = document
        .definitions
        .iter()
        .filter_map(|definition| match definition {
            Definition::FragmentDefinition(fragment) => {
                Some((fragment.name.as_str(), &*fragment.selection_set))
            }
            _ => None,
        });
    let mut walk = Walk {
        fragments: fragments.collect(),
        costs: HashMap::new(),
        limits,
    };
    let mut total = Cost::default();
    let mut operations = 0;
    for definition in &document.definitions {
        match definition {
            Definition::OperationDefinition(operation) => {
                operations += 1;
                if operations > MAX_OPERATIONS {
                    return Err(RequestError::limit(format!(
                        "The document has more than {MAX_OPERATIONS} operations."
                    )));
                }
                let cost = walk.selection_set(&operation.selection_set)?;
                total.add(cost, limits)?;
            }
            // Fragments that no operation spreads are validated too.
            Definition::FragmentDefinition(fragment) => {
                walk.fragment(&fragment.name)?;
            }
            _ => {}
        }
    }
    Ok(total)
}

struct Walk<'a> {
    fragments: HashMap<&'a str, &'a [Selection]>,
    costs: HashMap<&'a str, Cost>,
    limits: &'a Limits,
}

impl<'a> Walk<'a> {
    /// It recurses at most as deep as a document has tokens.
    fn selection_set(&mut self, set: &'a [Selection]) -> Result<Cost, RequestError> {
        let mut total = Cost::default();
        for selection in set {
            let mut cost = match selection {
                Selection::Field(field) => self
                    .selection_set(&field.selection_set)?
                    .below_field(field)?,
                Selection::InlineFragment(inline) => self.selection_set(&inline.selection_set)?,
                Selection::FragmentSpread(spread) => self.fragment(&spread.fragment_name)?,
            };
            cost.depth += 1;
            total.add(cost, self.limits)?;
        }
        Ok(total)
    }

    /// The validation refuses fragments that are missing, and those that spread themselves. Until then, each spread of one
    /// counts as a field.
    fn fragment(&mut self, name: &'a str) -> Result<Cost, RequestError> {
        if let Some(cost) = self.costs.get(name) {
            return Ok(*cost);
        }
        let refused = Cost {
            fields: 1,
            ..Cost::default()
        };
        self.costs.insert(name, refused);
        let Some(set) = self.fragments.get(name) else {
            return Ok(refused);
        };
        let cost = self.selection_set(set)?;
        self.costs.insert(name, cost);
        Ok(cost)
    }
}

impl Cost {
    /// Adds another selection, and checks the limits.
    fn add(&mut self, other: Self, limits: &Limits) -> Result<(), RequestError> {
        self.depth = self.depth.max(other.depth);
        self.fields += other.fields;
        self.aliases += other.aliases;
        self.type_lists = self.type_lists.max(other.type_lists);
        self.is_introspection |= other.is_introspection;
        if self.depth > limits.depth {
            return Err(RequestError::too_deep(limits.depth));
        }
        for (count, limit, what) in [
            (self.fields, limits.fields, "fields"),
            (self.aliases, limits.aliases, "aliases"),
        ] {
            if count > limit {
                return Err(RequestError::limit(format!(
                    "The document selects more than {limit} {what}, with its fragments written out."
                )));
            }
        }
        Ok(())
    }

    /// The cost of a field whose selection set has this cost.
    fn below_field(mut self, field: &Field) -> Result<Self, RequestError> {
        let name = field.name.as_str();
        self.fields += 1;
        self.aliases += usize::from(field.alias.is_some());
        self.type_lists += usize::from(TYPE_LISTS.contains(&name));
        if matches!(name, "__schema" | "__type") {
            if self.type_lists > 1 {
                return Err(RequestError::limit(
                    "Introspection may not nest the fields of a type in the fields of another.",
                ));
            }
            self.is_introspection = true;
            self.fields *= INTROSPECTION;
            self.type_lists = 0;
        }
        Ok(self)
    }
}
