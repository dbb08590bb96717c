//! The schema's directives.

use async_graphql::TypeDirective;

/// Marks a field that is null only if it failed. An error with the field's path has the reason.
#[TypeDirective(location = "FieldDefinition", name = "semanticNonNull")]
pub fn semantic_non_null(levels: Option<Vec<i32>>) {}
