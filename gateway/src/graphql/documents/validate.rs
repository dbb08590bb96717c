//! Validates documents against the schema with apollo-compiler, because the executor's own validation has gaps.

use std::collections::HashMap;
use std::sync::LazyLock;

use apollo_compiler::Schema;
use apollo_compiler::ast::Document;
use apollo_compiler::schema::ExtendedType;
use apollo_compiler::validation::Valid;
use async_graphql::Name;

use crate::graphql::documents::diagnostics::request_error;
use crate::graphql::request_error::RequestError;
use crate::schema;

/// The maximum number of errors reported for a document.
const MAX_ERRORS: usize = 100;

/// The gateway's own schema.
pub static SCHEMA: LazyLock<Valid<Schema>> = LazyLock::new(|| {
    // apollo-compiler does not know `@oneOf`.
    let one_of = "extend type __Type { isOneOf: Boolean }";
    let text = format!("{}\n{one_of}\n", schema::sdl_without_description());
    Schema::parse_and_validate(text, "schema.graphql").expect("the printed schema is valid")
});

/// The object types of every interface and union.
static POSSIBLE_TYPES: LazyLock<HashMap<Name, Vec<Name>>> = LazyLock::new(|| {
    let unions = SCHEMA.types.iter().filter_map(|(name, ty)| match ty {
        ExtendedType::Union(union) => {
            let members = union.members.iter();
            Some((
                Name::new(name),
                members.map(|member| Name::new(&member.name)).collect(),
            ))
        }
        _ => None,
    });
    let interfaces = SCHEMA.implementers_map();
    let interfaces = interfaces
        .iter()
        .map(|(name, all)| (Name::new(name), all.objects.iter().map(Name::new).collect()));
    interfaces.chain(unions).collect()
});

/// The object types of an interface or a union; `None` for any other type.
pub fn possible_types(name: &str) -> Option<&'static [Name]> {
    POSSIBLE_TYPES.get(name).map(Vec::as_slice)
}

/// Validates a document with this text.
///
/// # Errors
/// What is wrong with it.
pub fn validate(document: &Document, text: &str) -> Result<(), RequestError> {
    match document.to_executable_validate(&SCHEMA) {
        Ok(_) => Ok(()),
        Err(invalid) => Err(request_error(&invalid.errors, text, MAX_ERRORS)),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::config::settings::Settings;
    use crate::graphql::documents::store::DocumentStore;

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Case {
        document: String,
        is_valid: bool,
    }

    #[tokio::test]
    async fn the_verdict_on_a_document_is_that_of_graphql_js() {
        let settings = Settings::from_flags::<_, &str>([]).expect("the defaults are valid");
        let documents = DocumentStore::new(&settings).expect("the manifest is valid");
        let table = include_str!("../../../../tests/validation/documents.json");
        let cases: Vec<Case> = serde_json::from_str(table).expect("the table is JSON");
        assert!(cases.len() > 100);
        // graphql-js accepts a nullable variable in a required `@oneOf` input; the specification rejects it.
        let overlooked = ["query ($id: Int) { customer(by: { customerId: $id }) { name } }"];
        let mut others = Vec::new();
        for case in cases {
            let found = documents.by_text(&case.document, async || false).await;
            let is_valid = case.is_valid && !overlooked.contains(&case.document.as_str());
            if found.is_ok() != is_valid {
                others.push((case.document, case.is_valid, found.err()));
            }
        }
        assert!(others.is_empty(), "{others:#?}");
    }

    #[test]
    fn documents_as_deep_as_the_limits_allow_are_validated() {
        let text = format!(
            "{{ customers(filter: {{ text: {}{} }}) {{ totalCount }} }}",
            "[".repeat(197),
            "]".repeat(197)
        );
        let parsed =
            crate::graphql::documents::parse::parse(&text).expect("the document is well formed");
        assert!(validate(&parsed.ast, &text).is_err());
        let text = format!("{}{{ __typename }}{}", "{ ...".repeat(199), "}".repeat(199));
        let parsed =
            crate::graphql::documents::parse::parse(&text).expect("the document is well formed");
        assert!(validate(&parsed.ast, &text).is_ok());
    }
}
