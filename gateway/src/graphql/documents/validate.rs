//! Validates documents against the schema with apollo-compiler, because the executor's own validation has gaps.

use apollo_compiler::ExecutableDocument;
use apollo_compiler::ast::{Definition, Document, Value};
use apollo_compiler::validation::Valid;

use crate::graphql::documents::check_values::check_literals;
use crate::graphql::documents::diagnostics::invalid_document;
use crate::graphql::documents::schema::SCHEMA;
use crate::graphql::request_error::RequestError;

/// The maximum number of errors reported for a document.
const MAX_ERRORS: usize = 100;

/// Validates a document.
///
/// # Errors
/// What is wrong with it.
pub fn validate(mut document: Document) -> Result<Valid<ExecutableDocument>, RequestError> {
    // apollo-compiler takes any default for one that is not null.
    for definition in &mut document.definitions {
        if let Definition::OperationDefinition(operation) = definition {
            for variable in &mut operation.make_mut().variables {
                let variable = variable.make_mut();
                let is_null = variable.default_value.as_deref() == Some(&Value::Null);
                if is_null && !variable.ty.is_non_null() {
                    variable.default_value = None;
                }
            }
        }
    }
    let valid = document
        .to_executable_validate(&SCHEMA)
        .map_err(|invalid| invalid_document(&invalid.errors, MAX_ERRORS))?;
    check_literals(&valid)?;
    Ok(valid)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use crate::config::settings::Settings;
    use crate::graphql::documents::store::DocumentStore;

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Case {
        document: String,
        is_valid: bool,
    }

    #[tokio::test]
    async fn a_document_is_valid_where_graphql_js_says_so() {
        let settings = Settings::from_flags::<_, &str>([]).expect("the defaults are valid");
        let documents = DocumentStore::new(&settings).expect("the manifest is valid");
        let table = include_str!("../../../../tests/validation/documents.json");
        let cases: Vec<Case> = serde_json::from_str(table).expect("the table is JSON");
        assert!(cases.len() > 100);
        // graphql-js accepts a nullable variable in a required `@oneOf` input; the specification rejects it.
        let overlooked = "query ($id: Int) { customer(by: { customerId: $id }) { name } }";
        let mut others = Vec::new();
        for Case { document, is_valid } in cases {
            let refused = documents.by_text(&document, async || false).await.err();
            if refused.is_none() != (is_valid && document != overlooked) {
                others.push((document, refused));
            }
        }
        assert!(others.is_empty(), "{others:#?}");
    }
}
