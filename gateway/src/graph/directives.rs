//! The schema's directives.

use async_graphql::TypeDirective;

/// Marks a field that is null only if it failed. An error with the field's path has the reason.
#[TypeDirective(location = "FieldDefinition", name = "semanticNonNull")]
pub fn semantic_non_null(
    #[graphql(
        desc = "Which levels of a list this is said of: 0 is the field itself, 1 the items of its list. Defaults to 0."
    )]
    levels: Option<Vec<i32>>,
) {
}
