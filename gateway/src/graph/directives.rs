//! Directives of the schema.

use async_graphql::TypeDirective;

/// Marks a field that is null only when it failed: then an error with its path says why.
#[TypeDirective(location = "FieldDefinition", name = "semanticNonNull")]
pub fn semantic_non_null(levels: Option<Vec<i32>>) {}
