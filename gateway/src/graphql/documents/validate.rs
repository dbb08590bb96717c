//! Validates documents against the schema with apollo-compiler, because the executor's own validation has gaps.

use std::collections::HashMap;
use std::sync::LazyLock;

use apollo_compiler::Schema;
use apollo_compiler::ast::Document;
use apollo_compiler::schema::ExtendedType;
use apollo_compiler::validation::Valid;
use async_graphql::Name;

use crate::graphql::documents::diagnostics::validation_errors;
use crate::graphql::request_error::RequestError;
use crate::schema;

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
        Err(invalid) => Err(validation_errors(&invalid.errors, text, &SCHEMA)),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::config::settings::Settings;
    use crate::graphql::documents::store::DocumentStore;

    #[derive(Deserialize)]
    struct Case {
        document: String,
        messages: Vec<String>,
    }

    /// Invalid documents whose errors apollo-compiler or this gateway words otherwise.
    const WORDED_OTHERWISE: [&str; 13] = [
        "{ console { x: isSandbox } ...F } fragment F on Query { console { x: version } }",
        "{ node(id: \"a\") { id ... on Customer { id: name } } }",
        "{ console { version { x } } }",
        "{ __typename { x } }",
        "{ x: __typename { x } }",
        "query A($a: Int) { ...F } query B { ...F } fragment F on Query { customers(first: $a) { totalCount } }",
        "{ __typename } { __typename }",
        "{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }",
        "fragment F on Query { __typename }",
        "{ customers(after: \"\\u12\") { totalCount } }",
        "{ customers { nodes { x: id } nodes { x: name } } }",
        "{ customers { ...A ...B } } fragment A on CustomerConnection { nodes { x: name } } fragment B on CustomerConnection { nodes { x: slug } }",
        "{ ...Prt } fragment Part on Query { console { version } }",
    ];

    #[tokio::test]
    async fn the_errors_of_a_document_are_those_of_graphql_js() {
        let settings = Settings::from_flags::<_, &str>([]).expect("the defaults are valid");
        let documents = DocumentStore::new(&settings).expect("the manifest is valid");
        let table = include_str!("../../../../tests/validation/documents.json");
        let cases: Vec<Case> = serde_json::from_str(table).expect("the table is JSON");
        assert!(cases.len() > 100);
        // graphql-js accepts a nullable variable in a required `@oneOf` input; the specification rejects it.
        let overlooked = "query ($id: Int) { customer(by: { customerId: $id }) { name } }";
        let (mut others, mut worded_otherwise) = (Vec::new(), Vec::new());
        for case in cases {
            let found = documents.by_text(&case.document, async || false).await;
            let errors = found.err().map(|error| error.to_graphql("r"));
            let errors = errors.into_iter().flatten();
            let mut found: Vec<String> = errors.map(|error| error.message).collect();
            let is_valid = case.messages.is_empty() && case.document != overlooked;
            let mut expected = case.messages;
            found.sort_unstable();
            expected.sort_unstable();
            if found.is_empty() != is_valid {
                others.push((case.document, expected, found));
            } else if found != expected && case.document != overlooked {
                worded_otherwise.push((case.document, expected, found));
            }
        }
        assert!(others.is_empty(), "{others:#?}");
        let documents = worded_otherwise
            .iter()
            .map(|(document, ..)| document.as_str());
        assert_eq!(
            documents.collect::<Vec<_>>(),
            WORDED_OTHERWISE,
            "{worded_otherwise:#?}"
        );
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
